import { countries } from '../catalogue/countries'
import { childOf, childrenOf, isYes, textAt, type Element } from './element'
import { epcLabelNamed } from './feedWords'
import { saysNothing } from './jsonElement'
import { feedLanguages, oneLine, type FeedRecord, type Texts } from './listing'
import { watch } from './watch'
import { ACTIVE, categories, conditions, countryIds, ONLINE, purposeStates } from './whiseCodes'
import { detailFacts } from './whiseDetails'
import { createWords, type Words } from './words'

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
