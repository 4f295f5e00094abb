# SPDX-License-Identifier: Apache-2.0
"""Charts as SVG, legible on light and on dark pages.

A chart is lying bars, one group for each row with one bar for each series, or
dots on a line where values are too far apart for bars.  A value is its median,
its least and its most.
"""
import math
from xml.sax.saxutils import escape

WIDTH = 760
LEFT = 220       # where the axis begins; names stand before it
RIGHT = 90       # for the figure behind the longest bar
TOP = 78
BAR = 11
GAP = 3          # between bars of a row
ROW_GAP = 12
TICKS = 5

STYLE = '''<style>
  .page { fill: #ffffff }
  text { font: 12px system-ui, "Segoe UI", Helvetica, Arial, sans-serif;
         fill: #1f2328 }
  .title { font-size: 15px; font-weight: 600 }
  .soft { fill: #59636e }
  .own { font-weight: 600 }
  .grid { stroke: #d1d9e0; stroke-width: 1 }
  .span { stroke: #59636e; stroke-width: 1 }
  .s0 { fill: #2f6fdb } .s1 { fill: #e08a1e }
  @media (prefers-color-scheme: dark) {
    .page { fill: #0d1117 }
    text { fill: #e6edf3 }
    .soft { fill: #9198a1 }
    .grid { stroke: #3d444d }
    .span { stroke: #9198a1 }
    .s0 { fill: #6ea8fe } .s1 { fill: #f0a848 }
  }
</style>'''


def short(value):
    """Formats a figure with about three digits."""
    if value >= 1e6:
        return f'{value / 1e6:.3g} M'
    if value >= 1000:
        return f'{value:,.0f}'
    return f'{value:.3g}'


def nice(value):
    """Returns the next of 1, 2, 2.5, 5 times a power of ten."""
    power = 10 ** math.floor(math.log10(value))
    return next(step * power for step in (1, 2, 2.5, 5, 10)
                if step * power >= value * (1 - 1e-9))


class Linear:
    """An axis from zero to a round number above the maximum."""

    def __init__(self, values):
        self.step = nice(max(values) / TICKS)
        self.end = self.step * math.ceil(max(values) / self.step)

    def ticks(self):
        return [self.step * i for i in range(round(self.end / self.step) + 1)]

    def part(self, value):
        return value / self.end


class Log:
    """Powers of ten around all values."""

    def __init__(self, values):
        self.low = math.floor(math.log10(min(values)))
        self.high = max(math.ceil(math.log10(max(values))), self.low + 1)

    def ticks(self):
        return [10 ** i for i in range(self.low, self.high + 1)]

    def part(self, value):
        return (math.log10(value) - self.low) / (self.high - self.low)


class Chart:
    def __init__(self, title, unit, series, rows, is_log=False):
        """rows: (name, [(median, least, most) or None for each series])."""
        self.title, self.unit, self.series = title, unit, series
        self.rows = [row for row in rows if any(row[1])]
        values = [value for _, cells in self.rows for cell in cells if cell
                  for value in cell]
        self.is_log = is_log
        self.scale = (Log if is_log else Linear)(values)
        self.row_height = len(series) * (BAR + GAP) + ROW_GAP
        self.bottom = TOP + len(self.rows) * self.row_height

    def x(self, value):
        return LEFT + (WIDTH - LEFT - RIGHT) * self.scale.part(value)

    def text(self, x, y, words, kind='', anchor='start'):
        return (f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" '
                f'text-anchor="{anchor}">{escape(words)}</text>')

    def head(self):
        yield self.text(16, 26, self.title, 'title')
        x = 16
        for i, name in enumerate(self.series):
            yield (f'<rect x="{x}" y="40" width="11" height="11" rx="2" '
                   f'class="s{i}"/>')
            yield self.text(x + 17, 50, name)
            x += 40 + 7 * len(name)

    def axis(self):
        for tick in self.scale.ticks():
            x = self.x(tick)
            yield (f'<line x1="{x:.1f}" y1="{TOP - 6}" x2="{x:.1f}" '
                   f'y2="{self.bottom}" class="grid"/>')
            yield self.text(x, self.bottom + 16, short(tick), 'soft', 'middle')
        kind = ', logarithmic' if self.is_log else ''
        yield self.text((LEFT + WIDTH - RIGHT) / 2, self.bottom + 36,
                        self.unit + kind, 'soft', 'middle')

    def mark(self, cell, y, i):
        median, least, most = cell
        middle = y + BAR / 2
        x = self.x(median)
        if self.is_log:
            yield f'<circle cx="{x:.1f}" cy="{middle}" r="5" class="s{i}"/>'
        else:
            yield (f'<rect x="{LEFT}" y="{y}" width="{x - LEFT:.1f}" '
                   f'height="{BAR}" rx="2" class="s{i}"/>')
        if most > least:
            yield (f'<line x1="{self.x(least):.1f}" y1="{middle}" '
                   f'x2="{self.x(most):.1f}" y2="{middle}" class="span"/>')
        at = max(x + 5 * self.is_log, self.x(most))
        yield self.text(at + 6, y + BAR - 1, short(median))

    def body(self):
        for row, (name, cells) in enumerate(self.rows):
            top = TOP + row * self.row_height + ROW_GAP / 2
            middle = top + (len(cells) * (BAR + GAP) - GAP) / 2
            kind = 'own' if name.startswith('kin') else ''
            yield self.text(LEFT - 12, middle + 4, name, kind, 'end')
            for i, cell in enumerate(cells):
                if cell:
                    yield from self.mark(cell, top + i * (BAR + GAP), i)

    def svg(self):
        height = self.bottom + 50
        return '\n'.join([
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" '
            f'height="{height}" viewBox="0 0 {WIDTH} {height}" role="img">',
            f'<title>{escape(self.title)}</title>', STYLE,
            f'<rect width="{WIDTH}" height="{height}" class="page"/>',
            *self.head(), *self.axis(), *self.body(), '</svg>']) + '\n'
