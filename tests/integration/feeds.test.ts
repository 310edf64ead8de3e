import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { z } from 'zod'

import { getListingIndex, updateListingIndex } from '@/data/catalogue/search/listingIndex'
import { transact } from '@/data/core/transaction'
import { importRun } from '@/data/feeds/apply'
import { performDryRun } from '@/data/feeds/dryRun'
import { findWords, mapWord } from '@/data/feeds/mappedWords'
import { readFeed } from '@/data/feeds/readFeed'
import { plainTextOf } from '@/data/feeds/richText'
import { approveRun } from '@/data/feeds/runs'
import type { Feed, Property } from '@/payload-types'

import {
  abroad,
  approve,
  bytesOf,
  homes,
  kyero,
  makeFeed,
  read,
  rowsOf,
  runOf,
  settlePlaces,
  takeOver,
} from './support/feeds'
import { breakConnections } from './support/outage'
import { usePayload } from './support/payload'

const site = usePayload()
let feed: Feed

beforeAll(async () => settlePlaces(site.payload))

beforeEach(async () => {
  const { payload } = site
  for (const { id } of (await payload.find({ collection: 'feeds', pagination: false })).docs)
    await payload.delete({ collection: 'feeds', id })
  await payload.db.drizzle.execute(sql`delete from activities`)
  await payload.db.drizzle.execute(sql`delete from properties`)
  await payload.db.drizzle.execute(sql`delete from _properties_v`)
  await payload.db.drizzle.execute(sql`delete from graphile_worker._private_jobs`)
  feed = await makeFeed(payload)
})

const all = async (): Promise<Property[]> =>
  (
    await site.payload.find({
      collection: 'properties',
      pagination: false,
      sort: 'reference',
      depth: 0,
      draft: true,
    })
  ).docs
const mediaNamed = async (name: string): Promise<string> => {
  const color = { r: name.charCodeAt(0), g: name.charCodeAt(1), b: 9 }
  const image = sharp({ create: { width: 64, height: 48, channels: 3, background: color } })
  const data = await image.png().toBuffer()
  const file = { data, name: `${name}.png`, mimetype: 'image/png', size: data.length }
  return (await site.payload.create({ collection: 'media', data: { alt: name }, file })).id
}
const one = async (reference: number, locale: 'nl' | 'fr' = 'nl'): Promise<Property> => {
  const { docs } = await site.payload.find({
    collection: 'properties',
    where: { reference: { equals: reference } },
    depth: 0,
    locale,
    draft: true,
  })
  const [doc] = docs
  if (!doc) throw new Error(`No listing ${reference}`)
  return doc
}
const numbers = async (query: ReturnType<typeof sql>) =>
  (await site.payload.db.drizzle.execute(query)).rows

