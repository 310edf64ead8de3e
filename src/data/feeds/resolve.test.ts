import { expect, it } from '@jest/globals'

import type { Listing } from '@/domain/feeds/listing'
import { defaultExcludingWords } from '@/domain/legal/excludingWords'

import { resolve } from './resolve'
import type { Vocabulary } from './vocabulary'

const vocabulary = (excludingWords: readonly string[]): Vocabulary => ({
  types: new Map([[2, { id: 'flat', webId: 2, names: { nl: 'Appartement' } }]]),
  typesByName: new Map(),
  excludingWords,
  regionOfCity: () => 'flanders',
  cityOf: () => ({
    id: 'ghent',
    zip: '9000',
    country: 'be',
    names: { nl: 'Gent' },
    latitude: null,
    longitude: null,
  }),
})

const gapsOf = (text: string, words: readonly string[], more: object = {}): readonly string[] => {
  const listing = {
    key: '1',
    type: 2,
    place: { country: 'be', zip: '9000', name: 'Gent' },
    facts: { goal: 'rent', status: 'active', ...more },
    title: { nl: 'Appartement' },
    description: { nl: text },
    pictures: [],
    plans: [],
  } as unknown as Listing
  const resolved = resolve(listing, vocabulary(words), new Date('2026-11-25'), null)
  return 'compliance' in resolved ? resolved.compliance.gaps : ['refused']
}

it('judges a feed by the phrases that the agency lists, and not by others', () => {
  expect(gapsOf('Ruim, geen katten.', ['geen katten'])).toContain('noExclusion')
  expect(gapsOf('Ruim, geen katten.', defaultExcludingWords)).not.toContain('noExclusion')
  expect(gapsOf('Ruim, geen kinderen.', defaultExcludingWords)).toContain('noExclusion')
  expect(gapsOf('Ruim, geen kinderen.', [])).not.toContain('noExclusion')
})

it('takes no promise for the number of a certificate', () => {
  const numbered = (epcCertificate: string) => gapsOf('Ruim.', [], { epcCertificate })
  expect(numbered('EPC in aanvraag')).toContain('energyCertificate')
  expect(numbered('20250101-0000000245-00000001')).not.toContain('energyCertificate')
})

it('keeps a label that the official scale of the region has: the certificate wins over the value', () => {
  const labelled = (epcLabel: string) => {
    const listing = {
      key: '1',
      type: 2,
      place: { country: 'be', zip: '1050', name: 'Elsene' },
      facts: { goal: 'sale', status: 'active', epcLabel, epcValue: -5 },
      title: { nl: 'Appartement' },
      description: {},
      pictures: [],
      plans: [],
    } as unknown as Listing
    const brussels: Vocabulary = {
      ...vocabulary([]),
      cityOf: () => ({
        id: 'ixelles',
        zip: '1050',
        country: 'be',
        names: { nl: 'Elsene' },
        latitude: null,
        longitude: null,
      }),
    }
    const resolved = resolve(listing, brussels, new Date('2026-11-25'), null)
    return 'record' in resolved ? resolved.record.facts.epcLabel : undefined
  }
  expect(labelled('a_plusplus')).toBe('a_plusplus')
  expect(labelled('b')).toBe('b')
})
