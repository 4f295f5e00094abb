# SPDX-License-Identifier: Apache-2.0
"""Small changes to C code that a test should detect.

Only function bodies are changed, and no assertions.  A change does not add or
remove lines, so that line numbers stay valid.
"""
import re

import csource

COMPARISON = re.compile(r' (==|!=|<=|>=|<|>) ')
COMPARISONS = {
    '==': ['!='], '!=': ['=='],
    '<': ['<=', '>='], '<=': ['<', '>'],
    '>': ['>=', '<='], '>=': ['>', '<'],
}
LOGIC = re.compile(r'(?<=[\s)])(&&|\|\|)(?=\s)')
SIGN = re.compile(r' (\+|-|\+=|-=) ')
SIGNS = {'+': '-', '-': '+', '+=': '-=', '-=': '+='}
CONDITION = re.compile(r'\b(?:if|while) (?=\()')
CALL = re.compile(r'(?:\(void\))?[A-Za-z_][\w.>\[\]-]*\(')
# Only the thread sanitizer detects a missing lock.
NOT_CALLS = re.compile(r'(?:if|for|while|switch|return|sizeof|assert\w*|case'
                       r'|KIN__LOCK_\w+|\w+_(?:mutex|latch)_(?:un)?lock)\b')
# Not `return 0;`: callers check for negative values.
NUMBER = re.compile(r'(?<![\w.])(?<!return )(\d+)(?![\w.])')
RESULT = re.compile(r'\breturn (r|rc|result|status|code|val|count);')
TRUTH = re.compile(r'\b(true|false)\b')
NOT = re.compile(r'!(?!=)')
ASSERTION = re.compile(r'\b(?:static_|_Static_)?assert\s*(?=\()')


class Mutation:
    """Replaces `text[start:end]` of a file with `new`."""

    def __init__(self, source, kind, start, end, new):
        self.path = source.path
        self.kind = kind
        self.start = start
        self.end = end
        self.new = new
        self.line = source.line_of(start)
        first = source.text.rfind('\n', 0, start) + 1
        last = source.text.find('\n', end)
        self.before = squeeze(source.text[first:last])
        self.after = squeeze(source.text[first:start] + new +
                             source.text[end:last])

    def key(self):
        return f'{self.path}:{self.start}:{self.end}:{self.new}'

    def text(self):
        """As in scripts/mutate-equivalents, without the reason."""
        return f'{self.path} ## {self.before} ## {self.after}'

    def apply(self, text):
        return text[:self.start] + self.new + text[self.end:]

    def __str__(self):
        return f'{self.path}:{self.line} {self.before} -> {self.after}'


def squeeze(text):
    return ' '.join(text.split())


def closing(code, start):
    """The offset behind the parenthesis that closes the one at `start`."""
    depth = 0
    for i in range(start, len(code)):
        depth += {'(': 1, ')': -1}.get(code[i], 0)
        if depth == 0:
            return i + 1
    return len(code)


def without_assertions(code):
    for m in ASSERTION.finditer(code):
        end = closing(code, m.end())
        code = code[:m.start()] + csource.blank(code[m.start():end]) + \
            code[end:]
    return code


def one_for_another(pattern, kind, others):
    def find(code):
        for m in pattern.finditer(code):
            for new in others(m.group(1)):
                yield kind, m.start(1), m.end(1), new
    return find


def negations(code):
    for m in CONDITION.finditer(code):
        end = closing(code, m.end())
        yield 'negate', m.end(), end, None
    for m in NOT.finditer(code):
        yield 'drop !', m.start(), m.end(), ''


def dropped_calls(code):
    """Calls that are whole statements: nothing uses what they return."""
    for m in re.finditer(r'(?<=[;{})])\s+(?=[A-Za-z_(])|\belse\s+', code):
        start = m.end()
        if NOT_CALLS.match(code, start) or not CALL.match(code, start):
            continue
        end = closing(code, code.index('(', CALL.match(code, start).end() - 1))
        if code[end:end + 1] == ';':
            yield 'drop call', start, end, '(void)0'


def next_numbers(text):
    number = int(text)
    return [str(number + 1)] + ([str(number - 1)] if number > 0 else [])


FINDERS = [
    one_for_another(COMPARISON, 'comparison', COMPARISONS.get),
    one_for_another(LOGIC, 'logic', lambda t: ['||' if t == '&&' else '&&']),
    one_for_another(SIGN, 'sign', lambda t: [SIGNS[t]]),
    one_for_another(NUMBER, 'constant', next_numbers),
    one_for_another(RESULT, 'result', lambda t: ['0']),
    one_for_another(TRUTH, 'truth',
                    lambda t: ['false' if t == 'true' else 'true']),
    negations,
    dropped_calls,
]


def bodies(source, code):
    """(start, end) of the bodies of all functions."""
    offsets = [0]
    for line in code.split('\n'):
        offsets.append(offsets[-1] + len(line) + 1)
    for function in source.functions():
        start = code.find('\n{', offsets[function.first - 1]) + 2
        yield start, offsets[function.last - 1]


def of_file(root, path):
    """All mutations of a file, in the order of their places."""
    source = csource.Source(root, path)
    if source.is_generated():
        return []
    code = without_assertions(source.code)
    found = []
    spans = list(bodies(source, code))
    for find in FINDERS:
        for kind, start, end, new in find(code):
            if not any(a <= start and end <= b for a, b in spans):
                continue
            if kind == 'negate':
                new = '(!' + source.text[start:end] + ')'
            # Nothing that spans lines may take lines away.
            new += '\n' * (source.text.count('\n', start, end) -
                           new.count('\n'))
            found.append(Mutation(source, kind, start, end, new))
    return sorted(found, key=lambda m: (m.start, m.end, m.new))
