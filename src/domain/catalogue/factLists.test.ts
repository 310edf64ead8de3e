import { describe, expect, it } from '@jest/globals'

import { comparedFacts, feedFacts, propertyFacts, vocabularyOf } from './factLists'
import type { Fact } from './propertyFacts'

const orderIn = (list: readonly Fact[], some: readonly Fact[]) =>
  list.filter((fact) => some.includes(fact))

describe('the lists of facts', () => {
  it('keep to the order that people know where it is not the order of the table', () => {
    expect(orderIn(propertyFacts, ['floor', 'floors', 'facades'])).toEqual([
      'floors',
      'floor',
      'facades',
    ])
    const comfort = comparedFacts.find(({ group }) => group === 'comfort')?.facts ?? []
    expect(orderIn(comfort, ['attic', 'cellar', 'terrace', 'garage', 'pool'])).toEqual([
      'terrace',
      'garage',
      'cellar',
      'attic',
      'pool',
    ])
  })

  it('compare what the law wants in an advertisement, beside price and address', () => {
    const compared = comparedFacts.flatMap(({ facts }) => facts)
    expect(compared).toEqual(
      expect.arrayContaining(
        'epcValue epcLabel uniqueCode gScore pScore floodZone permit zoning summons preemptiveRights allotmentPermit'.split(
          ' ',
        ),
      ),
    )
  })

  it('leave to feeds what only they bring, and to the page what no feed brings', () => {
    expect(propertyFacts).not.toContain('recordFile')
    expect(feedFacts).toContain('recordFile')
    expect(feedFacts).not.toContain('unitStatus')
    expect(propertyFacts).toContain('unitStatus')
  })

  it('find the names of choices that two facts share in one place', () => {
    expect(vocabularyOf('gScore')).toBe('floodScore')
    expect(vocabularyOf('heating')).toBe('heating')
  })
})
