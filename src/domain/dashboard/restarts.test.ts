import { describe, expect, it } from '@jest/globals'

import { readParts, restartsSince } from './restarts'

const at = (time: string) => `2026-11-22T${time}:00.000Z`
const known = {
  site: {
    state: 'running',
    restarts: [at('07:00'), at('13:03'), at('12:00')],
    reason: 'was ended by SIGKILL',
  },
  front: { state: 'running', restarts: [] },
  database: { state: 'starting', restarts: [at('13:10')] },
}

describe('what the launcher knows of its parts', () => {
  it('is counted since a moment, the last restart first whatever the order it was written in', () => {
    expect(restartsSince(readParts(JSON.stringify(known)), new Date(at('12:00')))).toEqual([
      { part: 'database', times: 1, last: new Date(at('13:10')) },
      { part: 'site', times: 2, last: new Date(at('13:03')) },
    ])
  })

  it.each([
    '',
    '{"site": {"state": "run',
    '[]',
    'null',
    '{"site": {"state": "running", "restarts": ["yesterday"]}}',
  ])('is nothing when the file is %j', (text) => {
    expect(readParts(text)).toEqual({})
  })
})
