import { describe, expect, it } from '@jest/globals'

import { factsOfFeature } from '../factLists'
import { facts } from '../propertyFacts'

import { featureBits, featureMask, features, featuresIn } from './features'

/** The bits that stored rows have; a feature may be added here but none may change. */
const storedBits = {
  garden: 1,
  terrace: 2,
  garage: 4,
  parking: 8,
  lift: 16,
  cellar: 32,
  attic: 64,
  pool: 128,
  furnished: 256,
}

describe('the features of stored rows', () => {
  it('keep their bit, so that a feature put in the middle of the list shifts no other', () => {
    expect(Object.fromEntries(features.map((one) => [one, featureMask([one])]))).toMatchObject(
      storedBits,
    )
    expect(featuresIn(8 + 256)).toEqual(['parking', 'furnished'])
  })

  it('have a bit each, of those that a signed number of 32 bits holds', () => {
    const bits = Object.values(featureBits)
    expect(new Set(bits).size).toBe(bits.length)
    expect(Math.max(...bits)).toBeLessThanOrEqual(30)
  })

  it('follow from at least one box or number of the table, so that some listing can have them', () => {
    for (const feature of features) {
      const kinds = factsOfFeature(feature).map((fact) => facts[fact].kind.is)
      expect(kinds.length).toBeGreaterThan(0)
      expect(['flag', 'number']).toEqual(expect.arrayContaining(kinds))
    }
  })
})
