import fs from 'node:fs'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'

import { GET as searchProperties } from '@/app/api/search/properties/route'
import { EVERYTHING } from '@/data/core/cacheTags'
import { updateListingIndex } from '@/data/catalogue/search/listingIndex'
import { queryList } from '@/data/catalogue/search/queryList'
import { resolveAddress } from '@/data/site/resolve'
import { emptyListQuery } from '@/domain/catalogue/lists/listQuery'
import { env } from '@/env'

import { migrationsInFolder } from '../../../scripts/lib/migrations.mjs'
import { unpack } from '../../../scripts/lib/unpack.mjs'
import { createDatabase, siblingUrl } from '../support/cluster.mjs'
import { command } from '../support/command'
import { post } from '../support/forms'
import { ask, logIn } from '../support/http'
import { visitor } from '../support/oddForms.mjs'
import { usePayload } from '../support/payload'

/** Made by tests/fixtures/make.mjs with the program of that version; it has the demo agency. */
const RELEASE = '0.2.0'
const fixture = path.resolve('tests', 'fixtures', `${RELEASE}.backup`)
const STAFF = { email: 'admin@release.test', password: 'a password of the fixture' }

const database = new URL(env.DATABASE_URL).pathname.slice(1)
const freshUrl = siblingUrl(env.DATABASE_URL, `${database}_fresh`)

async function query<Row extends Record<string, unknown>>(url: string, text: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
const administer = (text: string) => query(siblingUrl(env.DATABASE_URL, 'postgres'), text)

async function succeeds(name: string, args: string[]): Promise<void> {
  const { code, said } = await command(name, args, { DATABASE_URL: env.DATABASE_URL })
  if (code !== 0) throw new Error(`npm run ${name} failed:\n${said}`)
}

/** What an operator does who has a backup of that version and the program of today. */
const site = usePayload(async () => {
  await administer(`create database "${database}"`)
  await succeeds('restore', [fixture])
  await succeeds('migrate', [])
})

beforeAll(() => createDatabase(env.DATABASE_URL, `${database}_fresh`))
afterAll(() => administer(`drop database if exists "${database}_fresh" with (force)`))

/** A line for everything in the schema. */
const SCHEMA = `
  select format('column %s.%s %s %s default %s', table_name, column_name, udt_name, is_nullable, column_default) as line
  from information_schema.columns where table_schema = 'public'
  union all
  select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select indexdef from pg_indexes where schemaname = 'public'
  union all
  select format('value %s %s', t.typname, e.enumlabel) from pg_enum e join pg_type t on t.oid = e.enumtypid
  union all
  select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
  union all
  select format('routine %s %s', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
  order by 1`
const schemaOf = async (url: string) =>
  (await query<{ line: string }>(url, SCHEMA)).map(({ line }) => line)

describe(`a database of ${RELEASE}, restored and migrated`, () => {
  it('has the schema of a new one', async () => {
    const upgraded = await schemaOf(env.DATABASE_URL)
    expect(upgraded.length).toBeGreaterThan(1000)
    expect(upgraded).toEqual(await schemaOf(freshUrl))
  })

  it('has every row that it had', async () => {
    const { tables, migrations } = await unpack(fixture, path.join(env.VAR_DIR, 'unpacked'))
    expect(migrations.length).toBeLessThan(migrationsInFolder().length)
    const kept = tables.filter(({ name }) =>
      /^(properties|pages|owners|users|enquiries)$/.test(name),
    )
    const counts = await Promise.all(
      kept.map(async ({ name }) => {
        const [row] = await query<{ rows: number }>(
          env.DATABASE_URL,
          `select count(*)::int as rows from "${name}"`,
        )
        return [name, row?.rows]
      }),
    )
    expect(counts).toEqual(kept.map(({ name, rows }) => [name, rows]))
    expect(kept.length).toBe(5)
  })
})

describe(`on a database of ${RELEASE}`, () => {
  let cookie = ''
  const offered = async () =>
    (await queryList(emptyListQuery, { goal: 'sale', types: [] }, 'nl')).references

  it('a colleague logs in with the password they had', async () => {
    cookie = await logIn(site.payload, 'users', STAFF.email, STAFF.password)
    expect((await ask(site.payload, '/properties?limit=1', { cookie })).status).toBe(200)
  })

  it('lists and the search find the listings', async () => {
    await updateListingIndex([EVERYTHING])
    expect((await offered()).length).toBeGreaterThan(5)
    const found = await searchProperties(
      new Request(`${env.SITE_URL}/api/search/properties?lang=nl&q=gent`),
    )
    expect(found.status).toBe(200)
    expect(await found.json()).not.toMatchObject({ total: 0 })
  })

  it.each(['nl', 'fr', 'en', 'de'] as const)(
    'pages of the agency are at their address (%s)',
    async (locale) => {
      expect(await resolveAddress(locale, [])).toMatchObject({ kind: 'page' })
    },
  )

  it('a listing is edited, and lists follow', async () => {
    const [reference] = await offered()
    const { docs } = await site.payload.find({
      collection: 'properties',
      where: { reference: { equals: reference } },
    })
    const [home] = docs
    const address = `/properties/${home?.id}?locale=nl&depth=0`
    const saved = await ask(site.payload, address, {
      method: 'PATCH',
      cookie,
      body: { title: 'Na de update', status: 'cancelled', _status: 'published' },
    })
    expect([saved.status, await saved.text()]).toEqual([
      200,
      expect.stringContaining('Na de update'),
    ])
    await updateListingIndex([EVERYTHING])
    expect(await offered()).not.toContain(reference)
  })

  it('a form is stored with its mails', async () => {
    expect((await post('contact', visitor(1))).status).toBe(200)
    const [stored] = await query<{ mails: number }>(
      env.DATABASE_URL,
      `select count(*)::int as mails from mails where status = 'queued'`,
    )
    expect(stored?.mails).toBeGreaterThan(0)
  })

  it('owners are still those of their homes', async () => {
    const { docs } = await site.payload.find({
      collection: 'properties',
      where: { owners: { exists: true } },
      depth: 1,
      limit: 1,
    })
    expect(docs[0]?.owners?.[0]).toMatchObject({ email: expect.stringContaining('@') })
  })

  it('a backup can be written, and cannot be restored over the database', async () => {
    const file = path.join(env.VAR_DIR, 'today.backup')
    await succeeds('backup', [file])
    expect(fs.statSync(file).size).toBeGreaterThan(10_000)
    const { code, said } = await command('restore', [fixture], { DATABASE_URL: env.DATABASE_URL })
    expect([code, said]).toEqual([1, expect.stringContaining('The database is not empty')])
  })
})
