#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the results of test suites with the known failures.

usage: report.py FOLDER KNOWN

FOLDER/runs has a line for each suite: its name, the name of its report (.json,
by ginkgo) and log (.log, with the results of other Go tests), exit status and
milliseconds, separated by tabs.  KNOWN has a line for each expected
failure: suite, spec and reason, separated by tabs; `-`: none.  Exit status 1 if
other specs fail, or if one of those passes whose reason does not begin with
"sometimes: ".
"""
import json
import os
import re
import sys

BAD = {"failed", "panicked", "timedout", "interrupted", "aborted"}


def name_of(spec):
    """The name of a spec in one line."""
    texts = [*(spec["ContainerHierarchyTexts"] or []), spec["LeafNodeText"]]
    name = " ".join(" ".join(text.split()) for text in texts if text)
    if spec["LeafNodeType"] != "It":
        name = f"[{spec['LeafNodeType']}] {name}".strip()
    return name


def first_lines(spec):
    """The beginning of a failure's message."""
    text = (spec.get("Failure") or {}).get("Message") or ""
    lines = [line for line in text.splitlines() if line.strip()]
    return "\n".join("      " + line[:160] for line in lines[:6])


def go_tests(path):
    """Results of the Go tests of a log that run no specs: {name: passed}."""
    results, running, runners = {}, "", set()
    with open(path, encoding="utf-8", errors="replace") as file:
        for line in file:
            if match := re.match(r"=== RUN +(\S+)", line):
                running = match[1]
            elif line.startswith("Running Suite: "):
                runners.add(running)
            elif match := re.match(r" *--- (PASS|FAIL): (\S+)", line):
                results[match[2]] = match[1] == "PASS"
    return {name: passed for name, passed in results.items()
            if name not in runners
            and not any(other.startswith(name + "/") for other in results)}


class Suite:
    """The results of one suite."""

    def __init__(self, folder, line):
        self.name, report, self.status, self.ms = line.rstrip("\n").split("\t")
        self.passed, self.failed, self.skipped = [], {}, 0
        path = os.path.join(folder, report)
        if os.path.exists(path + ".json"):
            with open(path + ".json", encoding="utf-8") as file:
                for suite in json.load(file):
                    for spec in suite["SpecReports"] or []:
                        self.add(spec)
        for name, passed in go_tests(path + ".log").items():
            if passed:
                self.passed.append(name)
            else:
                self.failed[name] = f"      see {path}.log"
        if self.status != "0" and not self.failed:
            self.failed[f"ended with status {self.status}"] = (
                f"      see {path}.log")

    def add(self, spec):
        """Counts a spec; of other nodes only failures."""
        if spec["State"] in BAD:
            self.failed[name_of(spec)] = first_lines(spec)
        elif spec["LeafNodeType"] != "It":
            pass
        elif spec["State"] == "passed":
            self.passed.append(name_of(spec))
        else:
            self.skipped += 1


def read_known(path):
    """The known failures: {(suite, spec): whether it may pass}."""
    known = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                suite, spec, reason = line.rstrip("\n").split("\t")
                known[suite, spec] = reason.startswith("sometimes: ")
    return known


def compare(suites, known):
    """Prints what is unexpected; returns how many specs are."""
    count = 0
    for suite in suites:
        for spec, message in sorted(suite.failed.items()):
            if (suite.name, spec) not in known:
                print(f"  fails: {suite.name}: {spec}\n{message}")
                count += 1
        for (name, spec), may_pass in sorted(known.items()):
            if name == suite.name and spec in suite.passed and not may_pass:
                print(f"  passes, to be removed from the known failures: "
                      f"{name}: {spec}")
                count += 1
    return count


def main():
    folder, known = sys.argv[1:]
    with open(os.path.join(folder, "runs"), encoding="utf-8") as file:
        suites = [Suite(folder, line) for line in file]
    for suite in suites:
        print(f"  {suite.name:34} {len(suite.passed):5} passed "
              f"{len(suite.failed):4} failed {suite.skipped:4} skipped "
              f"{int(suite.ms) / 1000:7.1f} s")
    unexpected = compare(suites, {} if known == "-" else read_known(known))
    passed = sum(len(suite.passed) for suite in suites)
    failed = sum(len(suite.failed) for suite in suites)
    waiting = sum(int(suite.ms) for suite in suites
                  if suite.name in ("pkg/cache", "pkg/manager"))
    total = sum(int(suite.ms) for suite in suites)
    print(f"suites: {len(suites)}, {total / 1000:.1f} s, "
          f"{(total - waiting) / 1000:.1f} s without pkg/cache and pkg/manager")
    print(f"specs: {passed} of {passed + failed} passed, "
          f"{failed} failed, {unexpected} of them unexpected")
    return 1 if unexpected else 0


if __name__ == "__main__":
    sys.exit(main())