describe('taking over a feed', () => {
  it('shows first what it would do, and does nothing yet', async () => {
    const run = await read(site.payload, feed, kyero(homes(3)))
    expect(await runOf(site.payload, run)).toMatchObject({
      state: 'ready',
      fresh: 3,
      changed: 0,
      unchanged: 0,
      gone: 0,
      refused: 0,
    })
    expect(await all()).toEqual([])
  })

  it('takes over the newest of two readings side by side, unless that one has failed', async () => {
    const { payload } = site
    let newer = ''
    const older = await performDryRun({
      payload,
      feed,
      read: async (reading, info) => {
        newer = await read(payload, feed, kyero(homes(2)))
        return readFeed(bytesOf(kyero(homes(3))), reading, info)
      },
    })
    for (const run of [older, newer])
      expect(await runOf(payload, run)).toMatchObject({ state: 'ready' })
    expect(await approveRun(payload, feed.id, older)).toBe(false)
    expect(await approveRun(payload, feed.id, newer)).toBe(true)
    expect(await approveRun(payload, feed.id, newer)).toBe(false)
    await numbers(sql`update feed_runs set state = 'done' where id = ${newer}::uuid`)
    expect(await approveRun(payload, feed.id, older)).toBe(false)
    await numbers(sql`update feed_runs set state = 'failed' where id = ${newer}::uuid`)
    expect(await approveRun(payload, feed.id, older)).toBe(true)
  })

  it('adds listings in four languages, as if they had been made by hand', async () => {
    await takeOver(site.payload, feed, kyero(homes(2)))
    const listing = await one(500_000)
    expect(listing).toMatchObject({
      goal: 'sale',
      price: 300_000,
      livingArea: 140,
      bedrooms: 3,
      status: 'active',
      title: 'Huis 500000 nl',
      recordFile: 'R-500000',
      public: true,
    })
    expect((await one(500_000, 'fr')).title).toBe('Huis 500000 fr')
    expect(listing.types).toEqual([listing.mainType])
    const { totalDocs } = await site.payload.findVersions({
      collection: 'properties',
      where: { parent: { equals: listing.id }, latest: { equals: true } },
    })
    expect(totalDocs).toBe(1)
    const saved = await site.payload.update({
      collection: 'properties',
      id: listing.id,
      data: { price: 310_000 },
    })
    expect(saved).toMatchObject({ price: 310_000, title: 'Huis 500000 nl' })
  })

  it('changes nothing the second time, and only what differs the third', async () => {
    const listings = homes(4)
    await takeOver(site.payload, feed, kyero(listings))
    expect(await takeOver(site.payload, feed, kyero(listings))).toMatchObject({
      state: 'done',
      unchanged: 4,
      fresh: 0,
      changed: 0,
    })
    const third = await takeOver(
      site.payload,
      feed,
      kyero(homes(4, (n) => (n === 1 ? { price: 275_000 } : {}))),
    )
    expect(third).toMatchObject({ unchanged: 3, changed: 1 })
    expect(
      (await rowsOf(site.payload, third.run)).find(({ state }) => state === 'changed'),
    ).toMatchObject({ key: '500001', changes: ['price'] })
    expect(await one(500_001)).toMatchObject({ price: 275_000 })
  })

  it('takes texts with tags and line breaks as paragraphs and lists, and their changes as the feed’s', async () => {
    const saying = (text: string) => kyero(homes(1)).replaceAll('Met tuin.', text)
    await takeOver(site.payload, feed, saying('Met tuin<br>en hok.<ul><li>hal</li></ul>'))
    expect(plainTextOf((await one(500_000)).description)).toBe(
      'Lichte woning 500000 (nl).\n\nMet tuin\nen hok.\n\n• hal',
    )
    await takeOver(site.payload, feed, saying('Met tuin<br>en garage.'))
    expect(plainTextOf((await one(500_000)).description)).toBe(
      'Lichte woning 500000 (nl).\n\nMet tuin\nen garage.',
    )
  })

  it('keeps what was edited by hand, takes the rest, and tells so', async () => {
    await takeOver(site.payload, feed, kyero(homes(1)))
    const { id } = await one(500_000)
    await site.payload.update({
      collection: 'properties',
      id,
      data: { price: 333_333, _status: 'published' },
    })
    await site.payload.update({
      collection: 'properties',
      id,
      locale: 'fr',
      data: { title: 'Maison de charme' },
    })
    const { run } = await takeOver(
      site.payload,
      feed,
      kyero([{ key: 500_000, price: 275_000, title: 'Woning', more: '<new_build>1</new_build>' }]),
    )
    expect(await one(500_000)).toMatchObject({ price: 333_333, title: 'Woning nl', newBuild: true })
    expect((await one(500_000, 'fr')).title).toBe('Maison de charme')
    expect((await rowsOf(site.payload, run))[0]?.reasons).toContainEqual({
      code: 'kept',
      facts: ['price', 'title'],
    })
    await takeOver(site.payload, feed, kyero([{ key: 500_000, price: 280_000, title: 'Woning' }]))
    expect(await one(500_000)).toMatchObject({ price: 333_333, newBuild: false })
  })

  it('follows the pictures of a listing that staff edited, and keeps those that staff added', async () => {
    const { payload } = site
    const withPictures = (...names: string[]) => {
      const images = names.map((name) => `<image><url>https://a.be/${name}.jpg</url></image>`)
      return kyero([{ key: 500_000, more: `<images>${images.join('')}</images>` }])
    }
    await takeOver(payload, feed, withPictures('old', 'kept'))
    const [old, kept, own] = await Promise.all(['old', 'kept', 'own'].map(mediaNamed))
    const { id } = await one(500_000)
    for (const [name, media] of [
      ['old', old],
      ['kept', kept],
    ])
      await payload.db.drizzle.execute(
        sql`update feed_pictures set state = 'done', media = ${media}::uuid where url = ${`https://a.be/${name}.jpg`}`,
      )
    const pictures = [old, own, kept].flatMap((media) => media ?? [])
    await payload.update({ collection: 'properties', id, data: { pictures, _status: 'published' } })
    await takeOver(payload, feed, withPictures('kept', 'new'))
    const { rows } = await payload.db.drizzle.execute(
      sql`select url, state from feed_pictures where property = ${id}::uuid and state <> 'gone' order by position`,
    )
    expect(rows).toEqual([
      { url: 'https://a.be/kept.jpg', state: 'done' },
      { url: 'https://a.be/new.jpg', state: 'waiting' },
    ])
    const listings = async () => [
      await payload.findByID({ collection: 'properties', id, depth: 0 }),
      await one(500_000),
    ]
    // Until the new one has come or is given up.
    for (const listing of await listings()) expect(listing.pictures).toEqual([old, own, kept])
    await takeOver(payload, feed, withPictures('kept'))
    for (const listing of await listings()) expect(listing.pictures).toEqual([own, kept])
  })

  it('has the pictures of a listing in the order of its feed, unless staff have saved their own', async () => {
    const { payload } = site
    const inOrder = (...names: string[]) => {
      const images = names.map((name) => `<image><url>https://a.be/${name}.jpg</url></image>`)
      return kyero([{ key: 500_000, more: `<images>${images.join('')}</images>` }])
    }
    await takeOver(payload, feed, inOrder('first', 'second', 'third'))
    const { id } = await one(500_000)
    const media: Record<string, string> = {}
    for (const [at, name] of ['first', 'second', 'third'].entries()) {
      media[name] = await mediaNamed(name)
      await payload.db.drizzle.execute(
        sql`update feed_pictures set state = 'done', media = ${media[name]}::uuid where url = ${`https://a.be/${name}.jpg`}`,
      )
      await payload.db.drizzle.execute(
        sql`insert into properties_rels ("order", parent_id, path, media_id) values (${at + 1}, ${id}::uuid, 'pictures', ${media[name]}::uuid)`,
      )
    }
    const idsOf = (...names: string[]) => names.map((name) => media[name])
    await takeOver(payload, feed, inOrder('third', 'first', 'second'))
    const shown = await payload.findByID({ collection: 'properties', id, depth: 0 })
    for (const listing of [shown, await one(500_000)])
      expect(listing.pictures).toEqual(idsOf('third', 'first', 'second'))
    const chosen = idsOf('second', 'third', 'first').flatMap((picture) => picture ?? [])
    await payload.update({
      collection: 'properties',
      id,
      data: { pictures: chosen, _status: 'published' },
    })
    await takeOver(payload, feed, inOrder('first', 'second', 'third'))
    expect((await one(500_000)).pictures).toEqual(chosen)
  })

  it('leaves a draft that lacks what the law demands, and says what', async () => {
    const { run } = await takeOver(site.payload, feed, kyero(homes(1)))
    expect(await one(500_000)).toMatchObject({ _status: 'draft' })
    expect((await rowsOf(site.payload, run))[0]?.reasons[0]).toMatchObject({
      code: 'incomplete',
      statements: expect.arrayContaining(['energyScore', 'permit']),
    })
  })

  it('publishes a complete one, which search, pages and those who look for it hear of', async () => {
    const plot = { key: 600_001, price: 90_000, more: '' }
    await takeOver(site.payload, feed, abroad(kyero([plot])))
    expect(await one(600_001)).toMatchObject({ _status: 'published' })
    expect(await numbers(sql`select reference, price from property_search`)).toEqual([
      { reference: 600_001, price: 90_000 },
    ])
    const jobs = await numbers(
      sql`select task_identifier as task from graphile_worker.jobs order by 1`,
    )
    expect(jobs.map(({ task }) => task)).toEqual(['matchProperty', 'revalidate', 'revalidate'])
  })

  it('lets lists, the search and addresses know a town that no listing had before', async () => {
    const town = async () =>
      [...(await getListingIndex()).cities.values()].map(({ names }) => names.nl)
    expect(await town()).not.toContain('Torrevieja')
    const text = abroad(kyero([{ key: 600_002 }])).replace('>Gent<', '>Torrevieja<')
    await takeOver(site.payload, feed, text)
    const jobs = await numbers(
      sql`select payload->'tags' as tags from graphile_worker._private_jobs where payload->'tags' is not null`,
    )
    await updateListingIndex(jobs.flatMap(({ tags }) => z.array(z.string()).parse(tags)))
    expect(await town()).toContain('Torrevieja')
  })

  it('keeps the history of price and status, and how each stands with the law, as a save by hand does', async () => {
    const priced = (price: number, count = 2) => abroad(kyero(homes(count, () => ({ price }))))
    await takeOver(site.payload, feed, priced(300_000))
    expect(await numbers(sql`select distinct gaps, completeness::int from properties`)).toEqual([
      { gaps: '', completeness: 100 },
    ])
    await takeOver(site.payload, feed, priced(290_000))
    await takeOver(site.payload, feed, priced(290_000, 1))
    const { docs } = await site.payload.find({
      collection: 'activities',
      where: { kind: { equals: 'history' } },
      sort: 'createdAt',
      depth: 1,
    })
    expect(
      docs
        .map(({ property, change }) => [
          typeof property === 'object' && property.reference,
          change?.what,
          change?.before,
          change?.after,
        ])
        .sort(),
    ).toEqual([
      [500_000, 'price', '300000', '290000'],
      [500_001, 'price', '300000', '290000'],
      [500_001, 'standing', 'online', 'withdrawn'],
    ])
  })

  it('tells of a price that a feed changes while the listing is offline, once it is back', async () => {
    const { payload } = site
    const priced = (price: number) => abroad(kyero(homes(1, () => ({ price }))))
    await takeOver(payload, feed, priced(300_000))
    const { id } = await one(500_000)
    const told = () =>
      numbers(
        sql`select change_before as before, change_after as after from activities where property_id = ${id}::uuid and change_what = 'price'`,
      )
    await payload.update({ collection: 'properties', id, data: { _status: 'draft' } })
    await takeOver(payload, feed, priced(290_000))
    expect(await one(500_000)).toMatchObject({ price: 290_000, _status: 'draft' })
    expect(await told()).toEqual([])
    await payload.update({ collection: 'properties', id, data: { _status: 'published' } })
    expect(await told()).toEqual([{ before: '300000', after: '290000' }])
  })

  it('takes a listing off the market that is gone from the feed, and brings it back', async () => {
    await takeOver(site.payload, feed, kyero(homes(3)))
    const run = await read(site.payload, feed, kyero(homes(2)))
    expect(await runOf(site.payload, run)).toMatchObject({ gone: 1, unchanged: 2 })
    await approve(site.payload, run)
    await importRun(site.payload, run, feed)
    expect((await all()).map(({ status }) => status)).toEqual(['active', 'active', 'inactive'])
    await takeOver(site.payload, feed, kyero(homes(3)))
    expect((await all()).map(({ status }) => status)).toEqual(['active', 'active', 'active'])
  })

  it('brings nothing back to the site that lacks what the law requires, edited by staff or not', async () => {
    const own = await makeFeed(site.payload, { name: 'Back' })
    const abroadAt = (keys: number[]) =>
      abroad(kyero(keys.map((key) => ({ key, title: `Villa ${key}` }))))
    const belgian = kyero([1, 2, 3].map((key) => ({ key, title: `Villa ${key}`, price: 1000 })))
    await takeOver(site.payload, own, abroadAt([1, 2, 3]))
    const published = async () => (await all()).map(({ _status, status }) => [_status, status])
    expect(await published()).toEqual(Array(3).fill(['published', 'active']))
    const [, , third] = await all()
    await site.payload.update({
      collection: 'properties',
      id: String(third?.id),
      data: { bedrooms: 5, _status: 'published' },
    })
    await takeOver(site.payload, own, abroadAt([1]))
    expect((await published()).map(([, status]) => status)).toEqual([
      'active',
      'inactive',
      'inactive',
    ])
    const { run } = await takeOver(site.payload, own, belgian)
    // In another region the first is another offer, of which nothing is accepted.
    expect(await published()).toEqual([
      ['draft', 'active'],
      ['draft', 'active'],
      ['published', 'inactive'],
    ])
    expect((await rowsOf(site.payload, run))[2]).toMatchObject({
      state: 'refused',
      reasons: [
        { code: 'incomplete' },
        { code: 'notSaved', text: expect.stringContaining('EPC-score') },
      ],
    })
  })

  it('keeps on the site what lacks a statement, and not as another offer, edited by staff or not', async () => {
    const toLet = (text: string) => text.replaceAll('<price_freq>sale', '<price_freq>month')
    const at = (price: number) => kyero([1, 2].map((key) => ({ key, price })))
    const { drizzle } = site.payload.db
    const published = async () => (await all()).map(({ _status, goal }) => [_status, goal])
    await takeOver(site.payload, feed, at(300_000))
    expect(await published()).toEqual(Array(2).fill(['draft', 'sale']))
    // As an administrator may publish it anyway.
    await drizzle.execute(sql`update properties set _status = 'published'`)
    await drizzle.execute(sql`update _properties_v set version__status = 'published'`)
    const [, second] = await all()
    await site.payload.update({
      collection: 'properties',
      id: String(second?.id),
      data: { bedrooms: 5, _status: 'published' },
    })
    await takeOver(site.payload, feed, at(290_000))
    expect(await published()).toEqual(Array(2).fill(['published', 'sale']))
    const { run } = await takeOver(site.payload, feed, toLet(at(900)))
    expect(await published()).toEqual([
      ['draft', 'rent'],
      ['published', 'sale'],
    ])
    expect((await rowsOf(site.payload, run))[1]).toMatchObject({
      state: 'refused',
      reasons: [{ code: 'incomplete' }, { code: 'notSaved' }],
    })
  })

  it('keeps off the site what its feed makes a home without a certificate, or gives forbidden words, edited by staff or not', async () => {
    const { payload } = site
    await payload.create({ collection: 'property-types', data: { webId: 9, name: 'Garage' } })
    const garages = (title: string, price = 90) =>
      kyero([1, 2].map((key) => ({ key, price, title })))
        .replaceAll('<price_freq>sale', '<price_freq>month')
        .replaceAll('<type>House', '<type>Garage')
    const publish = async () => {
      // As an administrator may publish it anyway.
      await payload.db.drizzle.execute(sql`update properties set _status = 'published'`)
      await payload.db.drizzle.execute(sql`update _properties_v set version__status = 'published'`)
    }
    const states = async () => (await all()).map(({ _status }) => _status)
    await takeOver(payload, feed, garages('Box'))
    await publish()
    const [, second] = await all()
    await payload.update({
      collection: 'properties',
      id: String(second?.id),
      data: { lift: true, _status: 'published' },
    })
    await takeOver(payload, feed, garages('Ruime box', 95))
    expect(await states()).toEqual(['published', 'published'])
    const home = garages('Ruime box', 95).replaceAll('<type>Garage', '<type>House')
    const words = garages('Box, geen kinderen', 95)
    for (const text of [home, words]) {
      const { run } = await takeOver(payload, feed, text)
      expect(await states()).toEqual(['draft', 'published'])
      expect((await rowsOf(payload, run))[1]).toMatchObject({
        state: 'refused',
        reasons: [{ code: 'incomplete' }, { code: 'notSaved' }],
      })
      await takeOver(payload, feed, garages('Ruime box', 95))
      await payload.db.drizzle.execute(
        sql`update properties set _status = 'published' where reference = 1`,
      )
      await payload.db.drizzle.execute(
        sql`update _properties_v set version__status = 'published' where latest`,
      )
    }
  })

  it('does not sell again what staff have sold, when the feed forgets it', async () => {
    await takeOver(site.payload, feed, kyero(homes(2)))
    await site.payload.update({
      collection: 'properties',
      id: (await one(500_001)).id,
      data: { status: 'sold' },
    })
    const { run } = await takeOver(site.payload, feed, kyero(homes(1)))
    expect(await one(500_001)).toMatchObject({ status: 'sold' })
    expect((await rowsOf(site.payload, run))[1]).toMatchObject({
      state: 'gone',
      reasons: [{ code: 'kept', facts: ['status'] }],
    })
  })

  it('leaves off the site what staff took off it, when the feed misses it once and has it again', async () => {
    const { payload } = site
    await takeOver(payload, feed, abroad(kyero(homes(2))))
    const { id } = await one(500_001)
    await payload.update({
      collection: 'properties',
      id,
      data: { status: 'inactive', _status: 'published' },
    })
    expect(await takeOver(payload, feed, abroad(kyero(homes(1))))).toMatchObject({ gone: 1 })
    expect(await takeOver(payload, feed, abroad(kyero(homes(2))))).toMatchObject({ refused: 0 })
    expect(await one(500_001)).toMatchObject({ status: 'inactive', _status: 'published' })
  })

  it('takes a listing off the site while a colleague prepares a draft of it, and keeps the draft', async () => {
    const { payload } = site
    await takeOver(payload, feed, abroad(kyero(homes(3))))
    const [, plain, sold] = (await all()).map(({ id }) => id)
    const draft = (id: string | undefined, data: Partial<Property>) =>
      payload.update({ collection: 'properties', id: String(id), data, draft: true })
    await draft(plain, { bedrooms: 5 })
    await draft(sold, { status: 'sold' })
    const form = await one(500_001)
    const gone = await takeOver(payload, feed, abroad(kyero(homes(1))))
    expect(gone).toMatchObject({ state: 'done', gone: 2, refused: 0 })
    expect((await rowsOf(payload, gone.run)).map(({ reasons }) => reasons)).toEqual([
      [],
      [],
      [{ code: 'kept', facts: ['status'] }],
    ])
    const live = await payload.find({ collection: 'properties', sort: 'reference', depth: 0 })
    expect(live.docs.map(({ status, _status, bedrooms }) => [status, _status, bedrooms])).toEqual([
      ['active', 'published', 3],
      ['inactive', 'published', 3],
      ['inactive', 'published', 3],
    ])
    expect(
      (await all()).map(({ status, _status, bedrooms }) => [status, _status, bedrooms]),
    ).toEqual([
      ['active', 'published', 3],
      ['inactive', 'draft', 5],
      ['sold', 'draft', 3],
    ])
    expect(await numbers(sql`select reference from property_search`)).toEqual([
      { reference: 500_000 },
    ])
    expect(
      await numbers(
        sql`select s.reference from shown_states s join properties p on p.id = s.property where s.shown_until is null`,
      ),
    ).toEqual([{ reference: 500_000 }])
    expect(
      await numbers(
        sql`select change_after as after from activities where property_id = ${plain}::uuid`,
      ),
    ).toEqual([{ after: 'withdrawn' }])
    // The form of a colleague who has the draft open would bring it back unseen.
    await expect(
      draft(plain, { status: 'active', updatedAt: form.updatedAt }),
    ).rejects.toMatchObject({ status: 409 })
    await payload.update({
      collection: 'properties',
      id: String(plain),
      data: { _status: 'published' },
    })
    expect(await one(500_001)).toMatchObject({
      status: 'inactive',
      _status: 'published',
      bedrooms: 5,
    })
  })

  it('does not bring back what staff have deleted', async () => {
    await takeOver(site.payload, feed, kyero(homes(2)))
    await site.payload.delete({ collection: 'properties', id: (await one(500_001)).id })
    const { run } = await takeOver(site.payload, feed, kyero(homes(2, () => ({ price: 1000 }))))
    expect(await all()).toHaveLength(1)
    expect((await rowsOf(site.payload, run))[1]).toMatchObject({
      state: 'refused',
      reasons: [{ code: 'removedByHand' }],
    })
  })

  it('does not publish what a colleague is still preparing', async () => {
    await takeOver(site.payload, feed, kyero(homes(1)))
    const { id } = await one(500_000)
    await site.payload.update({ collection: 'properties', id, data: { _status: 'published' } })
    await site.payload.update({ collection: 'properties', id, data: { bedrooms: 5 }, draft: true })
    const { run } = await takeOver(site.payload, feed, kyero(homes(1, () => ({ price: 1000 }))))
    expect(await rowsOf(site.payload, run)).toEqual([
      expect.objectContaining({ state: 'refused', reasons: [{ code: 'unsavedDraft' }] }),
    ])
    expect(await one(500_000)).toMatchObject({ bedrooms: 5, price: 300_000 })
  })

  it('does not overwrite what a colleague saves while it imports', async () => {
    const { payload } = site
    await takeOver(payload, feed, abroad(kyero(homes(1))))
    const { id } = await one(500_000)
    const run = await read(payload, feed, abroad(kyero(homes(1, () => ({ price: 275_000 })))))
    await approve(payload, run)
    const isWaiting = async () =>
      (
        await numbers(
          sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).length > 0
    let work = Promise.resolve()
    await transact({ payload, context: {} } as PayloadRequest, async (req) => {
      const data = { price: 333_333, _status: 'draft' } as const
      await payload.update({ collection: 'properties', id, data, req })
      work = importRun(payload, run, feed)
      while (!(await isWaiting()));
    })
    await work
    expect(await runOf(payload, run)).toMatchObject({ state: 'done', taken: 1 })
    expect(await payload.findByID({ collection: 'properties', id })).toMatchObject({
      price: 333_333,
      _status: 'draft',
    })
  })

  it('refuses the second of two with the same key, with the row', async () => {
    const { run } = await takeOver(
      site.payload,
      feed,
      kyero([...homes(1), ...homes(1, () => ({ price: 5 }))]),
    )
    expect(await rowsOf(site.payload, run)).toEqual([
      expect.objectContaining({ state: 'fresh' }),
      expect.objectContaining({ state: 'refused', reasons: [{ code: 'twice', text: '500000' }] }),
    ])
    expect(await one(500_000)).toMatchObject({ price: 300_000 })
  })

  it('never gives out a reference twice, and tells which one was taken', async () => {
    await takeOver(site.payload, feed, kyero(homes(1)))
    const other = await makeFeed(site.payload, { name: 'Other' })
    const { run } = await takeOver(site.payload, other, kyero(homes(2)))
    const references = (await all()).map(({ reference }) => reference)
    expect(new Set(references).size).toBe(3)
    const taken = { code: 'otherReference', text: '500000' }
    expect((await rowsOf(site.payload, run)).map(({ reasons }) => reasons[0])).toEqual([
      taken,
      expect.not.objectContaining({ code: 'otherReference' }),
    ])
  })

  it('takes a word that staff explained once, in later runs of every feed and format', async () => {
    const inTransaction = <T>(work: (req: PayloadRequest) => Promise<T>) =>
      transact({ payload: site.payload, context: {} } as PayloadRequest, work)
    const text = kyero([
      { key: 1, more: '<features><feature>Azotea</feature></features>' },
      { key: 2, more: '<features><feature>azotea</feature></features>' },
    ]).replaceAll('<type>House</type>', '<type>Boomhut</type>')
    const { run } = await takeOver(site.payload, feed, text)
    const words = await inTransaction((req) => findWords(req, run, 'nl'))
    expect(words.unknown).toEqual([{ kind: 'type', word: 'Boomhut', listings: 2 }])
    expect(words.choices.type).toContainEqual({ value: '1', label: 'Huis' })

    const map = (kind: string, word: string, meaning: string | null) =>
      inTransaction((req) => mapWord(req, { kind, word, meaning }))
    expect(await map('type', ' BOOMHUT ', '1')).toBe(true)
    // A type that the agency does not have, a fact that is not ticked, a field that is none.
    expect(await map('type', 'Iglo', '77')).toBe(false)
    expect(await map('feature', 'Azotea', 'price')).toBe(false)
    expect(await map('street', 'x', 'y')).toBe(false)

    const second = await takeOver(site.payload, feed, text)
    expect(second).toMatchObject({ fresh: 2, refused: 0 })
    expect((await inTransaction((req) => findWords(req, second.run, 'nl'))).unknown).toEqual([
      { kind: 'feature', word: 'Azotea', listings: 2 },
    ])
    expect(await map('feature', 'Azotea', 'terrace')).toBe(true)
    expect(await takeOver(site.payload, feed, text)).toMatchObject({ changed: 2 })
    expect((await all()).map(({ terrace }) => terrace)).toEqual([true, true])

    const table = await makeFeed(site.payload, { name: 'Table', format: 'csv' })
    const csv = 'key;type;goal;zip;city\r\nT1;boomhut;sale;9000;Gent'
    expect(await takeOver(site.payload, table, csv)).toMatchObject({ fresh: 1, refused: 0 })

    expect(await map('type', 'boomhut', null)).toBe(true)
    expect(await takeOver(site.payload, table, csv.replace('T1', 'T2'))).toMatchObject({
      refused: 1,
    })
  })

  it('leaves the catalogue as it was when a feed is empty or breaks off', async () => {
    await takeOver(site.payload, feed, kyero(homes(3)))
    const empty = await read(site.payload, feed, kyero([]))
    expect(await runOf(site.payload, empty)).toMatchObject({ state: 'failed', problem: 'empty' })
    const cut = await read(site.payload, feed, kyero(homes(3)).slice(0, -40))
    expect(await runOf(site.payload, cut)).toMatchObject({ state: 'failed', problem: 'truncated' })
    expect((await all()).map(({ status }) => status)).toEqual(['active', 'active', 'active'])
    expect(await rowsOf(site.payload, cut)).toEqual([])
  })

  it('goes on where it stood after it was killed at twenty random moments', async () => {
    const text = kyero(homes(1200))
    const run = await read(site.payload, feed, text)
    await approve(site.payload, run)
    let kills = 0
    for (let isOver = false; !isOver;) {
      const work = importRun(site.payload, run, feed).then(
        () => true,
        () => false,
      )
      if (kills < 20) {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
        await breakConnections()
        kills += 1
      }
      isOver = await work
    }
    expect(await runOf(site.payload, run)).toMatchObject({
      state: 'done',
      taken: 1200,
      fresh: 1200,
    })
    const [counts] = await numbers(sql`
      select (select count(*)::int from properties) as listings, (select count(distinct record_file)::int from properties) as homes,
        (select count(*)::int from properties_locales) as texts, (select count(*)::int from _properties_v where latest) as versions,
        (select count(*)::int from properties_rels where path = 'types') as types, (select count(*)::int from feed_links) as links`)
    expect(counts).toEqual({
      listings: 1200,
      homes: 1200,
      texts: 4800,
      versions: 1200,
      types: 1200,
      links: 1200,
    })
    expect(await takeOver(site.payload, feed, text)).toMatchObject({ unchanged: 1200, fresh: 0 })
  })
})
