import { beforeAll, describe, expect, it } from '@jest/globals'

import { findOwnProperties } from '@/data/portal/ownProperties'
import type { Owner, Property } from '@/payload-types'

import { createTown, createType } from './support/fixtures'
import { lawful } from './support/lawful'
import { usePayload } from './support/payload'
import { settle } from './support/people'

const site = usePayload()
type Reader = Owner & { collection: 'owners' }
let aerts: Reader
let baert: Reader
let place: { mainType: string; city: string }

beforeAll(async () => {
  const { payload } = site
  const { ownerA, ownerB } = await settle(payload)
  const read = async (id: string): Promise<Reader> => ({
    ...(await payload.findByID({ collection: 'owners', id })),
    collection: 'owners',
  })
  aerts = await read(ownerA.id)
  baert = await read(ownerB.id)
  place = { mainType: (await createType(payload)).id, city: (await createTown(payload)).id }
})

const draftOf = async (owners: Owner[]): Promise<string> => {
  const home = { title: 'Loft', goal: 'sale', status: 'prospective', marquee: 'none' } as const
  const data = { ...home, ...place, owners: owners.map(({ id }) => id), _status: 'draft' as const }
  return (await site.payload.create({ collection: 'properties', draft: true, data })).id
}
const saveDraft = (id: string, data: Partial<Property>) =>
  site.payload.update({
    collection: 'properties',
    id,
    draft: true,
    data: { ...data, _status: 'draft' },
  })
const seenBy = async (owner: Owner) =>
  (await findOwnProperties(owner, 'nl')).map((property) => property.id)

/** The activities of a property that the rules of access let an owner read. */
const activitiesFor = async (user: Reader, property: string) =>
  (
    await site.payload.find({
      collection: 'activities',
      where: { property: { equals: property } },
      overrideAccess: false,
      user,
    })
  ).totalDocs

describe('the owners of a property', () => {
  it('are not those of its copy', async () => {
    const original = await draftOf([aerts])
    const { id } = await site.payload.duplicate({ collection: 'properties', id: original })
    expect(await seenBy(aerts)).toEqual([original])
    const copy = await site.payload.findByID({ collection: 'properties', id, draft: true })
    expect(copy.owners ?? []).toEqual([])
    await site.payload.delete({ collection: 'properties', id: original })
  })

  it('change with a draft while it is not published, also for what belongs to it', async () => {
    const id = await draftOf([aerts])
    await site.payload.create({
      collection: 'activities',
      data: {
        property: id,
        kind: 'history',
        type: 'note',
        status: 'done',
        subject: 'Bord geplaatst',
        date: '2026-11-01T09:00:00Z',
        visibleToOwner: true,
      },
    })
    await saveDraft(id, { owners: [aerts.id, baert.id] })
    expect([await seenBy(aerts), await seenBy(baert)]).toEqual([[id], [id]])
    await saveDraft(id, { bedrooms: 2 })
    expect(await seenBy(aerts)).toEqual([id])
    await saveDraft(id, { owners: [baert.id] })
    expect([await seenBy(aerts), await seenBy(baert)]).toEqual([[], [id]])
    expect([await activitiesFor(aerts, id), await activitiesFor(baert, id)]).toEqual([0, 1])
    await saveDraft(id, { owners: [] })
    expect([await seenBy(aerts), await seenBy(baert)]).toEqual([[], []])
  })

  it('change with its publication once it is published', async () => {
    const id = await draftOf([aerts])
    const publish = (data: Partial<Property>) =>
      site.payload.update({ collection: 'properties', id, data: { ...data, _status: 'published' } })
    await publish(lawful)
    await saveDraft(id, { owners: [baert.id] })
    expect([await seenBy(aerts), await seenBy(baert)]).toEqual([[id], []])
    await publish({ owners: [baert.id] })
    expect([await seenBy(aerts), await seenBy(baert)]).toEqual([[], [id]])
  })
})
