# SPDX-License-Identifier: Apache-2.0
"""The declarations of a public header, found by regular expressions.

clang-format guarantees that a declaration begins in the first column, and that
the closing brace of a struct is in the first column, too.
"""
import re

import csource

DECLARATION = re.compile(
    r'^(?P<mark>KIN_API|static inline)\b(?P<result>[^;{}()]*?)'
    r'(?P<name>\w+)\((?P<rest>[^;{]*)[;{]', re.MULTILINE)
STRUCT = re.compile(r'^(?:typedef )?struct (?P<name>\w+) \{(?P<body>.*?)^\}',
                    re.MULTILINE | re.DOTALL)
OPAQUE = re.compile(r'^typedef struct (\w+) \1;', re.MULTILINE)
ENUM = re.compile(r'^(?:typedef )?enum (\w+) \{', re.MULTILINE)
CALLBACK_TYPE = re.compile(r'^typedef [^;{}()]*?\b(?P<name>\w+)\('
                           r'(?P<rest>[^;{]*);', re.MULTILINE)
CALLBACK = re.compile(r'\(\*(?P<name>\w+)\)\s*\((?P<rest>.*)', re.DOTALL)
DIRECTIVE = re.compile(r'^[ \t]*#(?:[^\n]*\\\n)*[^\n]*', re.MULTILINE)


def contract_before(text, offset):
    """Only white space may separate a contract and its function."""
    start = text.rfind('/**', 0, offset)
    comment = text[max(start, 0):offset].rstrip()
    ends_once = comment.find('*/') == len(comment) - 2
    return comment if start >= 0 and ends_once else ''


def split(text, separator):
    """(offset, part) of what stands between separators outside brackets."""
    parts, begin, depth = [], 0, 0
    for at, c in enumerate(text + separator):
        depth += (c in '([{') - (c in ')]}')
        if depth < 0 or (c == separator and depth == 0):
            part = text[begin:at]
            blanks = len(part) - len(part.lstrip())
            parts.append((begin + blanks, ' '.join(part.split())))
            begin = at + 1
        if depth < 0:
            break
    return [(offset, part) for offset, part in parts if part]


class Parameter:
    """A parameter or a member: `kin_str key`, `void (*on_stop)(void *x)`.  One
    that is a pointer to a function has `parameters`."""

    def __init__(self, text, line=None):
        self.text = text
        self.line = line
        callback = CALLBACK.search(text)
        self.parameters = parameters(callback['rest']) if callback else None
        self.name = callback['name'] if callback else \
            re.findall(r'\w+', text.split('[')[0])[-1]
        words = [] if callback else re.findall(r'\w+', text)[:-1]
        self.type = next((w for w in words if w not in ('const', 'struct')), '')
        self.is_const = text.startswith('const ')
        self.stars = text.count('*') + ('[' in text)


def parameters(rest):
    """Those of a list that may continue behind its bracket."""
    return [Parameter(p) for _, p in split(rest, ',')
            if p not in ('void', '...')]


class Function:
    def __init__(self, source, match):
        self.path = source.path
        self.line = source.line_of(match.start())
        self.name = match['name']
        self.is_exported = match['mark'] == 'KIN_API'
        self.is_nodiscard = 'KIN_NODISCARD' in match.group()
        self.result = ' '.join(w for w in match['result'].split()
                               if w != 'KIN_NODISCARD')
        self.parameters = parameters(match['rest'])
        self.contract = contract_before(source.text, match.start())


class Struct:
    def __init__(self, source, match):
        self.path = source.path
        self.line = source.line_of(match.start())
        self.name = match['name']
        begin = match.start('body')
        self.members = [Parameter(m, source.line_of(begin + offset))
                        for offset, m in split(match['body'], ';')]
        self.contract = contract_before(source.text, match.start())


class CallbackType:
    def __init__(self, source, match):
        self.path = source.path
        self.line = source.line_of(match.start())
        self.name = match['name']
        self.parameters = parameters(match['rest'])


class Header:
    """What a header declares; macros are left out."""

    def __init__(self, root, path):
        source = csource.Source(root, path)
        code = DIRECTIVE.sub(lambda m: csource.blank(m.group()), source.code)

        def every(pattern, kind):
            return [kind(source, m) for m in pattern.finditer(code)]

        self.path = path
        self.functions = every(DECLARATION, Function)
        self.structs = every(STRUCT, Struct)
        self.callback_types = every(CALLBACK_TYPE, CallbackType)
        self.type_names = {t.name for t in self.structs + self.callback_types}
        self.type_names.update(OPAQUE.findall(code), ENUM.findall(code))
