import { countries, type Country } from '../catalogue/countries'
import { childOf, childrenOf, isYes, textAt, type Element } from './element'
import type { Facts } from './facts'
import { epcLabelNamed } from './feedWords'
import { saysNothing } from './jsonElement'
import { feedLanguages, oneLine, type FeedRecord, type Texts } from './listing'
import { watch } from './watch'
import { detailFacts } from './whiseDetails'
import { createWords, type Words } from './words'

/** Our WebIDs by the categories of Whise: house, flat, plot, office, commercial, industrial, garage. */
const categories: Record<string, number> = { 1: 1, 2: 2, 3: 4, 4: 8, 5: 6, 6: 7, 7: 9 }

const countryIds: Record<string, Country> = {
  1: 'be',
  2: 'nl',
  3: 'fr',
  4: 'de',
  5: 'lu',
  7: 'es',
  8: 'it',
  9: 'pt',
}

const sale: Facts = { goal: 'sale', status: 'active', marquee: 'none' }
const rent: Facts = { goal: 'rent', status: 'active', marquee: 'none' }
const annuity: Facts = { ...sale, contractType: 'life_annuity' }
const option: Facts = { marquee: 'option' }
const sold: Facts = { status: 'sold', marquee: 'sold' }
const withdrawn: Facts = { status: 'inactive' }
const prepared: Facts = { status: 'prospective' }

/**
 * What a purpose status says. A sale under condition, reserved or with a signed compromise is shown
 * as under option, because its deed is not signed.
 */
const purposeStates: Record<string, Facts> = {
  1: sale,
  2: rent,
  3: { ...sale, ...sold },
  4: { ...rent, status: 'rented', marquee: 'rented' },
  5: { ...sale, ...option },
  6: { ...rent, ...option },
  8: { ...sale, ...withdrawn },
  9: { ...rent, ...withdrawn },
  10: { ...sale, ...withdrawn },
  11: { ...rent, ...withdrawn },
  12: { ...sale, ...option },
  13: { ...rent, ...option },
  14: { ...sale, ...option },
  15: annuity,
  16: { ...annuity, ...option },
  17: { ...annuity, ...sold },
  19: { ...sale, ...prepared },
  20: { ...sale, ...prepared },
  21: { ...sale, ...option },
  22: { ...sale, ...option },
  23: { ...rent, ...prepared },
  24: { ...sale, ...prepared },
  25: { ...rent, ...prepared },
  26: { ...annuity, ...prepared },
  27: { ...rent, ...prepared },
  28: { ...annuity, ...prepared },
}

const conditions: Record<string, string> = {
  1: 'new',
  2: 'excellent',
  3: 'good',
  4: 'good',
  5: 'to_refresh',
  6: 'to_renovate',
  7: 'to_renovate',
  8: 'to_demolish',
  14: 'to_refresh',
  15: 'excellent',
}

/** Online, estate of the month, online on the website alone. */
const ONLINE = new Set(['', '2', '3', '5'])
const ACTIVE = new Set(['', '1'])

/** Archived, deleted and offline estates are told too, so that the site learns of it. */
const isGone = (element: Element): boolean =>
  !ACTIVE.has(textAt(element, 'status', 'id')) ||
  !ONLINE.has(textAt(element, 'displayStatus', 'id') || textAt(element, 'displayStatusId'))

/** Texts stand in a list, each with its language: `nl-BE`. */
function textsIn(element: Element, name: string): Texts {
  const texts: Texts = {}
  for (const one of childrenOf(element, name)) {
    const language = textAt(one, 'languageId').slice(0, 2).toLowerCase()
    const known = feedLanguages.find((code) => code === language)
    const text = textAt(one, 'content')
    if (known && text !== '') texts[known] ??= text
  }
  return texts
}

const MAX_TITLE = 120

/**
 * Agencies use the three texts of Whise differently. A short one of one line is the title; the
 * longest is the description.
 */
function textsOf(element: Element): Pick<FeedRecord, 'title' | 'description'> {
  const all = ['shortDescription', 'sms', 'description'].map((name) => textsIn(element, name))
  const title: Texts = {}
  const description: Texts = {}
  for (const language of feedLanguages) {
    const texts = all.flatMap((one) => one[language] ?? [])
    const [longest] = texts.toSorted((a, b) => b.length - a.length)
    const short = texts.find((one) => one !== longest && oneLine(one).length <= MAX_TITLE)
    if (longest) description[language] = longest
    if (short) title[language] = short
  }
  return { title, description }
}

