// Fills the database of the demo agency with people who look for a home.

const PEOPLE = (count) => `
  insert into demands (id, status, frequency, language, goal, created_at, updated_at)
  select uuidv7(), 'active', 'daily', 'nl', (case when n % 3 = 0 then 'rent' else 'sale' end)::enum_demands_goal, now(), now()
  from generate_series(1, ${count}) n`

/** Most name a town or two, some a province, few a whole region or a circle; nearly all a budget. */
const WISHES = `
  with people as (select id, goal::text, row_number() over (order by id)::integer n from demands),
    places as (select array_agg(id order by zip) ids from cities where latitude is not null),
    kinds as (select array_agg(web_id::integer order by web_id) ids from property_types),
    wishes as (select id, goal, n, n % 20 part, case goal when 'rent' then 500 + (n * 31) % 2500 else 120000 + (n * 7877) % 900000 end budget from people)
  insert into demand_search (id, is_active, frequency, goal, language, types, cities, provinces, regions, is_anywhere, within,
    near_latitude, near_longitude, near_km, south, north, west, east, price_min, price_max, bedrooms, area, has)
  select w.id, true, 'daily', w.goal, 1, array[kinds.ids[1 + n * 7919 % array_length(kinds.ids, 1)], kinds.ids[1 + n * 13 % array_length(kinds.ids, 1)]],
    case when part < 13 then array[places.ids[1 + n * 7907 % array_length(places.ids, 1)], places.ids[1 + n * 31 % array_length(places.ids, 1)]] else '{}' end,
    case when part between 13 and 16 then 1 << (n * 7 % 11) else 0 end, case when part = 17 then 1 << (n % 3) else 0 end, false, null,
    case when part > 17 then c.latitude::float8 end, case when part > 17 then c.longitude::float8 end, case when part > 17 then 10 end,
    case when part > 17 then c.latitude::float8 - 0.091 end, case when part > 17 then c.latitude::float8 + 0.091 end,
    case when part > 17 then c.longitude::float8 - 0.146 end, case when part > 17 then c.longitude::float8 + 0.146 end,
    case when n % 4 = 0 then budget / 2 end, case when n % 12 > 0 then budget end, nullif(n % 5, 4), case when n % 3 = 0 then 60 + n % 120 end,
    case when n % 6 = 0 then 1 << (n % 9) else 0 end
  from wishes w, kinds, places, lateral (select latitude, longitude from cities where id = places.ids[1 + w.n * 7907 % array_length(places.ids, 1)]) c`

/** @param {import('pg').Client} client */
export async function fillDemands(client, count) {
  await client.query('delete from demands')
  await client.query(PEOPLE(count))
  await client.query(WISHES)
  await client.query('vacuum analyze demand_search')
}
