#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Lists the fields, enumerations and resources of a generated header as lines
of tests/typed/lines.h, by its signatures.

  lines.py HEADER >LINES
"""
import re
import sys

FIELD = re.compile(r'kin_field\s+\*(\w+)_field_\(void\)\n'
                   r'\{\n    static kin_field field = '
                   r'KIN_FIELD_INIT\(\s*("(?:[^"\\]|\\.)*"),\s*'
                   r'("(?:[^"\\]|\\.)*")\);')
FUNCTION = re.compile(r'^(?:KIN_NODISCARD )?static inline\s+(\w+)\s+(\w+)\('
                      r'([^{;]*)\)\n\{', re.MULTILINE)
ENUM = re.compile(r'^typedef enum\s+(\w+)\s+\{', re.MULTILINE)
CHOICES = re.compile(r'names\[\] = \{(.*?)\};', re.DOTALL)
RESOURCE = re.compile(r'^static const\s+kin_resource\s+(\w+)\[1\]\s+=',
                      re.MULTILINE)


def by_ending(functions, ending):
    """The name of the only function that ends so, without the ending."""
    names = [name for name in functions if name.endswith(ending)]
    assert len(names) == 1, (ending, names)
    return names[0][:-len(ending)]


def parameters(text):
    return [' '.join(one.split()) for one in text.split(',')]


def line_of(read, functions):
    """The macro, and what it needs to know besides view, stems and keys."""
    edit = by_ending(functions, '_unset')
    rest = {name[len(read):] for name in functions if name.startswith(read)}
    if edit + '_append' in functions:
        kind = functions[edit + '_append'][0]
        if kind == 'int':
            return 'LINE_LIST', ()
        kind = kind[:-len('_edit')]
        get = [name for name, (given, _) in functions.items()
               if given == kind + '_list']
        return 'LINE_STRUCT_LIST', (kind, get[0])
    if '_key_at' in rest:
        kind, what = functions[read + '_get']
        if edit + '_set' not in functions:
            open_ = [name for name, (given, _) in functions.items()
                     if given == kind + '_edit']
            return 'LINE_STRUCT_MAP', (kind, open_[0])
        if 'kin_scratch *scratch' in what:
            return 'LINE_MAP_TEXT', ()
        return 'LINE_MAP_BYTES' if 'void *buffer' in what else 'LINE_MAP', ()
    if edit + '_set' not in functions:
        open_, kind = [(name, given) for name, (given, _) in functions.items()
                       if given.endswith('_edit')][0]
        get = [name for name, (given, _) in functions.items()
               if given + '_edit' == kind]
        return 'LINE_STRUCT', (kind[:-len('_edit')], get[0], open_)
    what = functions[read][1]
    if 'kin_scratch *scratch' in what:
        return 'LINE_FIELD_TEXT', ()
    return 'LINE_FIELD_BYTES' if 'void *buffer' in what else 'LINE_FIELD', ()


def fields(text):
    starts = list(FIELD.finditer(text))
    for match, after in zip(starts, starts[1:] + [None]):
        end = after.start() if after else len(text)
        read = match[1]
        functions = {}
        for one in FUNCTION.finditer(text, match.end(), end):
            functions[one[2]] = (one[1], parameters(one[3]))
            if one[2].endswith('_unset'):
                break
        view = functions[read + '_has'][1][0].split()[0]
        edit = by_ending(functions, '_unset')
        macro, more = line_of(read, functions)
        first, second = match[2], match[3]
        print(f'{macro}({", ".join([*more, view, read, edit, first, second])})')


def enums(text):
    for match in ENUM.finditer(text):
        choices = ' '.join(CHOICES.search(text, match.end())[1].split())
        print(f'LINE_ENUM({match[1]}, {choices})')


def resources(text):
    for match in RESOURCE.finditer(text):
        # Reviews are not read again.
        if f'{match[1]}_get(' not in text:
            continue
        new = re.compile(r'(\w+)_edit\s+\w+_new\(([^{;]*)\)\n\{').search(
            text, match.end())
        scope = 'namespaced' if 'kin_str ns' in ' '.join(
            new[2].split()) else 'cluster'
        print(f'LINE_RESOURCE({scope}, {new[1]}, {match[1]})')


def main():
    with open(sys.argv[1], encoding='utf-8') as f:
        text = f.read()
    fields(text)
    enums(text)
    resources(text)


main()
