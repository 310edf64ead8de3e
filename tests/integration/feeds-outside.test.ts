import http from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'

import { fetchPublic } from '@/data/feeds/fetchPublic'
import { findExport } from '@/data/feeds/export'
import { importPictures } from '@/data/feeds/pictures'
import { processFeeds } from '@/data/feeds/importRun'
import { findFeedRows } from '@/data/feeds/runs'
import { syncMissedLanguages } from '@/data/languages/sweep'
import { transact } from '@/data/core/transaction'
import type { Portal } from '@/payload-types'

import { abroad, homes, kyero, makeFeed, read, settlePlaces, takeOver } from './support/feeds'
import { usePayload } from './support/payload'

const site = usePayload()
const LIMITS = { bytes: 100_000, silence: 2000, whole: 5000 }
/** The server of this test is the only one inside that may be asked. */
const ownServer = (address: string) => address === '127.0.0.1'

let server: http.Server
let base = ''
let feedText = ''
/** The pictures of `/away-….jpg` are not to be had. */
let isAway = false
/** What happens while `/late.xml` is asked for. */
let meanwhile = (): Promise<unknown> => Promise.resolve()

beforeAll(async () => {
  await settlePlaces(site.payload)
  const paint = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer()
  const [picture, red, blue] = await Promise.all(['#2f5d50', '#aa2222', '#2222aa'].map(paint))
  const away = (image?: Buffer) => (response: http.ServerResponse) =>
    isAway ? response.writeHead(503).end() : response.end(image)
  const answers: Record<string, (response: http.ServerResponse) => void> = {
    '/feed.xml': (response) => response.end(feedText),
    '/late.xml': (response) => void meanwhile().then(() => response.end(feedText)),
    '/1.jpg': (response) => response.end(picture),
    '/away-red.jpg': away(red),
    '/away-red.jpg?t=2': away(red),
    '/away-blue.jpg': away(blue),
    '/again.jpg': (response) => response.end(picture),
    '/lie.jpg': (response) => response.end('<script>alert(1)</script>'),
    '/inward': (response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
    '/file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
    '/moved': (response) => response.writeHead(301, { location: '/feed.xml' }).end(),
    '/large': (response) => response.end(Buffer.alloc(200_000)),
    '/broken': (response) => response.writeHead(500).end(),
    '/silent': () => undefined,
    '/login.jpg': (response) =>
      response
        .writeHead(200, { 'content-type': 'image/jpeg' })
        .end('<!doctype html><html><title>Log in</title></html>'),
  }
  server = http.createServer((request, response) =>
    (answers[request.url ?? ''] ?? ((one) => one.writeHead(404).end()))(response),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function fetched(address: string, isAllowed?: (address: string) => boolean): Promise<string> {
  try {
    const parts: Uint8Array[] = []
    for await (const part of await fetchPublic(address, { ...LIMITS, silence: 300 }, isAllowed))
      parts.push(part)
    return Buffer.concat(parts).toString()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const numbers = async (query: ReturnType<typeof sql>) =>
  (await site.payload.db.drizzle.execute(query)).rows

describe('an address outside', () => {
  it('inside the private network is never requested, in whatever form it is written', async () => {
    const addresses = [
      `${base}/feed.xml`,
      base.replace('127.0.0.1', 'localhost'),
      'http://[::1]/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://169.254.169.254/',
    ]
    expect(await Promise.all(addresses.map((address) => fetched(address)))).toEqual(
      addresses.map(() => 'inward'),
    )
  })

  it.each([
    ['/inward', 'inward'],
    ['/file', 'address'],
    ['/round', 'redirects'],
    ['/large', 'tooLarge'],
    ['/broken', 'answered'],
    ['/silent', 'tooSlow'],
  ])('is not followed to %s: %s', async (path, problem) => {
    expect(await fetched(base + path, ownServer)).toBe(problem)
  })

  it('of another kind than the web, or with a password, is no address', async () => {
    expect(
      await Promise.all(
        ['ftp://a.be/x', 'javascript:1', 'http://user:secret@a.be/', 'nonsense'].map((address) =>
          fetched(address),
        ),
      ),
    ).toEqual(Array.from({ length: 4 }, () => 'address'))
  })

  it('is followed where it moved to on the web', async () => {
    feedText = 'moved here'
    expect(await fetched(`${base}/moved`, ownServer)).toBe('moved here')
  })
})

const shown = (paths: string[]) =>
  `<images>${paths.map((path, n) => `<image id="${n + 1}"><url>${base}${path}</url></image>`).join('')}</images>`

describe('a feed by the clock', () => {
  it('is read when it is due, taken over within its share, and its pictures come after it', async () => {
    feedText = abroad(
      kyero(
        homes(3, (n) => (n === 0 ? { more: shown(['/1.jpg', '/lie.jpg', '/again.jpg']) } : {})),
      ),
    )
    const { id } = await makeFeed(site.payload, {
      name: 'Clock',
      address: `${base}/feed.xml`,
      schedule: 'daily',
      share: 40,
    })
    await processFeeds(site.payload, { isAllowed: ownServer })
    expect(
      await site.payload.find({ collection: 'feed-runs', where: { feed: { equals: id } } }),
    ).toMatchObject({ docs: [{ state: 'done', fresh: 3, taken: 3, byClock: true }] })
    const { docs } = await site.payload.find({
      collection: 'properties',
      where: { reference: { equals: 500_000 } },
      depth: 1,
      draft: true,
    })
    // Two addresses with the same picture are one picture; what is none is left out.
    expect(docs[0]?.pictures).toEqual([
      expect.objectContaining({ mimeType: 'image/webp', alt: 'Huis 500000 nl' }),
    ])
    expect(
      await numbers(sql`select url, state, reason from feed_pictures order by position`),
    ).toEqual([
      { url: `${base}/1.jpg`, state: 'done', reason: null },
      { url: `${base}/lie.jpg`, state: 'refused', reason: 'kind' },
      { url: `${base}/again.jpg`, state: 'done', reason: null },
    ])
    expect(
      await numbers(
        sql`select next_at > now() + interval '23 hours' as later from feeds where id = ${id}::uuid`,
      ),
    ).toEqual([{ later: true }])
  })

  it('says of pictures that are web pages, or that never answer, that they are not there', async () => {
    const feed = await makeFeed(site.payload, { name: 'Pictures' })
    const { run } = await takeOver(
      site.payload,
      feed,
      abroad(kyero([{ key: 600_000, more: shown(['/login.jpg', '/silent', '/1.jpg']) }])),
    )
    const fetching = { isAllowed: ownServer, limits: { ...LIMITS, silence: 200 } }
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await importPictures(site.payload, 10, fetching)
      await numbers(sql`update feed_pictures set next_at = now() where state = 'waiting'`)
    }
    const [row] = await transact({ payload: site.payload, context: {} } as PayloadRequest, (req) =>
      findFeedRows(req, feed.id, run, 'fresh', 1),
    )
    expect(row?.reasons.slice(-2)).toEqual([
      { code: 'noPicture', text: `${base}/login.jpg` },
      { code: 'unreachablePicture', text: `${base}/silent` },
    ])
    const pictures = sql`select count(*)::int as count from properties_rels r join properties p on p.id = r.parent_id where p.reference = 600000 and r.path = 'pictures'`
    expect(await numbers(pictures)).toEqual([{ count: 1 }])
    await numbers(sql`delete from properties where reference = 600000`)
  })

  describe('whose pictures are away', () => {
    const reference = 610_000
    const bring = async (...paths: string[]) => {
      const { docs } = await site.payload.find({
        collection: 'feeds',
        where: { name: { equals: 'Away' } },
      })
      const feed = docs[0] ?? (await makeFeed(site.payload, { name: 'Away' }))
      await takeOver(
        site.payload,
        feed,
        abroad(kyero([{ key: reference, title: paths.join(' '), more: shown(paths) }])),
      )
    }
    const fetchAll = (tries = 1) =>
      numbers(sql`update feed_pictures set next_at = now() where state = 'waiting'`).then(
        async () => {
          await importPictures(site.payload, 10, { isAllowed: ownServer })
          if (tries > 1) await fetchAll(tries - 1)
        },
      )
    const states = () =>
      numbers(
        sql`select replace(url, ${base}, '') as url, f.state, next_at > now() + interval '23 hours' as daily from feed_pictures f join properties p on p.id = f.property where p.reference = ${reference} order by f.url`,
      )
    /** The pictures of the listing and of its newest version, each by its place. */
    const listed = async () => {
      const [live, studio] = await Promise.all(
        [false, true].map((draft) =>
          site.payload.find({
            collection: 'properties',
            where: { reference: { equals: reference } },
            depth: 0,
            draft,
          }),
        ),
      )
      expect(studio?.docs[0]?.pictures).toEqual(live?.docs[0]?.pictures)
      return live?.docs[0]?.pictures ?? []
    }
    const mediaAt = async (path: string) =>
      (await numbers(sql`select media from feed_pictures where url = ${base + path} limit 1`))[0]
        ?.media
    const done = (url: string) => ({ url, state: 'done', daily: false })
    let red: unknown
    afterAll(() => numbers(sql`delete from properties where reference = ${reference}`))

    it('has them once their server is back, however long that takes', async () => {
      isAway = true
      await bring('/away-red.jpg')
      await fetchAll(6)
      expect(await states()).toEqual([{ url: '/away-red.jpg', state: 'waiting', daily: true }])
      isAway = false
      await fetchAll()
      expect(await states()).toEqual([done('/away-red.jpg')])
      expect(await listed()).toEqual([await mediaAt('/away-red.jpg')])
    })

    it('keeps the old ones until the new ones have come', async () => {
      red = await mediaAt('/away-red.jpg')
      isAway = true
      await bring('/away-red.jpg?t=2', '/away-blue.jpg')
      await fetchAll(4)
      expect(await listed()).toEqual([red])
      isAway = false
      await fetchAll()
      // The same picture at another address is the same picture.
      expect(await listed()).toEqual([red, await mediaAt('/away-blue.jpg')])
      expect(await states()).toEqual([done('/away-blue.jpg'), done('/away-red.jpg?t=2')])
    })

    it('drops the old ones with the last new one that is given up', async () => {
      const blue = await mediaAt('/away-blue.jpg')
      await bring('/away-blue.jpg', '/lie.jpg', '/none.jpg')
      await fetchAll(3)
      expect(await listed()).toHaveLength(2)
      await fetchAll()
      expect(await listed()).toEqual([blue])
    })

    it('refuses the form of a colleague that shows others than have come or gone meanwhile', async () => {
      const open = async () =>
        (
          await site.payload.find({
            collection: 'properties',
            where: { reference: { equals: reference } },
            depth: 0,
            draft: true,
          })
        ).docs[0]
      const save = (form: Awaited<ReturnType<typeof open>>) =>
        site.payload.update({
          collection: 'properties',
          id: form?.id ?? '',
          data: { pictures: form?.pictures ?? [], updatedAt: form?.updatedAt ?? '' },
        })
      await syncMissedLanguages()
      await bring('/away-red.jpg', '/lie.jpg', '/away-blue.jpg')
      await syncMissedLanguages()
      const beforeArrival = await open()
      await numbers(sql`
        with r as (insert into releases (id, name) values (uuidv7(), 'With pictures') returning id)
        insert into release_documents (release, collection, document, name, added_at, added_version)
        select r.id, 'properties', ${beforeArrival?.id}::uuid, '', now(), ${beforeArrival?.updatedAt}::timestamptz from r`)
      await fetchAll()
      expect(await listed()).toHaveLength(2)
      await expect(save(beforeArrival)).rejects.toMatchObject({ status: 409 })
      expect(
        await numbers(
          sql`select d.added_version = p.updated_at as release, s.kept_at >= p.updated_at as languages
            from properties p join release_documents d on d.document = p.id join language_states s on s.document = p.id::text
            where p.reference = ${reference}`,
        ),
      ).toEqual([{ release: true, languages: true }])
      const beforeRemoval = await open()
      await bring('/away-blue.jpg', '/lie.jpg')
      await fetchAll()
      const atRemoval = await open()
      await bring('/away-blue.jpg')
      expect(await listed()).toHaveLength(1)
      for (const form of [beforeRemoval, atRemoval])
        await expect(save(form)).rejects.toMatchObject({ status: 409 })
      // Pictures that come or go are no edit by staff.
      expect(
        await numbers(sql`
          select v.id = l.version as plain, v.updated_at = v.version_updated_at as dated
          from properties p join feed_links l on l.property = p.id join _properties_v v on v.parent_id = p.id and v.latest
            where p.reference = ${reference}`),
      ).toEqual([{ plain: true, dated: true }])
      expect(await save(await open())).toMatchObject({ reference })
    })

    it('leaves the one that a colleague had put there before', async () => {
      const [home] = (
        await site.payload.find({
          collection: 'properties',
          where: { reference: { equals: reference } },
          depth: 0,
        })
      ).docs
      const blue = home?.pictures?.[0]
      await site.payload.update({
        collection: 'properties',
        id: home?.id ?? '',
        data: { pictures: [String(red), String(blue)], _status: 'published' },
      })
      await bring('/away-red.jpg', '/away-blue.jpg')
      await fetchAll()
      await bring('/away-blue.jpg')
      expect(await listed()).toEqual([red, blue])
      await bring()
      expect(await listed()).toEqual([red])
    })
  })

  it('waits for a person when more is gone than its share', async () => {
    feedText = abroad(kyero(homes(1)))
    await numbers(sql`update feeds set next_at = now() where name = 'Clock'`)
    await processFeeds(site.payload, { isAllowed: ownServer })
    const { docs } = await site.payload.find({
      collection: 'feed-runs',
      sort: '-createdAt',
      limit: 1,
    })
    expect(docs).toMatchObject([{ state: 'ready', gone: 2, live: 3 }])
    expect(await numbers(sql`select distinct status from properties`)).toEqual([
      { status: 'active' },
    ])
  })

  it('that points inward is stopped, and so are its pictures', async () => {
    const feed = await makeFeed(site.payload, {
      name: 'Inward',
      address: `${base}/feed.xml`,
      schedule: 'daily',
    })
    await processFeeds(site.payload)
    const { docs } = await site.payload.find({
      collection: 'feed-runs',
      where: { feed: { equals: feed.id } },
    })
    expect(docs).toMatchObject([{ state: 'failed', problem: 'inward' }])
    await takeOver(site.payload, feed, abroad(kyero([{ key: 700_000, more: shown(['/1.jpg']) }])))
    await importPictures(site.payload, 10)
    expect(
      await numbers(
        sql`select f.state, f.reason from feed_pictures f join properties p on p.id = f.property where p.reference = 700000`,
      ),
    ).toEqual([{ state: 'refused', reason: 'inward' }])
  })
})

const textOf = async (key: string): Promise<string | undefined> => {
  const file = await findExport(site.payload, key)
  return file && new Response(file.body).text()
}

/** How many listings a portal shows as far as owners are told. */
const openAt = async (source: string): Promise<number> =>
  (
    await numbers(
      sql`select id from activities where source = ${source} and change_what = 'exposure' and change_after is null`,
    )
  ).length

describe('a portal', () => {
  it('reads what is on offer, without a hidden price or address, and owners see that it does', async () => {
    const { payload } = site
    await numbers(
      sql`update properties set publish_price = false, price = 424242, street = 'Geheimstraat', publish_address = false where reference = 500001`,
    )
    await numbers(sql`update properties set _status = 'draft' where reference = 500002`)
    await numbers(
      sql`update properties set price = 250000, price_unit = 'from' where reference = 700000`,
    )
    const portal = await payload.create({
      collection: 'portals',
      data: { name: 'Immoportaal', format: 'kyero', active: true },
    })
    const key = String(portal.key)
    const text = await textOf(key)
    expect(text).toMatch(/<id>500000<\/id>.*<price>300000<\/price>/)
    expect(text).toMatch(/<id>700000<\/id>.*<price>0<\/price>[^]*Vanaf €\s250\.000\./)
    expect(text).toMatch(/<id>500001<\/id>.*<price>0<\/price>/)
    for (const secret of ['424242', 'Geheimstraat', 'R-500001', '<id>500002<'])
      expect(text).not.toContain(secret)
    await textOf(key)
    const { docs } = await payload.find({
      collection: 'activities',
      where: { source: { equals: 'Immoportaal' } },
      depth: 1,
      sort: 'date',
    })
    expect(
      docs
        .map(({ property, kind, visibleToOwner }) => [
          typeof property === 'object' ? property.reference : 0,
          kind,
          visibleToOwner,
        ])
        .sort(),
    ).toEqual([
      [500_000, 'online_media', true],
      [500_001, 'online_media', true],
      [700_000, 'online_media', true],
    ])
    expect(docs.map(({ subject, change }) => [subject, change?.what, change?.after])).toEqual(
      docs.map(() => ['Te zien op een portaal', 'exposure', null]),
    )
    await numbers(sql`update properties set status = 'sold' where reference = 500001`)
    await textOf(key)
    const ended = await numbers(
      sql`select p.reference::int as reference from activities a join properties p on p.id = a.property_id where a.change_after is not null`,
    )
    expect(ended).toEqual([{ reference: 500_001 }])
    await numbers(
      sql`update properties set status = 'active', marquee = 'sold' where reference = 500001`,
    )
    expect(await textOf(key)).not.toContain('<id>500001<')
    await numbers(sql`update properties set marquee = 'none' where reference = 500001`)
    const isPublic = (shown: ReturnType<typeof sql>) =>
      numbers(
        sql`update properties_locales l set public = ${shown} from properties p where p.id = l._parent_id and p.reference = 500001`,
      )
    // In one language, then in none.
    await isPublic(sql`l._locale = 'fr'`)
    const inFrench = await textOf(key)
    expect(inFrench).toContain('<id>500001<')
    expect(inFrench).not.toContain('500001 nl')
    await isPublic(sql`false`)
    expect(await textOf(key)).not.toContain('<id>500001<')
    expect(await payload.findByID({ collection: 'portals', id: portal.id })).toMatchObject({
      listings: 2,
    })
    await isPublic(sql`true`)
    expect(await openAt('Immoportaal')).toBeGreaterThan(0)
    await payload.update({ collection: 'portals', id: portal.id, data: { active: false } })
    expect(await openAt('Immoportaal')).toBe(0)
    expect(await textOf(key)).toBeUndefined()
    expect(await textOf('guessed')).toBeUndefined()
  })

  it('that is deleted shows nothing any more', async () => {
    const { id, key } = await site.payload.create({
      collection: 'portals',
      data: { name: 'Tijdelijk', format: 'kyero', active: true },
    })
    await textOf(String(key))
    expect(await openAt('Tijdelijk')).toBeGreaterThan(0)
    await site.payload.delete({ collection: 'portals', id })
    expect(await openAt('Tijdelijk')).toBe(0)
  })

  it('whose name another has too leaves alone what the other shows', async () => {
    const { payload } = site
    const portals: Portal[] = []
    for (const goal of ['sale', 'rent'] as const)
      portals.push(
        await payload.create({
          collection: 'portals',
          data: { name: 'Tweeling', format: 'kyero', active: true, goal },
        }),
      )
    await numbers(sql`update properties set goal = 'rent' where reference = 500001`)
    const readBoth = async () => {
      for (const { key } of portals) await textOf(String(key))
    }
    await readBoth()
    const shown = () =>
      numbers(
        sql`select p.reference::int as reference, a.change_after as ended from activities a join properties p on p.id = a.property_id where a.source = 'Tweeling' order by p.reference`,
      )
    const first = await shown()
    expect(first).toContainEqual({ reference: 500_001, ended: null })
    expect(first).toContainEqual({ reference: 500_000, ended: null })
    await readBoth()
    await readBoth()
    expect(await shown()).toEqual(first)
    await numbers(sql`update properties set goal = 'sale' where reference = 500001`)
    for (const { id } of portals) await payload.delete({ collection: 'portals', id })
  })

  it('gives back what it was given: a feed that leaves is one that can be read', async () => {
    const { key } = await site.payload.create({
      collection: 'portals',
      data: { name: 'Rondreis', format: 'kyero', active: true },
    })
    const text = (await textOf(String(key))) ?? ''
    const other = await makeFeed(site.payload, { name: 'Back' })
    const run = await takeOver(site.payload, other, text)
    expect(run).toMatchObject({ state: 'done', fresh: 3, refused: 0 })
  })
})

describe('a feed that a colleague has read while the clock reads it', () => {
  it('is not taken over as the clock has found it', async () => {
    feedText = abroad(kyero([{ key: 900_001 }]))
    const feed = await makeFeed(site.payload, {
      name: 'Twice',
      address: `${base}/late.xml`,
      schedule: 'daily',
      share: 100,
    })
    meanwhile = () => read(site.payload, feed, abroad(kyero([{ key: 900_002 }])))
    await processFeeds(site.payload, { isAllowed: ownServer })
    expect(
      await numbers(
        sql`select by_clock, state::text, problem from feed_runs where feed_id = ${feed.id}::uuid order by created_at`,
      ),
    ).toEqual([
      { by_clock: true, state: 'failed', problem: 'outdated' },
      { by_clock: false, state: 'ready', problem: null },
    ])
    await numbers(sql`update feeds set next_at = null where name = 'Twice'`)
  })
})

describe('a feed on which the work fails', () => {
  const raise = sql`
    create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused by this test'; end $$`
  const lastRuns = () =>
    numbers(
      sql`select f.name, u.state::text, u.problem, u.details from feeds f join feed_runs u on u.feed_id = f.id where f.name in ('Stuck', 'Sound') order by f.name desc, u.created_at`,
    )
  const due = () => numbers(sql`update feeds set next_at = now() where name in ('Stuck', 'Sound')`)
  const feeds: string[] = []

  beforeAll(async () => {
    await numbers(sql`update feeds set next_at = null`)
    await numbers(sql`delete from feed_runs`)
    await numbers(raise)
    for (const name of ['Stuck', 'Sound']) {
      const path = name === 'Stuck' ? '/moved' : '/feed.xml'
      const { id } = await makeFeed(site.payload, { name, address: base + path, schedule: 'daily' })
      feeds.push(id)
    }
  })

  it('does not keep others from being read, and is read again later', async () => {
    feedText = abroad(kyero([{ key: 800_001 }]))
    await numbers(
      sql`create trigger refuse before insert on feed_runs for each row when (new.feed_id = ${sql.raw(`'${feeds[0]}'`)}) execute function refuse()`,
    )
    await numbers(
      sql`update feeds set next_at = now() - case when name = 'Stuck' then interval '1 hour' else interval '0' end where name in ('Stuck', 'Sound')`,
    )
    await processFeeds(site.payload, { isAllowed: ownServer })
    await numbers(sql`drop trigger refuse on feed_runs`)
    expect(await lastRuns()).toMatchObject([{ name: 'Sound', state: 'done' }])
    expect(
      await numbers(
        sql`select next_at > now() and next_at < now() + interval '1 hour' as soon from feeds where name = 'Stuck'`,
      ),
    ).toEqual([{ soon: true }])
  })

  it('does not keep others from being imported, and staff are told after some attempts', async () => {
    feedText = abroad(kyero([{ key: 800_001, title: 'Nieuw' }]))
    await due()
    await numbers(
      sql`create trigger refuse before insert on feed_links for each row when (new.feed = ${sql.raw(`'${feeds[0]}'`)}) execute function refuse()`,
    )
    for (let attempt = 0; attempt < 2; attempt += 1)
      await processFeeds(site.payload, { isAllowed: ownServer })
    expect(await lastRuns()).toMatchObject([
      { name: 'Stuck', state: 'approved', problem: null, details: { attempts: 2 } },
      { name: 'Sound', state: 'done' },
      { name: 'Sound', state: 'done' },
    ])
    for (let attempt = 0; attempt < 3; attempt += 1)
      await processFeeds(site.payload, { isAllowed: ownServer })
    await numbers(sql`drop trigger refuse on feed_links`)
    expect((await lastRuns())[0]).toMatchObject({
      state: 'failed',
      problem: 'notApplied',
      details: { attempts: 5 },
    })
  })
})
