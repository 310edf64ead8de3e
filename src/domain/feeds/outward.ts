import type { Country } from '../countries'
import { tellsPrice } from '../propertyFacts'
import { factNames, type Facts, type FeedFact } from './facts'
import { clean, feedLanguages, type Texts } from './listing'
import { keptApart, tableColumns } from './table'

/** A listing as it leaves for a portal: what visitors may be told of it and nothing else. */
export type Outward = {
  reference: number
  updatedAt: string
  /** The WebID of the type. */
  type: number
  place: { country: Country; zip: string; name: string; province: string }
  facts: Facts
  title: Texts
  description: Texts
  pictures: string[]
  plans: string[]
  /** Where visitors find it. */
  url: string
}

const place: readonly FeedFact[] = ['street', 'houseNumber', 'boxNumber', 'latitude', 'longitude']
const own: readonly FeedFact[] = ['recordFile']
const price: readonly FeedFact[] = [
  'price',
  ...tellsPrice.filter((fact): fact is FeedFact & (typeof tellsPrice)[number] => factNames.some((name) => name === fact)),
]

/** The facts that may leave: no hidden price and what tells it, no hidden address, nothing of the agency's own. */
export function shownFacts(facts: Facts): Facts {
  const isHidden = (fact: FeedFact) =>
    own.includes(fact) || (facts.publishPrice === false && price.includes(fact)) || (facts.publishAddress === false && place.includes(fact))
  return Object.fromEntries(Object.entries(facts).filter(([fact, value]) => value !== null && value !== undefined && !isHidden(fact as FeedFact)))
}

const escaped = (text: string): string => clean(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Content = string | number | undefined
const tag = (name: string, content: Content): string => (content === undefined || content === '' ? '' : `<${name}>${escaped(String(content))}</${name}>`)
const around = (name: string, inner: string): string => (inner ? `<${name}>${inner}</${name}>` : '')
const inLanguages = (texts: Texts): string => feedLanguages.map((language) => tag(language, texts[language])).join('')

const typeNames: Record<number, string> = {
  1: 'House',
  2: 'Apartment',
  3: 'Studio',
  4: 'Plot',
  5: 'Investment building',
  6: 'Commercial',
  7: 'Industrial',
  8: 'Office',
  9: 'Garage',
}
const countryNames: Record<Country, string> = {
  be: 'Belgium',
  lu: 'Luxembourg',
  fr: 'France',
  nl: 'Netherlands',
  de: 'Germany',
  es: 'Spain',
  it: 'Italy',
  pt: 'Portugal',
}
const features: Partial<Record<FeedFact, string>> = {
  terrace: 'Terrace',
  garden: 'Garden',
  pool: 'Pool',
  garage: 'Garage',
  lift: 'Lift',
  furnished: 'Furnished',
  cellar: 'Cellar',
  attic: 'Attic',
}

const given = (value: Facts[FeedFact]): Content => (typeof value === 'boolean' ? Number(value) : value)

/** Labels that Kyero knows: A to G, else "X". */
const kyeroLabel = (label: unknown): string => (typeof label === 'string' && /^[a-g]$/.test(label) ? label.toUpperCase() : 'X')

const frequencyOf = ({ goal, priceUnit }: Facts): string =>
  goal !== 'rent' ? 'sale' : priceUnit === 'week' || priceUnit === 'year' ? String(priceUnit) : 'month'

export const KYERO_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n<kyero><feed_version>3</feed_version></kyero>\n'
export const KYERO_END = '</root>\n'

/** A property of a Kyero feed, version 3. A price of 0 is one that is told on request. */
export function writeKyero({ facts, place: at, ...listing }: Outward): string {
  const street = [facts.street, facts.houseNumber].filter(Boolean).join(' ')
  const images = listing.pictures.map((url, index) => `<image id="${index + 1}">${tag('url', url)}</image>`).join('')
  const named = Object.entries(features).flatMap(([fact, name]) => (facts[fact as FeedFact] === true ? [tag('feature', name)] : []))
  const parts = [
    tag('id', listing.reference) + tag('date', listing.updatedAt.slice(0, 19).replace('T', ' ')) + tag('ref', listing.reference),
    tag('price', given(facts.price ?? facts.monthlyRent) ?? 0) + tag('currency', 'EUR') + tag('price_freq', frequencyOf(facts)),
    tag('leasehold', Number(facts.contractType === 'long_lease')) + tag('new_build', Number(facts.newBuild === true)),
    tag('type', typeNames[listing.type] ?? 'House') +
      tag('town', at.name) +
      tag('postcode', at.zip) +
      tag('province', at.province) +
      tag('country', countryNames[at.country]),
    around('location', tag('latitude', given(facts.latitude)) + tag('longitude', given(facts.longitude))) + tag('location_detail', street),
    tag('beds', given(facts.bedrooms)) + tag('baths', given(facts.bathrooms)) + tag('pool', Number(facts.pool === true)),
    around('surface_area', tag('built', given(facts.livingArea ?? facts.totalArea)) + tag('plot', given(facts.groundArea))),
    around('energy_rating', tag('consumption', kyeroLabel(facts.epcLabel)) + tag('emissions', 'X')),
    around('url', feedLanguages.map((language) => tag(language, listing.url)).join('')) + tag('virtual_tour_url', given(facts.virtualTour)),
    around('title', inLanguages(listing.title)) + around('desc', inLanguages(listing.description)),
    around('features', named.join('')) + around('images', images),
  ]
  return `<property>${parts.join('')}</property>\n`
}

const written = (value: Facts[FeedFact]): string => (typeof value === 'boolean' ? String(Number(value)) : String(value ?? ''))

/** A row of our own table, in the order of its columns. */
export function writeTableRow(listing: Outward): string[] {
  const { place: at, facts, title, description } = listing
  const cells: Record<string, string> = {
    ...Object.fromEntries(factNames.map((fact) => [fact, written(facts[fact])])),
    ...{ key: String(listing.reference), reference: String(listing.reference), type: String(listing.type) },
    ...{ country: at.country, zip: at.zip, city: at.name, pictures: listing.pictures.join(' '), plans: listing.plans.join(' ') },
    ...Object.fromEntries(
      feedLanguages.flatMap((language) => [
        [`title_${language}`, title[language] ?? ''],
        [`description_${language}`, description[language] ?? ''],
      ]),
    ),
  }
  return tableColumns.map((column) => keptApart(clean(cells[column] ?? '')))
}
