import type { Locale } from '@/i18n/locales'
import type { Activity, Owner } from '@/payload-types'

import { asOwner, idOf, payload } from '../payload'

/** What is going to happen with a property. */
export type Step = { kind: 'visit'; at: string } | { kind: 'planned'; at: string; subject: string; type: Activity['type'] }

type Steps = ReadonlyMap<string, Step[]>
type Dated = { property: string | undefined; step: Step }

/** Who comes is the agency's business and his own; that somebody comes is told. */
async function findVisits(owner: Owner, ids: readonly string[], now: Date): Promise<Dated[]> {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'appointments',
    // No owner may read an appointment: of one at his property he gets the moment, and nothing else is taken out.
    overrideAccess: true,
    select: { property: true, start: true },
    where: {
      and: [
        { 'property.owners': { in: [owner.id] } },
        { property: { in: ids } },
        { status: { equals: 'confirmed' } },
        { start: { greater_than: now.toISOString() } },
      ],
    },
    depth: 0,
    pagination: false,
  })
  return docs.flatMap(({ property, start }) => (start ? [{ property: idOf(property), step: { kind: 'visit', at: start } as const }] : []))
}

async function findPlanned(owner: Owner, ids: readonly string[], locale: Locale): Promise<Dated[]> {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'activities',
    ...asOwner(owner, locale),
    select: { property: true, date: true, subject: true, type: true },
    where: { and: [{ property: { in: ids } }, { status: { equals: 'planned' } }] },
    depth: 0,
    pagination: false,
  })
  return docs.map(({ property, date, subject, type }) => ({ property: idOf(property), step: { kind: 'planned', at: date, subject, type } }))
}

/** The next steps of each of these properties of one owner, the first one first. */
export async function findSteps(owner: Owner, properties: readonly { id: string }[], locale: Locale): Promise<Steps> {
  const ids = properties.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const found = (await Promise.all([findVisits(owner, ids, new Date()), findPlanned(owner, ids, locale)])).flat()
  const inOrder = found.sort((a, b) => a.step.at.localeCompare(b.step.at))
  return new Map(ids.map((id) => [id, inOrder.flatMap(({ property, step }) => (property === id ? [step] : []))]))
}
