import { describe, expect, it } from '@jest/globals'

import { readInboxQuery, writeInboxQuery } from './query'

describe('the address of the inbox', () => {
  it('is read back as it was written', () => {
    const query = { tab: 'overdue', page: 3, search: 'Zoë & zn', kind: 'offer' } as const
    expect(readInboxQuery(Object.fromEntries(new URLSearchParams(writeInboxQuery(query))))).toEqual(query)
  })

  it.each([{}, { tab: 'nothing', page: '-1', kind: 'toString' }, { page: '1.5', tab: ['x', 'new'] }, { page: '1e9' }])(
    'is that of the new ones when it says nonsense: %j',
    (asked) => {
      expect(readInboxQuery(asked)).toEqual({ tab: 'new', page: 1, search: '', kind: undefined })
    },
  )
})
