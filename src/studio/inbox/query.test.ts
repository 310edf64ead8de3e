import { describe, expect, it } from '@jest/globals'

import { readInboxQuery, writeInboxQuery } from './query'

describe('the address of the inbox', () => {
  it('is parsed to the query it was written from', () => {
    const query = { tab: 'overdue', page: 3, search: 'Zoë & zn', kind: 'offer' } as const
    expect(readInboxQuery(Object.fromEntries(new URLSearchParams(writeInboxQuery(query))))).toEqual(
      query,
    )
  })

  it.each([
    {},
    { tab: 'nothing', page: '-1', kind: 'toString' },
    { page: '1.5', tab: ['x', 'new'] },
    { page: '1e9' },
  ])('shows new enquiries when its values are invalid: %j', (params) => {
    expect(readInboxQuery(params)).toEqual({ tab: 'new', page: 1, search: '', kind: undefined })
  })
})
