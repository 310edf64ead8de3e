import { describe, expect, it } from '@jest/globals'

import { isSameRelation, relationsOf, storedRelation } from './relations'

describe('the values of a relation list', () => {
  it('stores plain ids for one collection, and ids with their collection for several', () => {
    const chosen = { relationTo: 'cities', value: '1', label: 'Gent' } as const
    expect(storedRelation(chosen, false)).toBe('1')
    expect(storedRelation([chosen], false)).toEqual(['1'])
    expect(storedRelation([chosen], true)).toEqual([{ relationTo: 'cities', value: '1' }])
    expect(storedRelation(null, false)).toBeNull()
  })

  it('shows both kinds of stored values, and nothing for an empty field', () => {
    expect(relationsOf(['1', '2'], ['cities'])).toEqual([
      { relationTo: 'cities', value: '1' },
      { relationTo: 'cities', value: '2' },
    ])
    expect(relationsOf({ relationTo: 'pages', value: '1' }, ['articles', 'pages'])).toEqual([
      { relationTo: 'pages', value: '1' },
    ])
    expect(relationsOf(null, ['cities'])).toEqual([])
  })

  it('sees no change when the same documents are chosen again, or none as before', () => {
    expect(isSameRelation(['1', '2'], ['1', '2'])).toBe(true)
    expect(isSameRelation(['1', '2'], ['2', '1'])).toBe(false)
    expect(isSameRelation(null, undefined)).toBe(true)
    expect(
      isSameRelation({ relationTo: 'pages', value: '1' }, { relationTo: 'articles', value: '1' }),
    ).toBe(false)
  })
})
