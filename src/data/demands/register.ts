import type { PayloadRequest } from 'payload'

import type { Locale } from '@/i18n/locales'
import type { Demand } from '@/payload-types'

import { queueMail } from '../leads/mails'
import { personalLink } from '../leads/links'
import type { Person } from '../leads/receive'
import { idOf, idsOf } from '../payload'
import { describe } from './describe'
import type { Wanted } from './understand'

// Nobody reads or writes demands over HTTP but staff: the site does it for who holds the key or has just sent the form.
export const asSite = { collection: 'demands', overrideAccess: true, depth: 0 } as const

type Registration = { wanted: Wanted; person: Person; locale: Locale; enquiry: string }

const nameOf = ({ firstName, lastName }: Pick<Demand, 'firstName' | 'lastName'>): string => [firstName, lastName].filter(Boolean).join(' ')

/** How it was asked for, whichever way it was written down. */
export const wantedOf = (demand: Demand): Wanted => ({
  ...{ goal: demand.goal, frequency: demand.frequency, types: idsOf(demand.types), cities: idsOf(demand.cities) },
  ...{ regions: demand.regions ?? [], provinces: demand.provinces ?? [], has: demand.has ?? [], within: demand.within ?? null },
  ...{ nearCity: idOf(demand.nearCity) ?? null, nearKm: demand.nearKm ?? null },
  ...{ priceMin: demand.priceMin ?? null, priceMax: demand.priceMax ?? null, bedroomsMin: demand.bedroomsMin ?? null, areaMin: demand.areaMin ?? null },
})

/** What every mail about a demand says: to whom, what he looks for, and where he has it in his own hands. */
export async function orderFor(demand: Demand, address: string) {
  const { sentence, lines } = await describe(wantedOf(demand), demand.language)
  const fullName = nameOf(demand)
  return {
    ...{ to: { address, ...(fullName && { name: fullName }) }, locale: demand.language, lines },
    told: { firstName: demand.firstName ?? '', lastName: demand.lastName ?? '', fullName, demand: sentence },
    action: { href: personalLink({ purpose: 'demand', id: demand.id }, demand.language) },
    ...(idOf(demand.enquiry) && { about: { enquiry: idOf(demand.enquiry) ?? '' } }),
  }
}

/** Writes a demand down and asks by mail whether it was he. Until then nothing is looked for. */
export async function register(req: PayloadRequest, { wanted, person, locale, enquiry }: Registration): Promise<void> {
  const known = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== ''))
  const now = new Date().toISOString()
  const demand = await req.payload.create({
    ...asSite,
    data: { ...known, ...wanted, language: locale, status: 'unconfirmed', enquiry, lastActivity: now },
    req,
  })
  if (demand.email) await queueMail(req, { kind: 'demand_confirm', ...(await orderFor(demand, demand.email)) })
}
