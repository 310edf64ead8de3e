import type { Country } from '../catalogue/countries'
import { isHome } from '../catalogue/propertyKinds'
import { regionOf } from '../catalogue/regions'
import { childrenOf, elementAt, isYes, textAt, type Element } from './element'
import type { Facts } from './facts'
import { countryNamed, featureFacts, frequencyNamed, typeNamed } from './feedWords'
import { feedLanguages, oneLine, type FeedRecord, type Texts } from './listing'
import { watch, type LeftValue } from './watch'

/** The elements of a Kyero feed that are read one by one. */
export const kyeroPaths = { record: 'root/property', head: 'root/kyero' } as const

/** Version 3 is the one there is; a feed that names another is another format. */
export const isKyeroVersion = (head: Element): boolean => textAt(head, 'feed_version') === '3'

/** All features, also those that stand in groups. */
const featuresIn = (element: Element | undefined): string[] =>
  (element?.children ?? []).flatMap((child) => [
    ...(child.name === 'feature' ? [oneLine(child.text)].filter(Boolean) : []),
    ...featuresIn(child),
  ])

/** What the features say, and those that say nothing to us. */
function featureFactsIn(element: Element): { facts: Facts; unknown: LeftValue[] } {
  const read = featuresIn(elementAt(element, 'features')).map((word) => ({
    word,
    facts: featureFacts.filter(([feature]) => feature.test(word.toLowerCase())),
  }))
  return {
    facts: Object.assign({}, ...read.flatMap(({ facts }) => facts.map(([, one]) => one))) as Facts,
    unknown: read
      .filter(({ facts }) => facts.length === 0)
      .map(({ word }) => ({ path: 'feature', value: word })),
  }
}

const textsIn = (element: Element | undefined): Texts =>
  Object.fromEntries(
    feedLanguages.flatMap((language) => (element ? [[language, textAt(element, language)]] : [])),
  )

/** Kyero writes "X" for a label that is not there. */
const labelIn = (element: Element): string =>
  textAt(element, 'energy_rating', 'consumption').replace(/^x$/i, '')

/** Flags that are neither yes nor no: they are not taken over. */
const oddFlags = (element: Element, names: readonly string[]): LeftValue[] =>
  names
    .map((path) => ({ path, value: textAt(element, path) }))
    .filter(({ value }) => !/^(?:|0|1|true|false|yes|no|ja|nein?|nee)$/i.test(value))

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

/** The country that is named; a feed without one is Belgian when its postal code is. */
function countryIn(element: Element): { country: Country | undefined; isGuess: boolean } {
  const name = textAt(element, 'country')
  const isGuess = name === '' && regionOf(textAt(element, 'postcode')) !== undefined
  return { country: isGuess ? 'be' : countryNamed(name), isGuess }
}

/** Counters, the day of the last change, and the province, which follows from the postal code. */
const WITHOUT_MEANING = /@id$|^(?:date|currency|province)$/

/** One property of a Kyero feed, version 3. */
export function readKyero(record: Element): FeedRecord {
  const { element, unread } = watch(record)
  const { country, isGuess } = countryIn(element)
  const { facts: featured, unknown: features } = featureFactsIn(element)
  const frequency = textAt(element, 'price_freq')
  const text = (...path: string[]) => textAt(element, ...path)
  const { isForeign, ...price } = priceIn(element)
  const id = text('id') || text('ref')
  const type = typeNamed(text('type'))
  const builtArea = orUndefined(text('surface_area', 'built'))
  const listing: FeedRecord = {
    key: id,
    type,
    typeName: text('type'),
    goalName: frequency,
    place: { country, zip: text('postcode'), name: text('town') },
    facts: {
      ...featured,
      ...frequencyNamed(frequency),
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
    notes: [
      ...(isForeign
        ? [{ code: 'currency' as const, text: `${text('price')} ${text('currency')}` }]
        : []),
      ...(isGuess ? [{ code: 'guessedCountry' as const, text: 'BE' }] : []),
    ],
  }
  const odd = oddFlags(element, ['leasehold', 'new_build', 'pool'])
  const left = unread().filter(({ path }) => !WITHOUT_MEANING.test(path))
  return { ...listing, features, unread: [...odd, ...left] }
}
