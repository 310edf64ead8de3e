import { countryNamed, epcLabelNamed, typeNamed } from './feedWords'
import { childrenOf, isNotAsked, isYes, textAt, type Element } from './element'
import type { Facts } from './facts'
import { saysNothing } from './jsonElement'
import { feedLanguages, type FeedRecord, type Texts } from './listing'
import { buildingOf, energyOf, planningOf, sizesOf } from './sweepbrightFacts'
import { watch } from './watch'
import { createWords, type Words } from './words'

/** Our WebIDs by the types of the Website API. */
const types: Record<string, number> = {
  house: 1,
  apartment: 2,
  room: 3,
  land: 4,
  parking: 9,
  garage: 9,
  office: 8,
  commercial: 6,
}

function typeOf(type: string, subType: string): number | undefined {
  if (type === 'apartment' && subType === 'studio') return 3
  if (type === 'commercial') {
    const word = typeNamed(subType.replaceAll('_', ' '))
    return word === 7 || word === 5 ? word : 6
  }
  return types[type]
}

/** A home under contract has a buyer, but the deed is not signed: it is shown as under option. */
const states: Record<string, Facts> = {
  prospect: { status: 'prospective', marquee: 'none' },
  available: { status: 'active', marquee: 'none' },
  option: { status: 'active', marquee: 'option' },
  under_contract: { status: 'active', marquee: 'option' },
  sold: { status: 'sold', marquee: 'sold' },
  rented: { status: 'rented', marquee: 'rented' },
}

const periods: Record<string, string> = { month: 'month', week: 'week', year: 'year' }

function offerOf(element: Element, words: Words): FeedRecord['facts'] {
  const negotiation = textAt(element, 'negotiation')
  const isRent = negotiation === 'let' || negotiation === 'rent'
  return {
    goal: isRent ? 'rent' : negotiation === 'sale' ? 'sale' : undefined,
    priceUnit: isRent ? (periods[textAt(element, 'rent_period') || 'month'] ?? 'month') : 'total',
    // A state that is not known is not offered.
    ...(words.choose(element, states, 'status') ?? { status: 'inactive', marquee: 'none' }),
  }
}

/** Whether a part is shown; undefined when the estate says neither that it is hidden nor that it is not. */
function isShown(element: Element, part: 'price' | 'location'): boolean | undefined {
  const hidden = textAt(element, part, 'hidden')
  return hidden === '' ? undefined : isNotAsked(hidden)
}

function priceOf(element: Element): { facts: FeedRecord['facts']; foreign: string } {
  const currency = textAt(element, 'price', 'currency').toUpperCase()
  const amount = textAt(element, 'price', 'amount')
  const isForeign = currency !== '' && currency !== 'EUR'
  const hasPrice = !isForeign && Number(amount) > 0
  const isRent = textAt(element, 'negotiation') !== 'sale'
  const costs = textAt(element, 'price_recurring_costs', 'amount')
  return {
    facts: {
      ...(hasPrice && { price: amount }),
      publishPrice: hasPrice && isShown(element, 'price'),
      ...(isRent ? { chargesRenter: costs } : { chargesOwner: costs }),
      deposit: textAt(element, 'price_guarantee', 'amount'),
      inventoryCost: textAt(element, 'price_inventory_report_cost', 'amount'),
      realEstateTax: textAt(element, 'price_property_taxes', 'amount'),
      cadastralIncome:
        textAt(element, 'legal', 'property_and_land', 'cadastral_income') ||
        textAt(element, 'cadastral_income'),
      availableFrom: textAt(element, 'occupancy', 'available_from'),
    },
    foreign: isForeign ? `${amount} ${currency}` : '',
  }
}

function addressOf(element: Element): FeedRecord['facts'] {
  const part = (name: string) => textAt(element, 'location', name)
  return {
    street: part('street'),
    houseNumber: [part('number'), part('addition')].filter(Boolean).join(' '),
    boxNumber: part('box'),
    floor: part('floor'),
    publishAddress: isShown(element, 'location'),
    latitude: textAt(element, 'location', 'geo', 'latitude'),
    longitude: textAt(element, 'location', 'geo', 'longitude'),
  }
}

