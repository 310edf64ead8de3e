import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { tagsAfterChange } from '@/data/core/cacheTags'
import { transact } from '@/data/core/transaction'
import { syncSearchRowsOfCities } from '@/data/catalogue/search/syncSearchRow'
import { readCityFile, type ListedCity } from '@/domain/catalogue/cities/cityFile'
import {
  planCities,
  type CityPlan,
  type CityRecord,
  type PlannedCity,
} from '@/domain/catalogue/cities/planCities'
import { countries } from '@/domain/catalogue/countries'
import { transactionOf } from '@/fields/transactionOf'
import { locales } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import { addJob } from '@/jobs/queue'
import { revalidate } from '@/jobs/siteJobs'

/** A text per language, without those that have none. */
const localizedTexts = z
  .record(z.string(), z.string().nullable())
  .transform((texts) =>
    Object.fromEntries(
      Object.entries(texts).map(([language, text]) => [language, text ?? undefined]),
    ),
  )
const degrees = z
  .number()
  .nullable()
  .transform((value) => value ?? undefined)
const storedCities = z.array(
  z.object({
    id: z.string(),
    zip: z.string(),
    country: z.enum(countries),
    names: localizedTexts,
    provinces: localizedTexts,
    latitude: degrees,
    longitude: degrees,
  }),
)

const planOptions = {
  languages: locales,
  provinceNames: (province: string) =>
    Object.fromEntries(locales.map((locale) => [locale, optionName(locale, 'province', province)])),
  newId: randomUUID,
}

async function readCities(req: PayloadRequest): Promise<CityRecord[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select c.id, c.zip, c.country::text, c.latitude::float8, c.longitude::float8,
      coalesce(
        jsonb_object_agg(l._locale, l.name) filter (where l._locale is not null), '{}'
      ) as names,
      coalesce(
        jsonb_object_agg(l._locale, l.province) filter (where l._locale is not null), '{}'
      ) as provinces
    from cities c left join cities_locales l on l._parent_id = c.id
    group by c.id order by c.created_at, c.id`)
  return storedCities.parse(rows)
}

/**
 * Writes a few thousand rows in two statements. The plan has applied the rules of the collection.
 */
async function writeCities(req: PayloadRequest, planned: readonly PlannedCity[]): Promise<void> {
  const db = await transactionOf(req)
  const rows = JSON.stringify(planned.map(({ city }) => city))
  await db.execute(sql`
    insert into cities (id, zip, country, latitude, longitude)
    select id, zip, country::enum_cities_country, latitude, longitude
    from jsonb_to_recordset(${rows}::jsonb)
      as r(id uuid, zip text, country text, latitude numeric, longitude numeric)
    on conflict (id) do update
      set latitude = excluded.latitude, longitude = excluded.longitude, updated_at = now()`)
  await db.execute(sql`
    insert into cities_locales (_parent_id, _locale, name, province)
    select r.id, l.code::_locales, r.names ->> l.code, r.provinces ->> l.code
    from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, names jsonb, provinces jsonb)
    cross join jsonb_array_elements_text(${JSON.stringify(locales)}::jsonb) as l(code)
    on conflict (_locale, _parent_id) do update
      set name = excluded.name, province = excluded.province`)
}

/** Writes what a list of postal codes changes, with the search rows of the cities that moved. */
async function importListed(req: PayloadRequest, listed: readonly ListedCity[]): Promise<CityPlan> {
  const db = await transactionOf(req)
  // Two imports at once would add the same cities twice.
  await db.execute(sql`lock table cities in share row exclusive mode`)
  const plan = planCities(listed, await readCities(req), planOptions)
  const planned = [...plan.fresh, ...plan.changed]
  if (planned.length > 0) {
    await writeCities(req, planned)
    await syncSearchRowsOfCities(
      db,
      plan.changed.map(({ city }) => city.id),
    )
    await addJob(req, revalidate, { tags: tagsAfterChange('cities', {}) })
  }
  return plan
}

export type CityImport = CityPlan | { missing: string[] }

/** Plans the import of a list of postal codes, and with `apply` carries it out. */
export async function importCities(
  req: PayloadRequest,
  text: string,
  apply: boolean,
): Promise<CityImport> {
  const file = readCityFile(text)
  if ('missing' in file) return file
  const plan = apply
    ? await transact(req, () => importListed(req, file.listed))
    : planCities(file.listed, await readCities(req), planOptions)
  return { ...plan, refused: [...file.refused, ...plan.refused].sort((a, b) => a.line - b.line) }
}
