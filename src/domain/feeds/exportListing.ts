import type { Country } from '../catalogue/countries'
import { partialContracts } from '../catalogue/priceUnits'
import { facts as table } from '../catalogue/propertyFacts'
import { factNames, type Facts, type FactValue, type FeedFact } from './facts'
import { feedLanguages, type Texts } from './listing'
import { stripUnstorable } from './storable'
import { guardFormula, tableColumns } from './table'

/** A listing for an advertising portal: only what visitors may know. */
export type ExportedListing = {
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
  /** What the law wants said in an advertisement, and a price in words, for formats that have no fields for it. */
  law: Texts
}

const internalFacts: readonly FeedFact[] = ['recordFile']

/**
 * Returns the facts that may be exported: without a hidden price and what reveals it, a hidden
 * address, the former rent of a home for sale, and internal facts.
 */
export function shownFacts(facts: Facts): Facts {
  const isHidden = (fact: FeedFact) => {
    const { shownWhen } = table[fact]
    const isFormerRent = fact === 'monthlyRent' && facts.goal === 'sale'
    return isFormerRent || internalFacts.includes(fact) || (shownWhen && facts[shownWhen] === false)
  }
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([fact, value]) => value !== null && value !== undefined && !isHidden(fact as FeedFact),
    ),
  )
}

const escaped = (text: string): string =>
  stripUnstorable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Content = string | number | undefined
const tag = (name: string, content: Content): string =>
  content === undefined || content === '' ? '' : `<${name}>${escaped(String(content))}</${name}>`
const wrap = (name: string, inner: string): string => (inner ? `<${name}>${inner}</${name}>` : '')
const inLanguages = (texts: Texts): string =>
  feedLanguages.map((language) => tag(language, texts[language])).join('')

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
const featureNames: Partial<Record<FeedFact, string>> = {
  terrace: 'Terrace',
  garden: 'Garden',
  pool: 'Pool',
  garage: 'Garage',
  lift: 'Lift',
  furnished: 'Furnished',
  cellar: 'Cellar',
  attic: 'Attic',
}

const contentOf = (value: Facts[FeedFact]): Content =>
  typeof value === 'boolean' ? Number(value) : value

/** Labels that Kyero knows: A to G, else "X". */
const kyeroLabel = (label: unknown): string =>
  typeof label === 'string' && /^[a-g]$/.test(label) ? label.toUpperCase() : 'X'

const isSum = (value: FactValue | undefined): value is number =>
  typeof value === 'number' && value > 0

/** Whether a price is that of the whole: Kyero has none that begins somewhere, by area, or paid in part. */
const isWhole = ({ priceUnit, contractType }: Facts): boolean =>
  priceUnit !== 'from' &&
  !String(priceUnit).startsWith('square_metre') &&
  !partialContracts.some((contract) => contract === contractType)

/** Whether there is a price that Kyero can only be told in words. */
export const isPriceInWords = (facts: Facts): boolean => isSum(facts.price) && !isWhole(facts)

/** The price of the whole with its frequency, 0 for one that is told on request. */
function kyeroPrice(facts: Facts): { price: number; frequency: string } {
  const { goal, price, priceUnit, monthlyRent } = facts
  const isRent = goal === 'rent'
  if (isSum(price) && isWhole(facts)) {
    const period = priceUnit === 'week' || priceUnit === 'year' ? priceUnit : 'month'
    return { price, frequency: isRent ? period : 'sale' }
  }
  // Only a home to let has a rent: that of one for sale is left over from its letting.
  const rent = isRent && priceUnit !== 'from' && isSum(monthlyRent) ? monthlyRent : 0
  return { price: rent, frequency: isRent ? 'month' : 'sale' }
}

/** The description with what Kyero has no fields for below it: it knows letters from A to G, and little else of the law. */
const withLaw = ({ description, law }: Pick<ExportedListing, 'description' | 'law'>): Texts =>
  Object.fromEntries(
    feedLanguages.map((language) => [
      language,
      [description[language], law[language]].filter(Boolean).join('\n\n'),
    ]),
  )

export const KYERO_HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n<kyero><feed_version>3</feed_version></kyero>\n'
export const KYERO_END = '</root>\n'

/** A property of a Kyero feed, version 3. A price of 0 is one that is told on request. */
export function writeKyero({ facts, place: at, ...listing }: ExportedListing): string {
  const street = [facts.street, facts.houseNumber].filter(Boolean).join(' ')
  const { price, frequency } = kyeroPrice(facts)
  const images = listing.pictures
    .map((url, index) => `<image id="${index + 1}">${tag('url', url)}</image>`)
    .join('')
  const featureTags = Object.entries(featureNames).flatMap(([fact, name]) =>
    facts[fact as FeedFact] === true ? [tag('feature', name)] : [],
  )
  const parts = [
    tag('id', listing.reference) +
      tag('date', listing.updatedAt.slice(0, 19).replace('T', ' ')) +
      tag('ref', listing.reference),
    tag('price', price) + tag('currency', 'EUR') + tag('price_freq', frequency),
    tag('leasehold', Number(facts.contractType === 'long_lease')) +
      tag('new_build', Number(facts.newBuild === true)),
    tag('type', typeNames[listing.type] ?? 'House') +
      tag('town', at.name) +
      tag('postcode', at.zip) +
      tag('province', at.province) +
      tag('country', countryNames[at.country]),
    wrap(
      'location',
      tag('latitude', contentOf(facts.latitude)) + tag('longitude', contentOf(facts.longitude)),
    ) + tag('location_detail', street),
    tag('beds', contentOf(facts.bedrooms)) +
      tag('baths', contentOf(facts.bathrooms)) +
      tag('pool', Number(facts.pool === true)),
    wrap(
      'surface_area',
      tag('built', contentOf(facts.livingArea ?? facts.totalArea)) +
        tag('plot', contentOf(facts.groundArea)),
    ),
    wrap('energy_rating', tag('consumption', kyeroLabel(facts.epcLabel)) + tag('emissions', 'X')),
    wrap('url', feedLanguages.map((language) => tag(language, listing.url)).join('')) +
      tag('virtual_tour_url', contentOf(facts.virtualTour)),
    wrap('title', inLanguages(listing.title)) + wrap('desc', inLanguages(withLaw(listing))),
    wrap('features', featureTags.join('')) + wrap('images', images),
  ]
  return `<property>${parts.join('')}</property>\n`
}

const cellText = (value: Facts[FeedFact]): string =>
  typeof value === 'boolean' ? String(Number(value)) : String(value ?? '')

/** A row of our own table, in the order of its columns. */
export function writeTableRow(listing: ExportedListing): string[] {
  const { place: at, facts, title, description } = listing
  const cells: Record<string, string> = {
    ...Object.fromEntries(factNames.map((fact) => [fact, cellText(facts[fact])])),
    key: String(listing.reference),
    reference: String(listing.reference),
    type: String(listing.type),
    country: at.country,
    zip: at.zip,
    city: at.name,
    pictures: listing.pictures.join(' '),
    plans: listing.plans.join(' '),
    ...Object.fromEntries(
      feedLanguages.flatMap((language) => [
        [`title_${language}`, title[language] ?? ''],
        [`description_${language}`, description[language] ?? ''],
      ]),
    ),
  }
  return tableColumns.map((column) => guardFormula(stripUnstorable(cells[column] ?? '')))
}
