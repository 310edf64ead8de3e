import { countries, type Country } from '../catalogue/countries'
import { epcLabels, type EpcLabel, type Goal } from '../catalogue/vocabulary'
import type { Facts } from './facts'

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

export const typeNamed = (text: string): number | undefined =>
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
export const featureFacts: readonly (readonly [feature: RegExp, facts: Facts])[] = [
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

/** What the frequency of a price says. */
const frequencies: readonly (readonly [words: RegExp, facts: { goal: Goal; priceUnit: string }])[] =
  [
    [/^(sale|for sale|)$/, { goal: 'sale', priceUnit: 'total' }],
    [/^(per |a )?(month|monthly|pcm)$/, { goal: 'rent', priceUnit: 'month' }],
    [/^(per |a )?(week|weekly|pw)$/, { goal: 'rent', priceUnit: 'week' }],
    [/^(per |a )?(year|yearly|annum|annual|pa)$/, { goal: 'rent', priceUnit: 'year' }],
  ]

export const frequencyNamed = (text: string): { goal: Goal; priceUnit: string } | undefined =>
  frequencies.find(([words]) => words.test(text.toLowerCase()))?.[1]

/** An energy label as certificates write it ("A++", "B-", also with a minus sign or a dash) or as we store it. */
export function epcLabelNamed(text: string): EpcLabel | undefined {
  const word = text.trim().toLowerCase()
  const stored = epcLabels.find((one) => one === word)
  if (stored) return stored
  const signs = word
    .slice(1)
    .replace('++', '_plusplus')
    .replace('+', '_plus')
    .replace(/^[-−–]$/, '_sub')
  return epcLabels.find((one) => one === word.slice(0, 1) + signs)
}
