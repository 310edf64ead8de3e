import { countries, type Country } from '../catalogue/countries'
import { isHome } from '../catalogue/propertyKinds'
import { epcLabels, type Goal } from '../catalogue/vocabulary'
import { childrenOf, elementAt, isYes, textAt, type Element } from './element'
import type { Facts } from './facts'
import { feedLanguages, oneLine, type FeedRecord, type Texts } from './listing'

/** The elements of a Kyero feed that are read one by one. */
export const kyeroPaths = { record: 'root/property', head: 'root/kyero' } as const

/** Version 3 is the one there is; a feed that names another is another format. */
export const isKyeroVersion = (head: Element): boolean => textAt(head, 'feed_version') === '3'

/** Our WebIDs of the types, by the words that feeds use for them. */
const typeWords: readonly (readonly [type: number, words: RegExp])[] = [
  [9, /garage|parking|storage/],
  [4, /\b(land|plot|terrain|parcel)\b/],
  [3, /studio/],
  [7, /industrial|warehouse|factory/],
  [8, /office/],
  [5, /investment/],
  [6, /commercial|shop|business|restaurant|bar\b|hotel|premises|leisure/],
  [5, /building/],
  [2, /apartment|flat|penthouse|duplex|loft|maisonette|triplex/],
  [
    1,
    /house|villa|bungalow|chalet|finca|farm|cottage|cortijo|cave|home|chateau|castle|masia|quad|ruin|detached|estate/,
  ],
]

const typeNamed = (text: string): number | undefined =>
  typeWords.find(([, words]) => words.test(text.toLowerCase()))?.[0]

const countryNames: Record<Country, RegExp> = {
  be: /^(be|bel|belgium|belgi[eë]|belgique|belgien)$/i,
  lu: /^(lu|lux|luxemb(o)?urg)$/i,
  fr: /^(fr|fra|france|frankrijk|frankreich)$/i,
  nl: /^(nl|nld|netherlands|the netherlands|holland|nederland|pays-bas|niederlande)$/i,
  de: /^(de|deu|germany|duitsland|allemagne|deutschland)$/i,
  es: /^(es|esp|spain|spanje|espagne|spanien|espa[nñ]a)$/i,
  it: /^(it|ita|italy|itali[eë]|italie|italien|italia)$/i,
  pt: /^(pt|prt|portugal)$/i,
}

export const countryNamed = (text: string): Country | undefined =>
  countries.find((one) => countryNames[one].test(text.trim()))

/** What a feature that is named in English says of a listing. */
const featureFacts: readonly (readonly [feature: RegExp, facts: Facts])[] = [
  [/^(private |covered |roof |communal )?(terrace|solarium)$|^balcony$/, { terrace: true }],
  [/^(private garden|garden private|garden)$/, { garden: true }],
  [/^(private pool|pool private|swimming pool|pool)$/, { pool: true }],
  [/^(garage|parking garage|private garage|garage private)$/, { garage: true }],
  [/^(lift|elevator)$/, { lift: true }],
  [/^furnished$/, { furnished: true }],
  [/^(basement|cellar)$/, { cellar: true }],
  [/^attic$/, { attic: true }],
  [/^(fully fitted|fully equipped) kitchen$/, { kitchen: 'fully_fitted' }],
  [/^fitted kitchen$/, { kitchen: 'fitted' }],
  [/^open(-plan| plan)? kitchen$/, { kitchen: 'open' }],
  [/^(excellent|excellent condition)$/, { condition: 'excellent' }],
  [/^(good|good condition)$/, { condition: 'good' }],
  [/^double glazing$/, { glazing: 'double' }],
  [/^central heating$/, { heating: 'central' }],
  [/^underfloor heating$/, { heating: 'underfloor' }],
]

const factsIn = (element: Element): Facts =>
  Object.assign(
    {},
    ...childrenOf(elementAt(element, 'features'), 'feature').flatMap(({ text }) => {
      const word = oneLine(text).toLowerCase()
      return featureFacts.filter(([feature]) => feature.test(word)).map(([, facts]) => facts)
    }),
  ) as Facts

const textsIn = (element: Element | undefined): Texts =>
  Object.fromEntries(
    feedLanguages.flatMap((language) => (element ? [[language, textAt(element, language)]] : [])),
  )

const frequencies: Record<string, { goal: Goal; priceUnit: string }> = {
  sale: { goal: 'sale', priceUnit: 'total' },
  month: { goal: 'rent', priceUnit: 'month' },
  week: { goal: 'rent', priceUnit: 'week' },
  year: { goal: 'rent', priceUnit: 'year' },
}

/** Kyero writes "X" for a label that is not there. */
function labelIn(element: Element): string | undefined {
  const word = textAt(element, 'energy_rating', 'consumption').toLowerCase().replace('+', '_plus')
  return epcLabels.find((one) => one === word)
}

function priceIn(element: Element): Pick<Facts, 'price' | 'publishPrice'> & { isForeign: boolean } {
  const currency = textAt(element, 'currency').toUpperCase()
  const price = textAt(element, 'price')
  const isForeign = currency !== '' && currency !== 'EUR'
  // A price of nothing, or "x", is one that is told on request.
  return {
    ...(isForeign || /^(0+|x|)$/i.test(price)
      ? { publishPrice: false }
      : { price, publishPrice: true }),
    isForeign,
  }
}

const orUndefined = (text: string): string | undefined => text || undefined

/** One property of a Kyero feed, version 3. */
export function readKyero(element: Element): FeedRecord {
  const text = (...path: string[]) => textAt(element, ...path)
  const { isForeign, ...price } = priceIn(element)
  const id = text('id') || text('ref')
  const type = typeNamed(text('type'))
  const builtArea = orUndefined(text('surface_area', 'built'))
  return {
    key: id,
    type,
    typeName: text('type'),
    place: { country: countryNamed(text('country')), zip: text('postcode'), name: text('town') },
    facts: {
      ...factsIn(element),
      ...frequencies[text('price_freq') || 'sale'],
      ...(/^\d{1,9}$/.test(id) && { reference: Number(id) }),
      status: 'active',
      recordFile: text('ref'),
      street: text('location_detail'),
      ...price,
      ...(isYes(text('leasehold')) && { contractType: 'long_lease' }),
      ...(isYes(text('new_build')) && { newBuild: true }),
      ...(isYes(text('pool')) && { pool: true }),
      bedrooms: text('beds'),
      bathrooms: text('baths'),
      ...(isHome(type) ? { livingArea: builtArea } : { totalArea: builtArea }),
      groundArea: text('surface_area', 'plot'),
      latitude: text('location', 'latitude'),
      longitude: text('location', 'longitude'),
      epcLabel: labelIn(element),
      virtualTour: text('virtual_tour_url') || text('video_url'),
    },
    title: textsIn(elementAt(element, 'title')),
    description: textsIn(elementAt(element, 'desc')),
    pictures: childrenOf(elementAt(element, 'images'), 'image').map((image) =>
      textAt(image, 'url'),
    ),
    plans: [],
    ...(isForeign && { notes: [{ code: 'currency' as const, text: text('currency') }] }),
  }
}
