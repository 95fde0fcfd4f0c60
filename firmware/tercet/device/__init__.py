"""The hardware: the only part that imports machine or rp2, and it imports no other part of ours."""
