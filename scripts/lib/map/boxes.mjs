import { Refusal } from '../say.mjs'

/** Around each town, in kilometres. */
const MARGIN_KM = 3
const KM_PER_DEGREE = 111.32
const RADIAN = Math.PI / 180

/** Reads "west,south,east,north" in degrees. */
export function parseBox(text) {
  const box = text.split(',').map((part) => (part.trim() ? Number(part) : NaN))
  const [west, south, east, north] = box
  const isValid =
    box.length === 4 &&
    west >= -180 &&
    east <= 180 &&
    south >= -85 &&
    north <= 85 &&
    west < east &&
    south < north
  if (isValid) return box
  throw new Refusal(
    `"${text}" is no box: write west,south,east,north in degrees, such as 3.60,51.00,3.85,51.15.`,
  )
}

/** A box around a town, with a margin. */
export function boxAroundTown([lng, lat]) {
  const high = MARGIN_KM / KM_PER_DEGREE
  const wide = high / Math.cos(lat * RADIAN)
  return [lng - wide, lat - high, lng + wide, lat + high]
}

/**
 * The positions of the towns in which the agency has properties or projects.
 * @param {import('pg').Client} client
 * @returns {Promise<[number, number][]>}
 */
export async function readTowns(client) {
  const { rows: tables } = await client.query(`select to_regclass('public.cities') as cities`)
  if (!tables[0].cities) return []
  const { rows } = await client.query(`
    select longitude::float as lng, latitude::float as lat from cities
    where longitude is not null and latitude is not null
      and id in (select city_id from properties union select city_id from projects)
    order by id`)
  return rows.map(({ lng, lat }) => [lng, lat])
}
