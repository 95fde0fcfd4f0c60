"""Mutation tests of the rules core: a small fault at a time is put into it, and the tests must find it.

`made` makes the faults, with mutmut's operators. `runner` tries them: pytest collects the tests once, and for each fault a
process is forked that gets the faulty code and runs the tests that call the function, the shortest first. What was found is
kept in build/mutants/ for as long as a module does not change; `make mutants` tries only the rest again.
"""
