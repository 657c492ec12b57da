"""kiwisolver on the same cell; what the calls from Python cost is measured and taken off.

A call's cost is that of the nearest call that does next to nothing: hasConstraint for addConstraint, hasEditVariable
for suggestValue and updateVariables. Constraints are made before the clock starts.
"""
import sys
import time

import kiwisolver as k


def recipe(path):
    rows, names, parameters = [], [], {}
    for line in open(path):
        words = line.split()
        if not words or words[0].startswith("#") or words[0] == "edit":
            continue
        if words[0] == "param":
            parameters[words[1]] = float(words[3])
            continue
        terms, constant, parameter, side, sign, factor = [], 0.0, None, 1, 1, 1.0
        for place, word in enumerate(words):
            if word in ("==", "<=", ">="):
                relation, side, sign = word, -1, 1
            elif word in "+-":
                sign = 1 if word == "+" else -1
            elif word == "*":
                pass
            elif word[0] == "@":
                priority = float(word[1:])
            elif word[0] == "$":
                parameter = word
            elif word[0].isdigit():
                if words[place + 1] == "*":
                    factor = float(word)
                else:
                    constant += side * sign * float(word)
            else:
                if word not in names:
                    names.append(word)
                terms.append((word, side * sign * factor))
                sign, factor = 1, 1.0
        rows.append((terms, relation, constant, parameter, priority))
    return rows, names, parameters


def strength(priority):
    if priority >= 1000:
        return k.strength.required
    if priority >= 750:
        return k.strength.create(0, priority - 749, 0)
    return k.strength.create(0, 0, priority - 249)


def prepare(rows, names, parameters):
    variables = {name: k.Variable() for name in names}
    inputs = {name: k.Variable() for name in parameters}
    constraints = []
    for terms, relation, constant, parameter, priority in rows:
        parts = [k.Term(variables[name], factor) for name, factor in terms]
        if parameter:
            parts.append(k.Term(inputs[parameter], -1.0))
        constraints.append(k.Constraint(k.Expression(parts, constant), relation, strength(priority)))
    return variables, inputs, constraints


def solve(variables, inputs, constraints, parameters):
    solver = k.Solver()
    solver.addEditVariable(variables["content.width"], "strong")
    for name, variable in inputs.items():
        solver.addEditVariable(variable, "strong")
        solver.suggestValue(variable, parameters[name])
    for constraint in constraints:
        solver.addConstraint(constraint)
    solver.suggestValue(variables["content.width"], 375)
    solver.updateVariables()
    return solver


def least(rounds, body):
    best = 1e9
    for _ in range(rounds):
        start = time.perf_counter()
        body()
        best = min(best, time.perf_counter() - start)
    return best * 1e6


def main():
    rows, names, parameters = recipe(sys.argv[1])
    prepared = prepare(rows, names, parameters)
    variables, inputs, constraints = prepared
    solver = solve(*prepared, parameters)
    width, height = variables["content.width"], variables["content.height"]
    assert height.value() == 218.25, height.value()

    def many(count, call):
        def body():
            for _ in range(count):
                call()
        return least(30, body) / count

    def calls():
        for constraint in constraints:
            solver.hasConstraint(constraint)
        for _ in range(2 * len(inputs) + 4):
            solver.hasEditVariable(width)

    build = least(300, lambda: solve(*prepared, parameters))
    overhead = least(300, calls)
    one = many(2000, lambda: solver.hasEditVariable(width)) - many(2000, lambda: None)
    values = [376.0, 375.0]

    def edit():
        values.reverse()
        solver.suggestValue(width, values[0])
        solver.updateVariables()

    empty = many(2000, lambda: values.reverse())
    edited = many(2000, edit) - empty
    items = list(inputs.values())
    cells = [[60 + i * 37 % 180, 40 + i * 13 % 30, 18 * (1 + i % 6), 56 + i * 7 % 24, 60 + i * 11 % 24]
             for i in range(1000)]
    order = ["$name_w", "$time_w", "$body_h", "$like_w", "$share_w"]
    items = [inputs[name] for name in order]

    def reuse():
        for cell in cells:
            for item, value in zip(items, cell):
                solver.suggestValue(item, value)
            solver.updateVariables()
            height.value()

    def loop():
        for cell in cells:
            for item, value in zip(items, cell):
                solver.hasEditVariable(item)
            solver.hasEditVariable(width)
            height.value()

    reused, looped = least(20, reuse) / 1000, least(20, loop) / 1000
    print(f"kiwisolver {k.__version__} from Python, calls taken off (a call costs {one:.3f} µs)")
    print(f"  build and solve            {build:8.2f} - {overhead:.2f} = {build - overhead:8.2f} µs")
    print(f"  one edit of the width      {edited:8.3f} - {2 * one:.3f} = {edited - 2 * one:8.3f} µs")
    print(f"  five constants, read frame {reused:8.3f} - {looped:.3f} = {reused - looped:8.3f} µs")


main()
