"""One screen a file. A screen gets a context, imports no driver, paints all in draw() and what changed in tick()."""
