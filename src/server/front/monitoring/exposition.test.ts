import { describe, expect, it } from '@jest/globals'

import { exposition } from './exposition'

describe('the text that a monitor reads', () => {
  it('has each figure with its labels on a line, below what it means', () => {
    const text = exposition([
      {
        name: 'hestia_jobs',
        help: 'Jobs of the queue.',
        type: 'gauge',
        samples: [
          { labels: { state: 'waiting' }, value: 3 },
          { labels: { state: 'failed' }, value: 0 },
        ],
      },
    ])
    expect(text).toBe(
      '# HELP hestia_jobs Jobs of the queue.\n# TYPE hestia_jobs gauge\nhestia_jobs{state="waiting"} 3\nhestia_jobs{state="failed"} 0\n',
    )
  })

  it('escapes what would end a label, and leaves out what has no figure', () => {
    const family = { name: 'a', help: 'b', type: 'counter' } as const
    expect(exposition([{ ...family, samples: [{ labels: { part: 'x"\\\n' }, value: 1 }] }])).toBe(
      '# HELP a b\n# TYPE a counter\na{part="x\\"\\\\\\n"} 1\n',
    )
    expect(exposition([{ ...family, samples: [] }])).toBe('\n')
  })
})
