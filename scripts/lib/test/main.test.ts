import { existsSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { choose, grouped } from './main.mjs'

describe('npm test', () => {
  it('runs for the word upgrade only the tests of what we rely on in Payload and Next', () => {
    const folder = 'integration/upgrade/'
    expect(choose(['upgrade'])).toEqual({ stages: ['integration'], patterns: [folder] })
    expect(existsSync(`tests/${folder}`)).toBe(true)
  })

  it('names every word it knows to who misspells one', () => {
    expect(() => choose(['upgrades'])).toThrow(
      /There is no stage "upgrades"\. .*browser, cluster, upgrade\./,
    )
  })

  it('runs each stage once: in two rows where there are two cores, else one after the other', () => {
    const { stages } = choose([])
    expect(grouped(stages, 2).slice(0, 2)).toEqual([
      [['types', 'layers', 'dead', 'messages', 'patterns'], ['unit']],
      [['integration']],
    ])
    expect(grouped(stages, 2).flat(2).sort()).toEqual([...stages].sort())
    expect(grouped(['messages', 'unit'], 2)).toEqual([[['messages'], ['unit']]])
    expect(grouped(stages, 1).flat(2)).toEqual(stages)
  })

  it('builds before it looks at the site, whatever else was asked for', () => {
    for (const words of [['browser'], ['lint', 'browser'], ['cluster', 'browser', 'lint']]) {
      const groups: string[][][] = grouped(choose(words).stages, 2)
      const placeOf = (stage: string) => groups.findIndex((group) => group.flat().includes(stage))
      expect(placeOf('build')).toBeLessThan(placeOf('browser'))
    }
  })
})
