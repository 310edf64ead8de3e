import { describe, expect, it } from '@jest/globals'

import { salutation } from './person'

describe('how a person is addressed', () => {
  const offeredTo = (siblingData: object) =>
    salutation.filterOptions?.({
      data: {},
      siblingData,
      options: salutation.options,
      req: {} as never,
    })

  it('is chosen from the forms in use', () => {
    expect(offeredTo({})).toEqual(['mr', 'ms'])
    expect(offeredTo({ title: 'ms' })).toEqual(['mr', 'ms'])
  })

  it('stays as it was once chosen', () => {
    expect(offeredTo({ title: 'miss' })).toEqual(['mr', 'ms', 'miss'])
  })
})
