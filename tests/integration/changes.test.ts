import { beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'

import { inTransaction } from '@/data/feeds/inTransaction'
import { printBrochure } from '@/jobs/printBrochure'
import { addJob } from '@/jobs/queue'
import { revalidate } from '@/jobs/siteJobs'
import type { Property } from '@/payload-types'

import { createTown, createType } from './support/fixtures'
import { usePayload } from './support/payload'

const site = usePayload()
const published = { _status: 'published', public: true } as const

const rows = async (query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
  (await site.payload.db.drizzle.execute(query)).rows

/** What the worker will tell every instance, in the order of the saves. */
async function announced(): Promise<unknown[]> {
  const jobs = await rows(
    sql`select payload from graphile_worker._private_jobs where payload::jsonb ? 'tags' order by id`,
  )
  return jobs.map(({ payload }) => (payload as { tags: unknown }).tags)
}

beforeEach(() => rows(sql`delete from graphile_worker._private_jobs`))

describe('a change in the studio announces', () => {
  it('one module when its text changed, wherever it stands', async () => {
    const content = [{ blockType: 'contactForm' as const, form: 'contact' as const }]
    const { id } = await site.payload.create({
      collection: 'modules',
      data: { name: 'Formulier', content, ...published },
    })
    await site.payload.update({
      collection: 'modules',
      id,
      data: { title: 'Schrijf ons', ...published },
    })
    expect(await announced()).toEqual([[`modules:${id}`], [`modules:${id}`]])
  })

  it('one page when its text changed, and the tree only when its place did', async () => {
    const { id } = await site.payload.create({
      collection: 'pages',
      data: { title: 'Over ons', kind: 'content', ...published },
    })
    await site.payload.update({
      collection: 'pages',
      id,
      data: { heading: 'Wie wij zijn', ...published },
    })
    await site.payload.update({ collection: 'pages', id, data: { title: 'Wij', ...published } })
    expect(await announced()).toEqual([
      [`pages:${id}`, 'pages'],
      [`pages:${id}`],
      [`pages:${id}`, 'pages'],
    ])
  })

  it('a global by its name', async () => {
    await site.payload.updateGlobal({ slug: 'footer', data: { copyright: '© Hestia' } })
    expect(await announced()).toEqual([['footer']])
  })

  it('a picture that is deleted, which the front of an instance may still have', async () => {
    const colour = { r: 47, g: 93, b: 80 }
    const data = await sharp({ create: { width: 64, height: 48, channels: 3, background: colour } })
      .png()
      .toBuffer()
    const { id } = await site.payload.create({
      collection: 'media',
      data: { alt: 'Gevel' },
      file: { data, mimetype: 'image/png', name: 'gevel.png', size: data.length },
    })
    await rows(sql`delete from graphile_worker._private_jobs`)
    await site.payload.delete({ collection: 'media', id })
    expect(await announced()).toEqual([[`media:${id}`]])
  })

  it('the list that visitors find a listing in, also when a draft moved it to another before', async () => {
    const { payload } = site
    const mainType = (await createType(payload, { name: 'Loft', webId: 3 })).id
    const city = (await createTown(payload, { name: 'Aalst', zip: '9300' })).id
    const place = { mainType, city, reference: 811, title: 'Huis', status: 'active' } as const
    const { id } = await payload.create({
      collection: 'properties',
      data: { ...place, goal: 'sale' },
      draft: true,
    })
    // Published without what the law asks for: only the lists matter here.
    await rows(sql`update properties set _status = 'published' where id = ${id}::uuid`)
    const save = (data: Partial<Property>) =>
      payload.update({ collection: 'properties', id, data, draft: true })
    await save({ goal: 'rent', _status: 'draft' })
    await rows(sql`delete from graphile_worker._private_jobs`)
    await payload.update({ collection: 'properties', id, data: { _status: 'draft' } })
    const [tags] = await announced()
    expect(tags).toEqual(expect.arrayContaining(['properties:in:rent', 'properties:in:sale']))
  })

  it('nothing when the save did not come to its end', async () => {
    await expect(
      site.payload.create({
        collection: 'pages',
        data: { title: 'Fout', path: 'Geen Pad!', kind: 'content', ...published },
      }),
    ).rejects.toThrow()
    expect(await announced()).toEqual([])
  })
})

it('a price that changed while a home was offline is told to its owner when it comes back', async () => {
  const { payload } = site
  const data = {
    ...({ title: 'Huis', goal: 'sale', status: 'active', marquee: 'none' } as const),
    mainType: (await createType(payload, { webId: 2 })).id,
    city: (await createTown(payload, { name: 'Brugge', zip: '8000' })).id,
    price: 349_000,
    publishPrice: true,
  }
  const { id } = await payload.create({ collection: 'properties', data: { ...data, ...published } })
  const save = (change: Partial<Property>) =>
    payload.update({ collection: 'properties', id, data: change })
  const told = () =>
    rows(
      sql`select change_what::text as what, change_before as before, change_after as after from activities where property_id = ${id}::uuid order by date`,
    )
  await save({ _status: 'draft' })
  await payload.update({
    collection: 'properties',
    id,
    draft: true,
    data: { price: 339_000, _status: 'draft' },
  })
  expect(await told()).toEqual([])
  await save({ price: 339_000, ...published })
  const lowered = { what: 'price', before: '349000', after: '339000' }
  expect(await told()).toEqual([lowered])
  // The same price, and a rent, are no change of it.
  await save({ _status: 'draft' })
  await save(published)
  await save({ _status: 'draft' })
  await save({ goal: 'rent', price: 1200, monthlyRent: 1200, ...published } as Partial<Property>)
  expect(await told()).toEqual([lowered])
})

it('a home whose price was hidden when it went offline names no former price when it comes back with one', async () => {
  const { payload } = site
  const data = {
    ...({ title: 'Huis', goal: 'sale', status: 'active', marquee: 'none' } as const),
    mainType: (await createType(payload, { webId: 4 })).id,
    city: (await createTown(payload, { name: 'Ieper', zip: '8900' })).id,
    price: 349_000,
    publishPrice: false,
  }
  const { id } = await payload.create({ collection: 'properties', data: { ...data, ...published } })
  const save = (change: Partial<Property>) =>
    payload.update({ collection: 'properties', id, data: change })
  const told = () =>
    rows(
      sql`select change_before as before, change_after as after from activities where property_id = ${id}::uuid order by date`,
    )
  await save({ _status: 'draft' })
  await save({ price: 339_000, publishPrice: true, ...published })
  expect(await told()).toEqual([])
  // From here on the site shows one: the next is a change of it, also after another time offline.
  await save({ _status: 'draft' })
  await save({ price: 329_000, ...published })
  expect(await told()).toEqual([{ before: '339000', after: '329000' }])
})

it('makes the brochure of a listing ahead when it is published, not at every save', async () => {
  const { payload } = site
  const mainType = (await createType(payload)).id
  const city = (await createTown(payload)).id
  const made = async () =>
    (
      await rows(sql`select key from graphile_worker.jobs where task_identifier = 'printBrochure'`)
    ).map(({ key }) => key)
  const data = {
    reference: 810,
    goal: 'sale',
    status: 'active',
    title: 'Huis',
    mainType,
    city,
  } as const
  const { id } = await payload.create({
    collection: 'properties',
    draft: true,
    data: { ...data, _status: 'draft' },
  })
  expect(await made()).toEqual([])
  const update = (more: Partial<Property>) =>
    payload.update({
      collection: 'properties',
      id,
      data: { ...more, marquee: 'none', public: true, _status: 'published' },
    })
  await update({ price: 250_000 })
  expect(await made()).toEqual(['brochure:810'])
  await rows(sql`delete from graphile_worker._private_jobs`)
  await update({ price: 245_000 })
  expect(await made()).toEqual([])
})

it('lets listings that are published together wait for their papers, and nothing else', async () => {
  await inTransaction(site.payload, async (req) => {
    for (const reference of [811, 812, 813]) await addJob(req, printBrochure, { reference })
    await addJob(req, revalidate, { tags: ['properties'] })
  })
  const queued = await rows(sql`
    select task_identifier as name, queue_name as queue, run_at > now() + interval '2 minutes' as waits
    from graphile_worker.jobs order by id`)
  const print = { name: 'printBrochure', queue: 'print', waits: true }
  expect(queued).toEqual([print, print, print, { name: 'revalidate', queue: null, waits: false }])
})