const textsIn = (element: Element, name: string): Texts =>
  Object.fromEntries(
    feedLanguages.flatMap((language) => {
      const text = textAt(element, name, language)
      return text === '' ? [] : [[language, text]]
    }),
  )

/** What names a picture for as long as it is there. Its own address is signed and ends with the hour. */
const nameOfFile = (estate: string, kind: string, file: string): string =>
  `${ESTATES}/${encodeURIComponent(estate)}/${kind}/${encodeURIComponent(file)}`
const ESTATES = 'https://website.sweepbright.com/api/estates'

function filesOf(element: Element, estate: string, kind: 'images' | 'plans') {
  const files = childrenOf(element, kind).map((file, at) => ({
    id: textAt(file, 'id'),
    url: textAt(file, 'url'),
    place: Number(textAt(file, 'ordinal') || at),
  }))
  return files
    .filter(({ url }) => url !== '')
    .toSorted((a, b) => a.place - b.place)
    .map(({ id, url }) => ({ name: id ? nameOfFile(estate, kind, id) : url, url }))
}

/**
 * Counters, file names, and what concerns people or the agency alone. It is not taken over, and
 * not repeated in reports either.
 */
const NOT_FOR_THE_SITE =
  /^(?:id|is_project|project_id|properties|office|mandate|buyers|vendors|internal_note|agency_commission|buyer_|vendor_|negotiator|documents|publish_status|appointment_service_url|price_negotiated|occupancy|settings)|_expires_on$|(?:^|\/)(?:id|filename|ordinal|unit|currency|formatted|formatted_agency)$/

/** One estate of SweepBright's Website API. */
export function readSweepbright(estate: Element): FeedRecord {
  const { element, unread } = watch(estate)
  const words = createWords()
  const id = textAt(element, 'id')
  const { facts: prices, foreign } = priceOf(element)
  const type = textAt(element, 'type')
  const pictures = filesOf(element, id, 'images')
  const plans = filesOf(element, id, 'plans')
  const label =
    textAt(element, 'legal', 'energy', 'epc_category') || textAt(element, 'epc_category')
  const record: FeedRecord = {
    key: id,
    type: typeOf(type, textAt(element, 'sub_type')),
    typeName: type,
    goalName: textAt(element, 'negotiation'),
    place: {
      country: countryNamed(textAt(element, 'location', 'country') || 'be'),
      zip: textAt(element, 'location', 'postal_code'),
      name: textAt(element, 'location', 'city'),
    },
    facts: {
      ...offerOf(element, words),
      ...prices,
      ...addressOf(element),
      ...sizesOf(element),
      ...buildingOf(element, words),
      ...energyOf(element, words),
      ...planningOf(element, words),
      epcLabel: epcLabelNamed(label),
      recordFile: textAt(element, 'settings', 'reference'),
      virtualTour: textAt(element, 'virtual_tour_url') || textAt(element, 'video_url'),
    },
    title: textsIn(element, 'description_title'),
    description: textsIn(element, 'description'),
    pictures: pictures.map(({ name }) => name),
    plans: plans.map(({ name }) => name),
    downloads: Object.fromEntries([...pictures, ...plans].map(({ name, url }) => [name, url])),
    contact: textAt(element, 'negotiator', 'email') || undefined,
    notes: foreign ? [{ code: 'currency', text: foreign }] : [],
  }
  const left = unread().filter(
    ({ path, value }) => !NOT_FOR_THE_SITE.test(path) && !saysNothing(value),
  )
  if (!record.facts.epcLabel) words.leave('epc_category', label)
  return { ...record, unread: [...words.unknown, ...left] }
}

/** What an estate says of sellers, buyers, tenants and the agency alone: it is not kept at all. */
const PRIVATE = new Set([
  'vendors',
  'buyers',
  'internal_note',
  'agency_commission',
  'mandate',
  'contact_details',
  'tenant_contract',
])

/** An estate, or a part of one, without what is private and has no place on a website. */
export function withoutPrivate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrivate)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      PRIVATE.has(name) ? [] : [[name, withoutPrivate(part)]],
    ),
  )
}

export const isProject = (estate: Element): boolean => isYes(textAt(estate, 'is_project'))
