import type { PayloadRequest } from 'payload'

import { addressLines } from '@/domain/address'
import { homeCountry, type Country } from '@/domain/countries'
import { highestDeposit } from '@/domain/deposit'
import { formatEuros } from '@/domain/price'
import { regionOf } from '@/domain/regions'
import { mayNameExpectations } from '@/domain/visits/lawful'
import { clockOf } from '@/domain/visits/times'
import { idOf } from '@/fields/related'
import { formatLongDay } from '@/i18n/dates'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import { apart } from '@/mail/write'
import type { Appointment, Property } from '@/payload-types'

type Named = Pick<Appointment, 'start' | 'wishDay' | 'slot'>

const loaded = <Doc extends object>(value: string | Doc | null | undefined): Doc | undefined =>
  typeof value === 'object' && value !== null ? value : undefined

const shown = {
  goal: true,
  reference: true,
  mainType: true,
  city: true,
  contact: true,
  publishAddress: true,
  street: true,
  houseNumber: true,
  boxNumber: true,
  publishPrice: true,
  price: true,
  monthlyRent: true,
  chargesRenter: true,
  minimumIncome: true,
  maximumPersons: true,
} as const

export type Visited = Pick<Property, 'id' | keyof typeof shown>

/** The property of a visit, also one that is no longer on the site. What of it may be told is decided here, below. */
export async function findVisited(req: PayloadRequest, { property }: Pick<Appointment, 'property'>, locale: Locale): Promise<Visited | null> {
  return req.payload.findByID({
    ...({ collection: 'properties', depth: 1, fallbackLocale: false, disableErrors: true } as const),
    ...{ id: idOf(property) ?? '', select: shown, locale },
    // Whoever saves the visit, the mail is the agency's.
    ...{ overrideAccess: true, req: apart(req) },
  })
}

/** A time as each language writes it: "14.30 uur", "14h30". */
export function timeOf(instant: Date, locale: Locale): string {
  const [hour = '', minute = ''] = clockOf(instant).time.split(':')
  return translate(locale)('visits.time', { hour, minute })
}

/** The day and the time of a visit, or those that were wished. */
export function whenOf({ start, wishDay, slot }: Named, locale: Locale): { day: string; time: string } {
  if (start) return { day: formatLongDay(new Date(start), locale), time: timeOf(new Date(start), locale) }
  return { day: wishDay ? formatLongDay(new Date(wishDay), locale) : '', time: slot ? optionName(locale, 'contactSlot', slot) : '' }
}

/** "House in Ghent". */
export function nameOf({ mainType, city }: Pick<Visited, 'mainType' | 'city'>, locale: Locale): string {
  const [type, town] = [loaded(mainType)?.name ?? '', loaded(city)?.name ?? '']
  return type && town ? translate(locale)('typeInCity', { type, city: town }) : type || town
}

type Placed = Pick<Visited, 'city'> & Partial<Pick<Visited, 'street' | 'houseNumber' | 'boxNumber'>>

/** Where it is, for the colleague who goes there. */
export function addressOf({ city, street, houseNumber, boxNumber }: Placed, locale: Locale): string {
  const { zip, name, country } = loaded(city) ?? {}
  const words = { box: (box: string) => translate(locale)('detail.box', { box }), country: (code: Country) => optionName(locale, 'country', code) }
  return addressLines({ street, houseNumber, boxNumber, zip, city: name, country }, words).join(', ')
}

/** Where it is, as visitors may know it: an address that is not published is told by a colleague, not by a machine. */
export const placeOf = (property: Visited, locale: Locale): string =>
  property.publishAddress === true && property.street
    ? addressOf(property, locale)
    : translate(locale)('visits.addressLater', { town: addressOf({ city: property.city }, locale) })

const regionIn = ({ city }: Visited) => {
  const { zip, country } = loaded(city) ?? {}
  return zip && (country ?? homeCountry) === homeCountry ? regionOf(zip) : undefined
}

/** What an owner expects of tenants, as far as the law lets it be said before a visit. */
function expectationsOf(property: Visited, locale: Locale): { minimumIncome: string; maximumPersons: string } {
  const t = translate(locale)
  const { goal, minimumIncome, maximumPersons } = property
  const may = mayNameExpectations({ goal, region: regionIn(property) })
  return {
    minimumIncome: may && minimumIncome ? t('visits.minimumIncome', { amount: formatEuros(minimumIncome) }) : '',
    maximumPersons: may && maximumPersons ? t('visits.maximumPersons', { count: maximumPersons }) : '',
  }
}

/** What a tenant pays, with the highest guarantee of the region; nothing where the price is not published. */
function amountsOf(property: Visited, locale: Locale): string {
  const t = translate(locale)
  const { goal, publishPrice, monthlyRent, price, chargesRenter, mainType } = property
  const rent = monthlyRent ?? price
  if (goal !== 'rent' || publishPrice !== true || !rent) return ''
  const guarantee = highestDeposit({ region: regionIn(property), type: loaded(mainType)?.webId, rent })
  return [
    t('visits.rent', { amount: formatEuros(rent) }),
    chargesRenter ? t('visits.charges', { amount: formatEuros(chargesRenter) }) : '',
    guarantee ? t('visits.guarantee', { months: Math.round(guarantee / rent), amount: formatEuros(guarantee) }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Who receives the visitor: a colleague whose profile is public; else the agency speaks for itself. */
export async function findHost(req: PayloadRequest, { agent }: Pick<Appointment, 'agent'>, { contact }: Visited): Promise<string | undefined> {
  const id = idOf(agent) ?? idOf(contact)
  if (id === undefined) return undefined
  const found = await req.payload.findByID({
    ...{ collection: 'users', id, depth: 0, disableErrors: true, select: { name: true, publicProfile: true } },
    // No visitor may read an account; the name on a public profile is all that is taken out of it.
    ...{ overrideAccess: true, req: apart(req) },
  })
  return found?.publicProfile === true ? found.name : undefined
}

type Person = Pick<Appointment, 'firstName' | 'lastName' | 'fullName'>

/** What every mail about a visit may name. */
export function toldOf(visit: Person & Named, property: Visited, colleague: string, locale: Locale): Record<string, string> {
  return {
    ...{ firstName: visit.firstName ?? '', lastName: visit.lastName ?? '', fullName: visit.fullName ?? '' },
    ...{ property: nameOf(property, locale), reference: String(property.reference ?? ''), place: placeOf(property, locale), colleague },
    ...whenOf(visit, locale),
    ...expectationsOf(property, locale),
    amounts: amountsOf(property, locale),
  }
}
