import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import type { FactValue, FeedFact } from './facts'
import { judgeRecord } from './judge'
import { readKyero } from './kyero'
import type { Listing } from './listing'
import { readOpenimmo } from './openimmo'
import { recordOf } from '../../../tests/support/feedRecords'

const today = new Date('2026-11-24T12:00:00Z')

/** A field with a value as programs send it, and the fact that a person reads in it. */
type Field = readonly [path: string, value: string, fact: FeedFact, expected: FactValue]

const kyeroFields: readonly Field[] = [
  ['id', '71001', 'reference', 71001],
  ['ref', 'VL-12', 'recordFile', 'VL-12'],
  ['price', '385000', 'price', 385_000],
  ['price', '1.250.000', 'price', 1_250_000],
  ['price', 'x', 'publishPrice', false],
  ['price_freq', 'sale', 'goal', 'sale'],
  ['price_freq', 'month', 'goal', 'rent'],
  ['price_freq', 'month', 'priceUnit', 'month'],
  ['leasehold', '1', 'contractType', 'long_lease'],
  ['new_build', '1', 'newBuild', true],
  ['pool', '1', 'pool', true],
  ['beds', '4', 'bedrooms', 4],
  ['baths', '2', 'bathrooms', 2],
  ['surface_area/built', '187', 'livingArea', 187],
  ['surface_area/built', '187,5 m²', 'livingArea', 187.5],
  ['surface_area/plot', '1.250', 'groundArea', 1250],
  ['location/latitude', '51.0543', 'latitude', 51.0543],
  ['location/longitude', '3.7174', 'longitude', 3.7174],
  ['location_detail', 'Veldstraat', 'street', 'Veldstraat'],
  ['energy_rating/consumption', 'B', 'epcLabel', 'b'],
  ['energy_rating/consumption', 'A+', 'epcLabel', 'a_plus'],
  [
    'virtual_tour_url',
    'https://youtu.be/abcdefghijk',
    'virtualTour',
    'https://youtu.be/abcdefghijk',
  ],
  ['video_url', 'https://vimeo.com/123456789', 'virtualTour', 'https://vimeo.com/123456789'],
  ['features/feature', 'Private terrace', 'terrace', true],
  ['features/feature', 'Garden', 'garden', true],
  ['features/feature', 'Swimming pool', 'pool', true],
  ['features/feature', 'Garage', 'garage', true],
  ['features/feature', 'Lift', 'lift', true],
  ['features/feature', 'Furnished', 'furnished', true],
  ['features/feature', 'Basement', 'cellar', true],
  ['features/feature', 'Attic', 'attic', true],
  ['features/feature', 'Fully fitted kitchen', 'kitchen', 'fully_fitted'],
  ['features/feature', 'Open plan kitchen', 'kitchen', 'open'],
  ['features/feature', 'Excellent condition', 'condition', 'excellent'],
  ['features/feature', 'Double glazing', 'glazing', 'double'],
  ['features/feature', 'Underfloor heating', 'heating', 'underfloor'],
  ['features/inside/feature', 'Central heating', 'heating', 'central'],
]

