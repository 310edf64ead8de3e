import { isDeepStrictEqual } from 'node:util'

import type { PayloadRequest } from 'payload'

import type { Locale } from '@/i18n/locales'
import type { Demand, Enquiry } from '@/payload-types'

import { queueMail, type MailOrder } from '../mail/queue'
import { personalLink } from '../enquiries/unsubscribeLinks'
import type { Person } from '../enquiries/submission'
import { idOf, idsOf } from '../core/payload'
import { describeDemand } from './describe'
import type { DemandCriteria } from './readForm'

// Only staff read or write demands over HTTP: the site does it for the holder of a key and for the
// sender of a form.
export const demandAccess = { collection: 'demands', overrideAccess: true, depth: 0 } as const

type Registration = {
  wanted: DemandCriteria
  person: Person
  locale: Locale
  enquiry: Pick<Enquiry, 'id' | 'consent'>
}

const nameOf = ({ firstName, lastName }: Pick<Demand, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** Returns the criteria of a stored demand. */
export const criteriaOf = (demand: Demand): DemandCriteria => ({
  goal: demand.goal,
  frequency: demand.frequency,
  types: idsOf(demand.types),
  cities: idsOf(demand.cities),
  regions: demand.regions ?? [],
  provinces: demand.provinces ?? [],
  has: demand.has ?? [],
  epc: demand.epc ?? [],
  onlyNew: demand.onlyNew === true,
  within: demand.within ?? null,
  nearCity: idOf(demand.nearCity) ?? null,
  nearKm: demand.nearKm ?? null,
  priceMin: demand.priceMin ?? null,
  priceMax: demand.priceMax ?? null,
  bedroomsMin: demand.bedroomsMin ?? null,
  areaMin: demand.areaMin ?? null,
})

/**
 * Returns what every email about a demand has: recipient, criteria, and the link by which it is
 * managed.
 */
export async function demandEmail(
  demand: Demand,
  address: string,
): Promise<Omit<MailOrder, 'kind'>> {
  const { sentence, lines } = await describeDemand(criteriaOf(demand), demand.language)
  const fullName = nameOf(demand)
  return {
    to: { address, ...(fullName && { name: fullName }) },
    locale: demand.language,
    lines,
    placeholders: {
      firstName: demand.firstName ?? '',
      lastName: demand.lastName ?? '',
      fullName,
      demand: sentence,
    },
    action: { href: personalLink({ purpose: 'demand', id: demand.id }, demand.language) },
    ...(idOf(demand.enquiry) && { about: { enquiry: idOf(demand.enquiry) ?? '' } }),
  }
}

/** Stores a demand and asks by email for confirmation. Until then it is not matched. */
export async function registerDemand(
  req: PayloadRequest,
  { wanted, person, locale, enquiry }: Registration,
): Promise<void> {
  const filled = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== ''))
  const now = new Date().toISOString()
  const demand = await req.payload.create({
    ...demandAccess,
    data: {
      ...filled,
      ...wanted,
      language: locale,
      status: 'unconfirmed',
      enquiry: enquiry.id,
      lastActivity: now,
      consent: enquiry.consent ?? {},
    },
    req,
  })
  if (demand.email)
    await queueMail(req, { kind: 'demand_confirm', ...(await demandEmail(demand, demand.email)) })
}

/**
 * Returns whether the demand of this enquiry still stands: it was not paused, ended or deleted, and
 * asks for the same as before.
 */
export async function isDemandStanding(
  req: PayloadRequest,
  enquiry: string,
  wanted: DemandCriteria,
): Promise<boolean> {
  const { docs } = await req.payload.find({
    ...demandAccess,
    where: { enquiry: { equals: enquiry }, status: { in: ['unconfirmed', 'active'] } },
    pagination: false,
    req,
  })
  return docs.some((demand) => isDeepStrictEqual(criteriaOf(demand), wanted))
}
