import { describe, expect, it } from '@jest/globals'

import { adviceFor, type AdvertisedFacts } from './advice'

const complete: AdvertisedFacts = {
  ownerStatus: 'online',
  pictures: 8,
  plans: 1,
  films: 1,
  letters: 400,
  hasEnergyLabel: true,
  needsEnergyLabel: true,
  showsPrice: true,
  showsAddress: true,
}
const codes = (facts: Partial<AdvertisedFacts>) =>
  adviceFor({ ...complete, ...facts }).map(({ code }) => code)

describe('advice on an advertisement', () => {
  it('is not given where nothing is missing', () => {
    expect(codes({})).toEqual([])
  })

  it.each([
    [{ plans: 0 }, 'no_plan'],
    [{ films: 0 }, 'no_film'],
    [{ letters: 399 }, 'short_description'],
    [{ hasEnergyLabel: false }, 'no_energy_label'],
    [{ showsPrice: false }, 'hidden_price'],
    [{ showsAddress: false }, 'hidden_address'],
  ] as const)('of %j says %s', (facts, code) => {
    expect(codes(facts)).toEqual([code])
  })

  it('says how many pictures there are and how many it takes', () => {
    expect(adviceFor({ ...complete, pictures: 7 })).toEqual([
      { code: 'few_pictures', values: { count: 7, enough: 8 } },
    ])
  })

  it('asks no energy label of what has none, such as a plot', () => {
    expect(codes({ hasEnergyLabel: false, needsEnergyLabel: false })).toEqual([])
  })

  it('ends when the property is sold, let or withdrawn', () => {
    for (const standing of ['sold', 'rented', 'withdrawn', 'closed'] as const)
      expect(codes({ ownerStatus: standing, pictures: 0, plans: 0 })).toEqual([])
  })
})