const openimmoFields: readonly Field[] = [
  ['verwaltung_techn/objektnr_extern', '88', 'reference', 88],
  ['verwaltung_techn/objektnr_extern', 'X-88', 'recordFile', 'X-88'],
  ['objektkategorie/vermarktungsart@ERBPACHT', 'true', 'contractType', 'long_lease'],
  ['preise/kaufpreis', '385000.00', 'price', 385_000],
  ['preise/kaufpreis', '385.000,00', 'price', 385_000],
  ['preise/kaufpreisbrutto', '400000', 'price', 400_000],
  ['preise/kaufpreis@auf_anfrage', 'true', 'publishPrice', false],
  ['preise/hausgeld', '250', 'chargesOwner', 250],
  ['preise/stp_garage@anzahl', '2', 'garages', 2],
  ['preise/stp_tiefgarage@anzahl', '1', 'parkings', 1],
  ['preise/stp_freiplatz@anzahl', '3', 'externalParkings', 3],
  ['geo/strasse', 'Kirchplatz', 'street', 'Kirchplatz'],
  ['geo/hausnummer', '12', 'houseNumber', '12'],
  ['geo/wohnungsnr', '3B', 'boxNumber', '3B'],
  ['geo/etage', '4', 'floor', 4],
  ['geo/anzahl_etagen', '6', 'floors', 6],
  ['geo/geokoordinaten@breitengrad', '50.6278', 'latitude', 50.6278],
  ['geo/geokoordinaten@laengengrad', '6.0369', 'longitude', 6.0369],
  ['verwaltung_objekt/objektadresse_freigeben', 'true', 'publishAddress', true],
  ['verwaltung_objekt/verfuegbar_ab', '01.02.2027', 'availableFrom', '2027-02-01'],
  ['flaechen/wohnflaeche', '120.5', 'livingArea', 120.5],
  ['flaechen/gesamtflaeche', '180', 'totalArea', 180],
  ['flaechen/nutzflaeche', '60', 'totalArea', 60],
  ['flaechen/grundstuecksflaeche', '900', 'groundArea', 900],
  ['flaechen/gartenflaeche', '300', 'gardenArea', 300],
  ['flaechen/balkon_terrasse_flaeche', '14', 'terraceArea', 14],
  ['flaechen/bueroflaeche', '25', 'officeArea', 25],
  ['flaechen/verkaufsflaeche', '80', 'storeArea', 80],
  ['flaechen/anzahl_schlafzimmer', '3', 'bedrooms', 3],
  ['flaechen/anzahl_badezimmer', '2', 'bathrooms', 2],
  ['flaechen/anzahl_sep_wc', '1', 'toilets', 1],
  ['flaechen/anzahl_terrassen', '1', 'terrace', true],
  ['flaechen/anzahl_balkone', '2', 'terrace', true],
  ['ausstattung/swimmingpool', 'true', 'pool', true],
  ['ausstattung/dachboden', 'true', 'attic', true],
  ['ausstattung/gartennutzung', 'true', 'garden', true],
  ['ausstattung/unterkellert@keller', 'JA', 'cellar', true],
  ['ausstattung/moebliert@moeb', 'VOLL', 'furnished', true],
  ['ausstattung/fahrstuhl@PERSONEN', 'true', 'lift', true],
  ['ausstattung/stellplatzart@GARAGE', 'true', 'garage', true],
  ['ausstattung/heizungsart@FUSSBODEN', 'true', 'heating', 'underfloor'],
  ['ausstattung/heizungsart@ZENTRAL', 'true', 'heating', 'central'],
  ['ausstattung/befeuerung@GAS', 'true', 'heatingSource', 'gas'],
  ['ausstattung/befeuerung@LUFTWP', 'true', 'heatingSource', 'heat_pump'],
  ['ausstattung/kueche@EBK', 'true', 'kitchen', 'fitted'],
  ['zustand_angaben/baujahr', '1974', 'constructionYear', 1974],
  ['zustand_angaben/letztemodernisierung', '2019', 'renovationYear', 2019],
  ['zustand_angaben/zustand@zustand_art', 'GEPFLEGT', 'condition', 'good'],
  ['zustand_angaben/zustand@zustand_art', 'BAUFAELLIG', 'condition', 'to_demolish'],
  ['zustand_angaben/energiepass/wertklasse', 'A+', 'epcLabel', 'a_plus'],
  ['zustand_angaben/energiepass/endenergiebedarf', '87.4', 'epcValue', 87.4],
  ['zustand_angaben/energiepass/ausstelldatum', '2024-03-01', 'epcDate', '2024-03-01'],
  ['zustand_angaben/verkaufstatus@stand', 'VERKAUFT', 'status', 'sold'],
  ['zustand_angaben/verkaufstatus@stand', 'RESERVIERT', 'marquee', 'option'],
]

const kyeroHome = {
  id: 'A',
  type: 'Villa',
  town: 'Gent',
  postcode: '9000',
  country: 'be',
  price: '1000',
}
const openimmoHome = {
  'objektkategorie/vermarktungsart@KAUF': 'true',
  'objektkategorie/objektart/haus': '',
  'geo/ort': 'Eupen',
  'geo/plz': '4700',
  'geo/land@iso_land': 'BEL',
  'verwaltung_techn/openimmo_obid': 'OID',
}

