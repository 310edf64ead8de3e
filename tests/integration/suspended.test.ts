import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, flattenAllFields } from 'payload'

import { changeProperties } from '@/data/catalogue/bulkChange'
import { takeBack } from '@/data/catalogue/takeBack'
import { findStaff } from '@/data/enquiries/inbox'
import { offeredColleagues } from '@/domain/accounts/access'
import { idOf } from '@/fields/related'
import type { Property } from '@/payload-types'

import { homes, kyero, makeFeed, settlePlaces, takeOver } from './support/feeds'
import { usePayload } from './support/payload'
import { overHttp, settle, type People } from './support/people'

const site = usePayload()
const quiet = { context: { quiet: true } }
const notOffered = /kan niet gekozen worden|cannot be chosen/
let people: People
let place: { mainType: string; city: string }

const suspend = (suspendedAt: string | null = new Date().toISOString()) =>
  site.payload.update({ collection: 'users', id: people.agent.id, data: { suspendedAt }, ...quiet })

beforeAll(async () => {
  const { payload } = site
  people = await settle(payload)
  await settlePlaces(payload)
  const [type] = (await payload.find({ collection: 'property-types', limit: 1 })).docs
  const [town] = (await payload.find({ collection: 'cities', limit: 1 })).docs
  place = { mainType: type?.id ?? '', city: town?.id ?? '' }
})

beforeEach(() => suspend(null))

const home = { title: 'Loft', goal: 'sale', status: 'prospective', marquee: 'none' } as const
const homeOf = (contact: string): Promise<Property> =>
  site.payload.create({
    collection: 'properties',
    data: { ...home, ...place, contact, _status: 'published' },
  })
const asEditor = () => overHttp(people.editor)
const save = (id: string, data: Partial<Property>, draft = false) =>
  site.payload.update({ collection: 'properties', id, draft, data, ...asEditor() })
const contactOf = async (id: string) =>
  idOf((await site.payload.findByID({ collection: 'properties', id, draft: true })).contact)
const asReq = async () => {
  const { editor: user } = people
  return Object.assign(await createLocalReq({ user }, site.payload), { payloadAPI: 'REST' })
}

describe('a colleague whose access is suspended', () => {
  it('is offered by no relation that staff choose', () => {
    const relations = site.payload.config.collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ slug, fields }) =>
        flattenAllFields({ fields }).flatMap((field) =>
          field.type === 'relationship' &&
          field.relationTo === 'users' &&
          // Written by the program alone.
          field.name !== 'savedBy'
            ? [[`${slug}.${field.name}`, JSON.stringify(field.filterOptions)] as const]
            : [],
        ),
      )
    expect(relations.map(([path]) => path).sort()).toEqual([
      'appointments.agent',
      'articles.author',
      'enquiries.assignedTo',
      'feeds.contact',
      'owners.manager',
      'projects.contact',
      'properties.contact',
      'visit-days.agent',
    ])
    for (const [, offered] of relations)
      expect(offered).toContain('{"suspendedAt":{"exists":false}}')
  })

  it('is given nothing new, in a form or with many at once', async () => {
    const { payload } = site
    const { id } = await homeOf(people.editor.id)
    await suspend()
    await expect(save(id, { contact: people.agent.id })).rejects.toMatchObject({
      data: { errors: [{ path: 'contact', message: expect.stringMatching(notOffered) }] },
    })
    const change = { ids: [id], changes: { contact: people.agent.id } }
    const { changed, refused } = await changeProperties(change, await asReq())
    expect([changed, refused[0]?.reason]).toEqual([0, expect.stringMatching(notOffered)])
    await expect(
      payload.update({
        collection: 'owners',
        id: people.ownerA.id,
        data: { manager: people.agent.id },
        ...asEditor(),
      }),
    ).rejects.toMatchObject({ data: { errors: [{ path: 'manager' }] } })
    expect(await contactOf(id)).toBe(people.editor.id)
  })

  it('stays with what is saved otherwise, with its copy and with its earlier versions', async () => {
    const { payload } = site
    const { id } = await homeOf(people.agent.id)
    const { docs } = await payload.findVersions({
      collection: 'properties',
      where: { parent: { equals: id } },
    })
    await suspend()
    await save(id, { title: 'Loft met terras', contact: people.agent.id }, true)
    await save(id, { title: 'Loft met tuin', contact: people.agent.id, _status: 'published' })
    const { id: copy } = await payload.duplicate({ collection: 'properties', id, ...asEditor() })
    expect([await contactOf(id), await contactOf(copy)]).toEqual([people.agent.id, people.agent.id])
    await save(id, { contact: people.editor.id })
    await payload.restoreVersion({ collection: 'properties', id: docs[0]?.id ?? '', ...asEditor() })
    expect(await contactOf(id)).toBe(people.agent.id)
  })

  it('stays when a change is taken back by which another took over', async () => {
    const { id } = await homeOf(people.agent.id)
    await suspend()
    const req = await asReq()
    const change = { ids: [id], changes: { contact: people.editor.id } }
    const [saved] = (await changeProperties(change, req)).saved
    expect(saved && (await takeBack(req, saved))).toBe(undefined)
    expect(await contactOf(id)).toBe(people.agent.id)
  })

  it('stays the contact of what a feed brings, also after staff have edited it', async () => {
    const { payload } = site
    const feed = await makeFeed(payload, { contact: people.agent.id })
    await suspend()
    await takeOver(payload, feed, kyero(homes(1)))
    const { docs } = await payload.find({
      collection: 'properties',
      where: { title: { contains: 'Huis' } },
      draft: true,
    })
    const id = docs[0]?.id ?? ''
    expect(await contactOf(id)).toBe(people.agent.id)
    await save(id, { title: 'Van ons' }, true)
    await takeOver(payload, feed, kyero(homes(1, () => ({ price: 310_000 }))))
    expect(await contactOf(id)).toBe(people.agent.id)
    await payload.db.drizzle.execute(sql`delete from properties where id = ${id}::uuid`)
  })

  it('is named in the inbox only where they are chosen already', async () => {
    await suspend()
    const staff = await findStaff(await asReq())
    const offeredTo = (chosen?: string) => offeredColleagues(staff, chosen).map(({ id }) => id)
    expect(offeredTo()).not.toContain(people.agent.id)
    expect(offeredTo()).toContain(people.editor.id)
    expect(offeredTo(people.agent.id)).toContain(people.agent.id)
  })
})
