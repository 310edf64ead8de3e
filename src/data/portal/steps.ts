import { clockOf, instantAt } from '@/domain/viewings/times'
import type { Locale } from '@/i18n/locales'
import type { Activity, Owner } from '@/payload-types'

import { asOwner, idOf, payload } from '../core/payload'

/** A next step of a property. */
export type NextStep =
  | { kind: 'visit'; id: string; at: string }
  | { kind: 'planned'; id: string; at: string; subject: string; type: Activity['type'] }
  | { kind: 'deed'; at: string }

type StepsByProperty = ReadonlyMap<string, NextStep[]>
type PropertyStep = { property: string | undefined; step: NextStep }

/**
 * Finds the confirmed viewings of the properties. The owner learns the time, not the name of the
 * visitor.
 */
async function findViewings(
  owner: Owner,
  ids: readonly string[],
  now: Date,
): Promise<PropertyStep[]> {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'appointments',
    // Owners have no access to appointments: only the time of a viewing of their property is
    // returned.
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
  return docs.flatMap(({ id, property, start }) =>
    start ? [{ property: idOf(property), step: { kind: 'visit', id, at: start } as const }] : [],
  )
}

async function findPlanned(
  owner: Owner,
  ids: readonly string[],
  from: Date,
  locale: Locale,
): Promise<PropertyStep[]> {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'activities',
    ...asOwner(owner, locale),
    select: { property: true, date: true, subject: true, type: true },
    where: {
      and: [
        { property: { in: ids } },
        { status: { equals: 'planned' } },
        { date: { greater_than_equal: from.toISOString() } },
      ],
    },
    depth: 0,
  })
  return docs.map(({ id, property, date, subject, type }) => ({
    property: idOf(property),
    step: { kind: 'planned', id, at: date, subject, type },
  }))
}

/**
 * Returns the next steps of each of these properties of one owner, the first one first. What has a day and
 * no time is a next step until that day is over.
 */
export async function findNextSteps(
  owner: Owner,
  properties: readonly { id: string; deedOn?: string | null }[],
  locale: Locale,
  now = new Date(),
): Promise<StepsByProperty> {
  const ids = properties.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const today = instantAt(clockOf(now).day, '00:00')
  const deeds = properties.flatMap(({ id, deedOn }): PropertyStep[] =>
    deedOn && Date.parse(deedOn) >= today.getTime()
      ? [{ property: id, step: { kind: 'deed', at: deedOn } }]
      : [],
  )
  const steps = [
    ...deeds,
    ...(await findViewings(owner, ids, now)),
    ...(await findPlanned(owner, ids, today, locale)),
  ]
  const inOrder = steps.sort((a, b) => a.step.at.localeCompare(b.step.at))
  return new Map(
    ids.map((id) => [id, inOrder.flatMap(({ property, step }) => (property === id ? [step] : []))]),
  )
}
