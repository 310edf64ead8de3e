// A process of its own, as the site is one: reads and takes over a feed and prints how long each took, beside a loop of creates.
import { createReadStream } from 'node:fs'

import { sql } from '@payloadcms/db-postgres'
import config from '@payload-config'
import { getPayload } from 'payload'

import { importRun } from '@/data/feeds/apply'
import { performDryRun } from '@/data/feeds/dryRun'
import { readFeed } from '@/data/feeds/readFeed'

const [file = '', mode = '', feedId = '', most = '0'] = process.argv.slice(2)

const payload = await getPayload({ config })
payload.logger.level = 'error'

const timed = async <Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; seconds: number }> => {
  const since = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - since) / 1000 }
}

const feed = await payload.findByID({ collection: 'feeds', id: feedId, depth: 0 })

async function takeOver() {
  const read = await timed(() =>
    performDryRun({
      payload,
      feed,
      read: (reading, info) => readFeed(createReadStream(file), reading, info),
    }),
  )
  await payload.db.drizzle.execute(
    sql`update feed_runs set state = 'approved' where id = ${read.result}::uuid and state = 'ready'`,
  )
  const applied = await timed(() => importRun(payload, read.result, feed))
  const run = await payload.findByID({ collection: 'feed-runs', id: read.result, depth: 0 })
  return {
    read: read.seconds,
    applied: applied.seconds,
    memory: process.memoryUsage.rss() / 1024 ** 2,
    ...run,
  }
}

/** Goes on with what stands approved: what a killed process has left. */
async function goOn() {
  const { docs } = await payload.find({
    collection: 'feed-runs',
    where: { feed: { equals: feed.id }, state: { equals: 'approved' } },
    depth: 0,
  })
  for (const { id } of docs) await importRun(payload, id, feed)
  return { left: docs.length }
}

async function prepare() {
  const run = await performDryRun({
    payload,
    feed,
    read: (reading, info) => readFeed(createReadStream(file), reading, info),
  })
  await payload.db.drizzle.execute(
    sql`update feed_runs set state = 'approved' where id = ${run}::uuid`,
  )
  return { run }
}

/** As many listings one by one through the CMS, with a text in four languages each. */
async function createLoop() {
  const { docs } = await payload.find({ collection: 'property-types', limit: 1, depth: 0 })
  const cities = await payload.find({ collection: 'cities', limit: 1, depth: 0 })
  const places = { mainType: docs[0]?.id ?? '', city: cities.docs[0]?.id ?? '' }
  const { seconds } = await timed(async () => {
    for (let n = 0; n < Number(most); n += 1) {
      const title = `Woning ${n}`
      const { id } = await payload.create({
        collection: 'properties',
        data: {
          ...places,
          goal: 'sale',
          status: 'active',
          marquee: 'none',
          price: 300_000 + n,
          bedrooms: 3,
          livingArea: 140,
          title,
        },
        depth: 0,
      })
      for (const locale of ['fr', 'en', 'de'] as const)
        await payload.update({
          collection: 'properties',
          id,
          locale,
          data: { title: `${title} ${locale}` },
          depth: 0,
        })
    }
  })
  return { each: seconds / Number(most) }
}

const works = { takeOver, goOn, prepare, createLoop }
const work = works[mode as keyof typeof works]
process.stdout.write(`${JSON.stringify(await work())}\n`)
process.exit(0)
