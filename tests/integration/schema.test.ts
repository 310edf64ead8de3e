import { readdirSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'
import { getTableName, isTable } from '@payloadcms/db-postgres/drizzle'

import { usePayload } from './support/payload'
import { unsaid } from './support/unsaid'

const site = usePayload()

/** PostgreSQL cuts longer names, and two of them may then be the same. */
const MAX_BYTES = 62

async function names(query: string): Promise<string[]> {
  const { rows } = await site.payload.db.pool.query<{ name: string }>(query)
  return rows.map(({ name }) => name)
}

describe('the migrated database', () => {
  it('has no name that PostgreSQL would cut', async () => {
    const found = await names(`
      with ours as (select oid from pg_namespace where nspname = 'public')
      select relname as name from pg_class where relnamespace in (table ours)
      union select attname from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace in (table ours)
      union select conname from pg_constraint where connamespace in (table ours)
      union select typname from pg_type where typnamespace in (table ours) and typtype = 'e'`)
    expect(found.length).toBeGreaterThan(500)
    expect(found.filter((name) => Buffer.byteLength(name) > MAX_BYTES)).toEqual([])
  })

  it('holds every table of the configuration', async () => {
    const present = new Set(
      await names(`select tablename as name from pg_tables where schemaname = 'public'`),
    )
    const wanted = Object.values(site.payload.db.tables).filter(isTable).map(getTableName)
    expect(wanted.length).toBeGreaterThan(50)
    expect(wanted.filter((name) => !present.has(name))).toEqual([])
  })
})

describe('the configuration', () => {
  it('has no collection whose address a route of the site would take', () => {
    const taken = readdirSync('src/app/api')
    expect(taken.length).toBeGreaterThan(5)
    expect(Object.keys(site.payload.collections).filter((slug) => taken.includes(slug))).toEqual([])
  })

  it('changes the database by migrations only and answers no GraphQL', () => {
    expect(site.payload.db.push).toBe(false)
    expect(site.payload.config.graphQL.disable).toBe(true)
  })

  it('says every label, description and option of the studio in four languages', () => {
    expect(unsaid(site.payload.config)).toEqual([])
  })
})