const formats = [
  ['Kyero', kyeroFields, kyeroHome, (values: Record<string, string>) => readKyero(recordOf(values))],
  ['OpenImmo', openimmoFields, openimmoHome, (values: Record<string, string>) => readOpenimmo(recordOf(values), today)],
] as const // prettier-ignore

function listingOf(judged: ReturnType<typeof judgeRecord>): Listing {
  if (!('listing' in judged)) throw new Error(`Refused: ${judged.refused.code}`)
  return judged.listing
}

describe.each(formats)('every field of %s', (_, fields, home, read) => {
  it.each(fields)('%s "%s" is the fact %s', (path, value, fact, expected) => {
    const judged = judgeRecord(read({ ...home, [path]: value }), today)
    expect(listingOf(judged).facts[fact]).toBe(expected)
    // What is read is not also told as left out.
    expect('notes' in judged && judged.notes).toEqual([])
  })

  it('is the same fact beside any of the others', () => {
    fc.assert(
      fc.property(fc.subarray([...fields]), (some) => {
        // One value for each fact and each field: two of one field or one fact would hide each other.
        const chosen = some.filter(
          ([path, , fact], at) =>
            some.findIndex((one) => one[0] === path || one[2] === fact) === at &&
            !['publishPrice', 'reference'].includes(fact),
        )
        const values = Object.fromEntries(chosen.map(([path, value]) => [path, value]))
        const { facts } = listingOf(judgeRecord(read({ ...home, ...values }), today))
        for (const [, , fact, expected] of chosen)
          expect([fact, facts[fact]]).toEqual([fact, expected])
      }),
    )
  })
})

describe('rent in OpenImmo', () => {
  const rent = {
    ...openimmoHome,
    'objektkategorie/vermarktungsart@KAUF': 'false',
    'objektkategorie/vermarktungsart@MIETE_PACHT': 'true',
  }
  it.each([
    ['preise/kaltmiete', '950', { goal: 'rent', price: 950, monthlyRent: 950, priceUnit: 'month' }],
    ['preise/nettokaltmiete', '800', { price: 800 }],
    ['preise/warmmiete', '1.100', { price: 1100 }],
    ['preise/nebenkosten', '120', { chargesRenter: 120 }],
    ['preise/kaution', '1900', { deposit: 1900 }],
    ['zustand_angaben/verkaufstatus@stand', 'VERKAUFT', { status: 'rented', marquee: 'rented' }],
  ])('reads %s', (path, value, facts) => {
    const judged = judgeRecord(readOpenimmo(recordOf({ ...rent, [path]: value }), today), today)
    expect(listingOf(judged).facts).toMatchObject(facts)
  })
})

describe('texts, pictures and plans', () => {
  it('of Kyero stand in their languages and order', () => {
    const values = {
      ...kyeroHome,
      'title/nl': 'Huis',
      'title/fr': 'Maison',
      'desc/en': 'A house',
      'desc/de': 'Ein Haus',
      'images/image/url': 'https://a.be/1.jpg',
    }
    expect(listingOf(judgeRecord(readKyero(recordOf(values)), today))).toMatchObject({
      title: { nl: 'Huis', fr: 'Maison' },
      description: { en: 'A house', de: 'Ein Haus' },
      pictures: ['https://a.be/1.jpg'],
    })
  })

  it('of OpenImmo are German, and a plan is no picture', () => {
    const record = recordOf({
      ...openimmoHome,
      'freitexte/objekttitel': 'Haus',
      'freitexte/objektbeschreibung': 'Schön.',
      'freitexte/lage': 'Ruhig.',
      'anhaenge/anhang@gruppe': 'GRUNDRISS',
      'anhaenge/anhang/daten/pfad': 'https://a.be/plan.png',
    })
    expect(listingOf(judgeRecord(readOpenimmo(record, today), today))).toMatchObject({
      title: { de: 'Haus' },
      description: { de: 'Schön.\n\nRuhig.' },
      pictures: [],
      plans: ['https://a.be/plan.png'],
    })
  })
})
