import { describe, expect, it } from '@jest/globals'

import { picturesOf, withPictures } from './pictures.mjs'
import { bars, stacks } from './bars.mjs'
import { lines } from './lines.mjs'
import { cut, grouped, linear, logarithmic, widthOf } from './svg.mjs'

type Box = { words: string; left: number; right: number; top: number; bottom: number }

const HEIGHT = 13

/** Where each text of a picture stands, by the width that is reckoned with. */
function textsOf(svg: string): Box[] {
  return [
    ...svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"(?: text-anchor="(\w+)")?[^>]*>([^<]*)</g),
  ].map(([, x = '', y = '', anchor = 'start', words = '']) => {
    const width = widthOf(words)
    const left = Number(x) - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
    return { words, left, right: left + width, top: Number(y) - HEIGHT, bottom: Number(y) }
  })
}

const overlapping = (boxes: Box[]): string[] =>
  boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.words} / ${other.words}`),
  )

const outside = (svg: string): string[] => {
  const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number)
  return textsOf(svg).flatMap(({ words, left, right, bottom }) =>
    left < 0 || right > width || bottom > height ? [words] : [],
  )
}

const rectsOf = (svg: string) =>
  [
    ...svg.matchAll(/<rect class="fill(\d)" x="([\d.]+)" y="[\d.]+" width="([\d.]+)" height="22"/g),
  ].map(([, colour, x, width]) => ({ colour: Number(colour), x: Number(x), width: Number(width) }))

const long =
  'a very long name of a page that somebody gave to it without thinking of those who draw pictures of it'
const measured = '2026-11-21, Node 20'

describe('a scale', () => {
  it('begins at nothing and ends at a round number not below the largest value', () => {
    for (const most of [0.3, 4, 84, 150, 220, 999, 88_109, 1e6]) {
      const { ticks, at } = linear(most, [100, 500])
      expect(ticks[0]).toBe(0)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
      expect(ticks.length).toBeLessThanOrEqual(7)
      expect(at(0)).toBe(100)
      expect(at(ticks.at(-1) ?? 0)).toBe(500)
    }
  })

  it('can be drawn when all that was measured is nothing', () => {
    const { ticks, at } = linear(0, [0, 10])
    expect(ticks.every(Number.isFinite)).toBe(true)
    expect(at(0)).toBe(0)
  })

  it('of powers of ten gives each the same room, one value included', () => {
    const { ticks, at } = logarithmic([1000, 100_000, 1_000_000], [0, 300])
    expect(ticks).toEqual([1000, 10_000, 100_000, 1_000_000])
    expect(ticks.map((tick) => Math.round(at(tick)))).toEqual([0, 100, 200, 300])
    expect(logarithmic([1000], [0, 300]).at(1000)).toBe(150)
  })
})

describe('words and numbers', () => {
  it('are written as they are read', () => {
    expect([0, 4.24, 4, 18.4, 999, 1000, 50_747, 1_000_000].map((value) => grouped(value))).toEqual(
      ['0', '4.2', '4', '18', '999', '1 000', '50 747', '1 000 000'],
    )
  })

  it('are cut to the room there is, and say so', () => {
    expect(cut('home, nl', 200)).toBe('home, nl')
    expect(cut(long, 200)).toMatch(/…$/)
    expect(widthOf(cut(long, 200))).toBeLessThanOrEqual(200)
  })

  it('cannot become markup', () => {
    const svg = bars({
      title: '<b>&"',
      unit: 's',
      measured,
      bars: [{ name: '<script>', value: 1 }],
    })
    expect(svg).not.toMatch(/<b>|<script>/)
    expect(svg).toContain('<title id="title">&lt;b&gt;&amp;&quot;</title>')
  })
})

describe('bars', () => {
  const plot = { title: 'Pages', unit: 'pages/s', measured }

  it('are as long as their figures', () => {
    const [one, two] = rectsOf(bars({ ...plot, bars: [{ name: 'a', value: 100 }, { name: 'b', value: 400 }] })) // prettier-ignore
    expect((two?.width ?? 0) / (one?.width ?? 1)).toBeCloseTo(4, 1)
  })

  it('say where a figure is missing, and draw the others', () => {
    const svg = bars({
      ...plot,
      bars: [{ name: 'a', value: 100 }, { name: 'b' }, { name: 'c', value: Number.NaN }],
    })
    expect(rectsOf(svg)).toHaveLength(1)
    expect(svg.match(/>not measured</g)).toHaveLength(2)
    expect(svg).toMatch(/<desc[^>]*>a: 100 pages\/s; b: not measured; c: not measured\./)
    expect(bars({ ...plot, bars: [{ name: 'a' }] })).not.toContain('NaN')
  })

  it('leave room for long names and large figures', () => {
    const svg = bars({
      ...plot,
      bars: [
        { name: long, value: 88_109_000 },
        { name: 'b', value: 1 },
        { name: long, value: undefined },
      ],
    })
    expect(overlapping(textsOf(svg))).toEqual([])
    expect(outside(svg)).toEqual([])
  })
})

describe('bars of parts', () => {
  const plot = { title: 'Weight', unit: 'kB', parts: ['JavaScript', 'fonts', 'CSS'], measured }

  it('put each part where the one before it ends, and leave out what is missing', () => {
    const [first, second, third, ...more] = rectsOf(stacks({ ...plot, bars: [{ name: 'a', values: [100, 40, 10], total: 150 }, { name: 'b', values: [100, undefined, 20] }] })) // prettier-ignore
    expect(second?.x).toBeCloseTo((first?.x ?? 0) + (first?.width ?? 0), 0)
    expect(third?.x).toBeCloseTo((second?.x ?? 0) + (second?.width ?? 0), 0)
    expect(more.map(({ colour }) => colour)).toEqual([0, 2])
  })

  it('are never longer than the picture is wide, and the goal is marked', () => {
    const svg = stacks({
      ...plot,
      goal: 220,
      bars: [{ name: long, values: [900, 900, 900], total: 2700 }],
    })
    expect(svg).toContain('class="goal"')
    for (const { x, width } of rectsOf(svg)) expect(x + width).toBeLessThan(760)
    expect(overlapping(textsOf(svg))).toEqual([])
    expect(outside(svg)).toEqual([])
  })

  it('put a legend that is too long for one row into several', () => {
    const svg = stacks({
      ...plot,
      parts: [long, long, 'CSS'].map((name) => name.slice(0, 60)),
      bars: [{ name: 'a', values: [1, 1, 1], total: 3 }],
    })
    expect(overlapping(textsOf(svg))).toEqual([])
    expect(outside(svg)).toEqual([])
  })
})

describe('lines', () => {
  const plot = { title: 'Times', unit: 'ms', across: 'listings', measured }
  const line = (...ys: (number | undefined)[]) =>
    ys.map((y, at) => ({ x: 10 ** (3 + at), ...(y !== undefined && { y }) }))

  it('have a gap where a figure is missing', () => {
    const svg = lines({
      ...plot,
      lines: [{ name: 'p99', points: line(10, 20, undefined, 30, 40) }],
    })
    expect(svg.match(/<polyline/g)).toHaveLength(2)
    expect(svg.match(/<circle/g)).toHaveLength(4)
    expect(svg).not.toContain('NaN')
  })

  it('show a single point without a line', () => {
    const goal = { name: 'goal', points: [{ x: 100_000, y: 150 }] }
    const svg = lines({ ...plot, goal, lines: [{ name: 'p99', points: [{ x: 100_000, y: 84 }] }] })
    expect(svg).not.toContain('<polyline')
    expect(svg.match(/<line class="goal"/g)).toHaveLength(2)
    expect(svg.match(/<circle/g)).toHaveLength(1)
    expect(svg).not.toContain('NaN')
  })

  it('keep the figures of two lines apart, also where they meet', () => {
    const svg = lines({ ...plot, lines: [{ name: 'p99', points: line(20, 84, 300) }, { name: 'half', isLower: true, points: line(20, 18, 300) }] }) // prettier-ignore
    expect(overlapping(textsOf(svg))).toEqual([])
    expect(outside(svg)).toEqual([])
  })
})

describe('the pictures of the report', () => {
  const front = {
    measured,
    connections: 32,
    perSecond: { next: 1000, front: 50_000, nginx: 90_000 },
  }

  it('are those of the benches that have run', () => {
    expect(picturesOf({})).toEqual([])
    expect(picturesOf({ front }).map(({ file }) => file)).toEqual(['front.svg'])
  })

  it('stand below the head, and are replaced when they are drawn again', () => {
    const report = '# Benchmarks\n\nHead.\n\n<!-- bench a -->\ntable\n<!-- /bench a -->\n'
    const once = withPictures(report, picturesOf({ front }))
    expect(once).toMatch(
      /Head\.\n\n<!-- plots -->\n\n!\[[^\]]+\]\(benchmarks\/front\.svg\)\n\n<!-- \/plots -->\n\n<!-- bench a -->/,
    )
    expect(withPictures(once, picturesOf({ front }))).toBe(once)
    expect(withPictures(once, [])).not.toContain('front.svg')
  })
})
