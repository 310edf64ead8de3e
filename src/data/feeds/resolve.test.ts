import { describe, expect, it } from '@jest/globals'

import type { Listing } from '@/domain/feeds/listing'
import { defaultExcludingWords } from '@/domain/legal/excludingWords'

import { nothing } from './records'
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

describe('what a feed hid last', () => {
  const listingWith = (facts: Listing['facts']): Listing => ({
    key: '1',
    type: 2,
    place: { country: 'be', zip: '9000', name: 'Gent' },
    facts: { goal: 'sale', status: 'active', ...facts },
    title: { nl: 'Appartement', fr: 'Appartement', en: 'Flat', de: 'Wohnung' },
    description: {},
    pictures: [],
    plans: [],
  })
  const hide = { publishPrice: false, publishAddress: false }
  const resolveAfter = (facts: Listing['facts'], before: Listing['facts']) => {
    const record = { ...nothing, facts: before }
    const resolved = resolve(listingWith(facts), vocabulary([]), new Date('2026-11-25'), record)
    if ('refused' in resolved) throw new Error('Refused')
    const { publishPrice, publishAddress } = resolved.record.facts
    const notes = resolved.notes.filter(({ code }) => code === 'hidden')
    return { shown: [publishPrice, publishAddress], notes }
  }

  it('stays hidden when the field of it goes missing, and is told', () => {
    expect(resolveAfter({}, hide)).toEqual({
      shown: [false, false],
      notes: [{ code: 'hidden', facts: ['publishPrice', 'publishAddress'], text: '–; –' }],
    })
    expect(resolveAfter({ publishPrice: true }, hide)).toEqual({
      shown: [true, false],
      notes: [{ code: 'hidden', facts: ['publishAddress'], text: '–' }],
    })
  })

  it('is shown once the feed says so, and what was shown stays as the feed has it', () => {
    const yes = { publishPrice: true, publishAddress: true }
    expect(resolveAfter(yes, hide)).toEqual({ shown: [true, true], notes: [] })
    expect(resolveAfter({}, yes)).toEqual({ shown: [undefined, undefined], notes: [] })
    expect(resolveAfter({}, {})).toEqual({ shown: [undefined, undefined], notes: [] })
  })
})
