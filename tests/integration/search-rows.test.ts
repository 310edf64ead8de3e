import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'

import { POST as runOnSite } from '@/app/api/internal/[job]/route'
import { inTransaction } from '@/data/core/payload'
import { queryList } from '@/data/catalogue/search/queryList'
import { updateListingIndex } from '@/data/catalogue/search/listingIndex'
import { searchRowRules } from '@/data/catalogue/search/searchRowSql'
import { emptyListQuery } from '@/domain/catalogue/lists/listQuery'
import type { Feature } from '@/domain/catalogue/lists/features'
import { env } from '@/env'
import { transactionOf } from '@/fields/transactionOf'
import type { Property } from '@/payload-types'

import { usePayload } from './support/payload'

const site = usePayload()
const storedRow = z.object({ reference: z.number(), version: z.number(), features: z.number() })
let common: Pick<Property, 'mainType' | 'city'>

const select = async (query: ReturnType<typeof sql>) =>
  (await site.payload.db.drizzle.execute(query)).rows

const storedRows = async () =>
  z
    .array(storedRow)
    .parse(await select(sql`select reference, version, features from property_search order by 1`))

const lastSaves = () => select(sql`select id, updated_at from properties order by reference`)

const offer = (more: Partial<Property>) =>
  site.payload.create({
    collection: 'properties',
    data: {
      title: 'Huis',
      goal: 'sale',
      status: 'active',
      marquee: 'none',
      public: true,
      _status: 'published',
      ...common,
      ...more,
    },
  })

/** Makes rows as a version of the program wrote them that knew no features. */
const age = (version: number) =>
  select(sql`update property_search set version = ${version}, features = 0`)

/** Does what the job `catchUp` of the worker makes the site do. */
const runCatchUp = async () => {
  const headers = { authorization: `Bearer ${env.PAYLOAD_SECRET}` }
  const request = new Request('http://localhost/api/internal/catchUp', {
    method: 'POST',
    headers,
    body: '[{}]',
  })
  const answer = await runOnSite(request, { params: Promise.resolve({ job: 'catchUp' }) })
  expect(answer.status).toBe(204)
}

/** Tells the listing index what the queued jobs say has changed. */
async function hearJobs(): Promise<void> {
  const jobs = await select(
    sql`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'revalidate'`,
  )
  const payloads = z.array(z.object({ payload: z.object({ tags: z.array(z.string()) }) }))
  await updateListingIndex(payloads.parse(jobs).flatMap(({ payload }) => payload.tags))
}

const listed = async (has: readonly Feature[] = []) =>
  (await queryList({ ...emptyListQuery, has }, { goal: 'sale', types: [] }, 'nl')).references

beforeAll(async () => {
  const { payload } = site
  const type = { name: 'Huis', webId: 1, showOrder: 1 }
  const city = { name: 'Gent', zip: '9000', country: 'be' as const }
  common = {
    mainType: (await payload.create({ collection: 'property-types', data: type })).id,
    city: (await payload.create({ collection: 'cities', data: city })).id,
  }
})

beforeEach(async () => {
  await select(sql`delete from properties`)
  await select(sql`delete from graphile_worker._private_jobs`)
})

describe('search rows of an older version', () => {
  it('become right without a save of their property, and lists show their listings meanwhile', async () => {
    const house = await offer({ garden: true })
    const flat = await offer({ lift: true })
    await age(searchRowRules.version - 1)
    await select(sql`delete from graphile_worker._private_jobs`)
    await updateListingIndex(['everything'])
    const saves = await lastSaves()
    expect(await listed()).toEqual([flat.reference, house.reference])
    expect(await listed(['garden'])).toEqual([])

    await runCatchUp()
    expect(await storedRows()).toEqual([
      { reference: house.reference, version: searchRowRules.version, features: 1 },
      { reference: flat.reference, version: searchRowRules.version, features: 16 },
    ])
    expect(await lastSaves()).toEqual(saves)
    await hearJobs()
    expect(await listed()).toEqual([flat.reference, house.reference])
    expect(await listed(['garden'])).toEqual([house.reference])
  })

  it('are all rebuilt, also when they are more than one transaction takes', async () => {
    await offer({ garden: true })
    await select(sql`
      insert into properties (id, reference, goal, status, marquee, main_type_id, city_id, _status, garden)
      select gen_random_uuid(), 700000 + n, goal, status, marquee, main_type_id, city_id, _status, true
      from properties, generate_series(1, 250) n`)
    await select(sql`
      insert into property_search (id, reference, goal, languages, listed, city, types, main_type,
        bedrooms, area, is_new, marquee, published, is_exact)
      select p.id, p.reference, 'sale', 1, true, p.city_id, array[1], 1, 0, 0, false, 0, now(), false
      from properties p where p.reference > 700000`)
    await runCatchUp()
    const rows = await storedRows()
    expect(rows).toHaveLength(251)
    expect(rows.filter(({ version, features }) => version === 0 || features !== 1)).toEqual([])
  })

  it('wait while their property is being saved, so that neither waits for the other', async () => {
    const house = await offer({ garden: true })
    const flat = await offer({ lift: true })
    await age(searchRowRules.version - 1)
    await inTransaction(async (req) => {
      const db = await transactionOf(req)
      await db.execute(sql`update properties set bedrooms = 2 where id = ${house.id}`)
      await runCatchUp()
    })
    expect((await storedRows()).map(({ version }) => version)).toEqual([
      searchRowRules.version - 1,
      searchRowRules.version,
    ])
    await runCatchUp()
    expect((await storedRows()).map(({ features }) => features)).toEqual([1, 16])
    expect(flat.reference).toBeGreaterThan(Number(house.reference))
  })

  it('are the only ones: rows of this version and of a newer one stay as they are', async () => {
    await offer({ garden: true })
    await age(searchRowRules.version + 1)
    const queued = await select(sql`select id from graphile_worker._private_jobs`)
    await runCatchUp()
    expect((await storedRows()).map(({ features }) => features)).toEqual([0])
    await age(searchRowRules.version)
    await runCatchUp()
    expect((await storedRows()).map(({ features }) => features)).toEqual([0])
    expect(await select(sql`select id from graphile_worker._private_jobs`)).toEqual(queued)
  })
})
