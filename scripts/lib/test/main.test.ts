import { existsSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { choose } from './main.mjs'

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
})
