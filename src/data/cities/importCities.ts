import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { tagsAfter } from '@/data/changes/tags'
import { keepCities } from '@/data/search/keep'
import { readCityFile, type Listed } from '@/domain/cities/cityFile'
import { planCities, type CityPlan, type CityRecord, type Planned } from '@/domain/cities/planCities'
import { countries } from '@/domain/countries'
import { transactionOf } from '@/fields/transactionOf'
import { locales } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import { addJob } from '@/jobs/queue'

const texts = z
  .record(z.string(), z.string().nullable())
  .transform((by) => Object.fromEntries(Object.entries(by).map(([language, text]) => [language, text ?? undefined])))
const degrees = z
  .number()
  .nullable()
  .transform((value) => value ?? undefined)
const stored = z.array(
  z.object({ id: z.string(), zip: z.string(), country: z.enum(countries), names: texts, provinces: texts, latitude: degrees, longitude: degrees }),
)

const words = {
  languages: locales,
  provinceNames: (province: string) => Object.fromEntries(locales.map((locale) => [locale, optionName(locale, 'province', province)])),
  newId: randomUUID,
}

async function keptCities(req: PayloadRequest): Promise<CityRecord[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select c.id, c.zip, c.country::text, c.latitude::float8, c.longitude::float8,
      coalesce(jsonb_object_agg(l._locale, l.name) filter (where l._locale is not null), '{}') as names,
      coalesce(jsonb_object_agg(l._locale, l.province) filter (where l._locale is not null), '{}') as provinces
    from cities c left join cities_locales l on l._parent_id = c.id
    group by c.id order by c.created_at, c.id`)
  return stored.parse(rows)
}

/** A few thousand rows in two statements; the rules of the collection have been applied to them by the plan. */
async function write(req: PayloadRequest, planned: readonly Planned[]): Promise<void> {
  const db = await transactionOf(req)
  const rows = JSON.stringify(planned.map(({ city }) => city))
  await db.execute(sql`
    insert into cities (id, zip, country, latitude, longitude)
    select id, zip, country::enum_cities_country, latitude, longitude
    from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, zip text, country text, latitude numeric, longitude numeric)
    on conflict (id) do update set latitude = excluded.latitude, longitude = excluded.longitude, updated_at = now()`)
  await db.execute(sql`
    insert into cities_locales (_parent_id, _locale, name, province)
    select r.id, l.code::_locales, r.names ->> l.code, r.provinces ->> l.code
    from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, names jsonb, provinces jsonb)
    cross join jsonb_array_elements_text(${JSON.stringify(locales)}::jsonb) as l(code)
    on conflict (_locale, _parent_id) do update set name = excluded.name, province = excluded.province`)
}

async function takeOver(req: PayloadRequest, listed: readonly Listed[]): Promise<CityPlan> {
  const db = await transactionOf(req)
  // Two imports at once would each add what the other is adding.
  await db.execute(sql`lock table cities in share row exclusive mode`)
  const plan = planCities(listed, await keptCities(req), words)
  const planned = [...plan.fresh, ...plan.changed]
  if (planned.length > 0) {
    await write(req, planned)
    await keepCities(
      db,
      plan.changed.map(({ city }) => city.id),
    )
    await addJob(req, 'revalidate', { tags: tagsAfter('cities', {}) })
  }
  return plan
}

/** All of it or nothing: what fails halfway leaves the cities as they were. */
async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const { db } = req.payload
  const id = await db.beginTransaction()
  if (id === null) throw new Error('The database gave no transaction')
  req.transactionID = id
  try {
    const result = await work()
    await db.commitTransaction(id)
    return result
  } catch (error) {
    await db.rollbackTransaction(id)
    throw error
  } finally {
    delete req.transactionID
  }
}

export type CityImport = CityPlan | { missing: string[] }

/** What taking over a list of postal codes changes; `apply` does it. */
export async function importCities(req: PayloadRequest, text: string, apply: boolean): Promise<CityImport> {
  const file = readCityFile(text)
  if ('missing' in file) return file
  const plan = apply ? await inTransaction(req, () => takeOver(req, file.listed)) : planCities(file.listed, await keptCities(req), words)
  return { ...plan, refused: [...file.refused, ...plan.refused].sort((one, other) => one.line - other.line) }
}