function offerOf(element: Element, words: Words): FeedRecord['facts'] {
  const purpose = textAt(element, 'purpose', 'id')
  const state = words.choose(element, purposeStates, 'purposeStatus', 'id')
  const goal = state?.goal ?? { 1: 'sale', 2: 'rent', 3: 'sale' }[purpose]
  const isEuro = /^(|€|eur)$/i.test(textAt(element, 'currency'))
  const price = isEuro ? textAt(element, 'price') : ''
  return {
    ...(state ?? { status: 'inactive', marquee: 'none' }),
    goal,
    priceUnit: goal === 'rent' ? 'month' : 'total',
    ...(Number(price) > 0 && { price }),
    publishPrice: Number(price) > 0 && childOf(element, 'displayPrice')?.text,
  }
}

function homeOf(element: Element, words: Words): FeedRecord['facts'] {
  const yes = (name: string) => isYes(textAt(element, name))
  return {
    street: textAt(element, 'address'),
    houseNumber: textAt(element, 'number'),
    boxNumber: textAt(element, 'box'),
    publishAddress: childOf(element, 'displayAddress')?.text,
    livingArea: textAt(element, 'area'),
    groundArea: textAt(element, 'groundArea'),
    gardenArea: textAt(element, 'gardenArea'),
    bedrooms: textAt(element, 'rooms'),
    bathrooms: textAt(element, 'bathRooms'),
    facades: textAt(element, 'fronts'),
    epcValue: textAt(element, 'energyValue'),
    condition: words.choose(element, conditions, 'state', 'id'),
    availableFrom: textAt(element, 'availabilityDateTime').slice(0, 10),
    ...(yes('garden') && { garden: true }),
    ...(yes('terrace') && { terrace: true }),
    ...(yes('garage') && { garage: true }),
    ...(yes('furnished') && { furnished: true }),
    recordFile: textAt(element, 'referenceNumber'),
    virtualTour: textAt(element, 'linkVirtualVisit') || textAt(element, 'linkVideo'),
  }
}

/** Counters, names of what is numbered, dates of the record, and what concerns the agency alone. */
const NOT_FOR_THE_SITE =
  /^(?:id|name|parentId|canHaveChildren|client|clientId|clientName|office|officeId|officeName|representatives|documents|createDateTime|updateDateTime|putOnlineDateTime|publicationText|currency|investmentEstate)$|(?:^|\/)(?:id|displayName|languageId|order|orientation|isVideo|detailId|group|groupId|type)$|^pictures\//

/** One estate of Whise. */
export function readWhise(estate: Element): FeedRecord {
  const { element, unread } = watch(estate)
  const words = createWords()
  const label = textAt(element, 'energyClass')
  const pictures = childrenOf(element, 'pictures')
    .map((one, at) => ({
      url: textAt(one, 'urlXXL') || textAt(one, 'urlLarge'),
      place: Number(textAt(one, 'order') || at),
    }))
    .toSorted((a, b) => a.place - b.place)
  const country = countryIds[textAt(element, 'country', 'id') || '1']
  const epcLabel = epcLabelNamed(label)
  if (!epcLabel) words.leave('energyClass', label)
  const record: FeedRecord = {
    key: textAt(element, 'id'),
    ...(isGone(element) && { isGone: true }),
    type: words.choose(element, categories, 'category', 'id'),
    typeName: textAt(element, 'category', 'id'),
    goalName: textAt(element, 'purposeStatus', 'id'),
    place: {
      country: countries.find((one) => one === country),
      zip: textAt(element, 'zip'),
      name: textAt(element, 'city'),
    },
    facts: {
      ...detailFacts(element, words),
      ...offerOf(element, words),
      ...homeOf(element, words),
      epcLabel,
    },
    ...textsOf(element),
    pictures: pictures.map(({ url }) => url),
    plans: [],
    contact: textAt(element, 'representatives', 'email') || undefined,
  }
  const left = unread().filter(
    ({ path, value }) => !NOT_FOR_THE_SITE.test(path) && !saysNothing(value),
  )
  return { ...record, unread: [...words.unknown, ...left] }
}
