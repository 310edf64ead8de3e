// Fills the database of the demo agency with listings by the set: what lists, counts and maps are asked of.

/** Every listing has a place, a street, a type, a price now and then hidden, four languages and the first picture of the demo agency. */
const LISTINGS = (from, to) => `
  with places as (select array_agg(id order by zip) ids from cities), kinds as (select array_agg(id order by web_id) ids from property_types)
  insert into properties (id, reference, goal, status, marquee, main_type_id, published_on, price, publish_price, city_id, street, publish_address,
      latitude, longitude, living_area, bedrooms, epc_label, new_build, _status, created_at, updated_at)
  select uuidv7(), 1000000 + n, (case when n % 3 = 0 then 'rent' else 'sale' end)::enum_properties_goal, 'active',
    (case when n % 20 = 0 then 'new' else 'none' end)::enum_properties_marquee, kinds.ids[1 + (n * 7919) % array_length(kinds.ids, 1)], moment,
    case when n % 3 = 0 then 400 + (n * 31) % 3600 else 75000 + (n * 7877) % 1925000 end, n % 11 <> 0,
    places.ids[1 + (n * 104729) % array_length(places.ids, 1)],
    initcap((array['kapel', 'kerk', 'station', 'molen', 'school', 'beek', 'veld', 'berg', 'park', 'linde', 'kasteel', 'brug', 'markt', 'haven'])[1 + (n * 7907) % 14]
      || (array['straat', 'laan', 'weg', 'plein', 'dreef', 'steenweg'])[1 + (n * 13) % 6]) || ' ' || chr((97 + n / 26 % 26)::integer) || chr((97 + n % 26)::integer),
    n % 4 <> 0,
    49.6 + (n * 7907 % 19000) / 10000.0, 2.6 + (n * 6287 % 37000) / 10000.0, 30 + (n * 53) % 400, n % 7,
    (array['a', 'b', 'c', 'd', 'e', 'f'])[1 + (n * 13) % 6]::enum_properties_epc_label, n % 9 = 0, 'published', moment, moment
  from generate_series(${from}::bigint, ${to}::bigint) n, places, kinds, lateral (select now() - n * interval '1 minute' as moment)`

const WORDS = (from, to) => `
  insert into properties_locales (title, public, _locale, _parent_id)
  select concat_ws(' ', (array['Rijwoning', 'Appartement', 'Villa', 'Herenhuis', 'Studio'])[1 + reference * 7919::bigint % 5],
    (array['met tuin', 'met terras', 'in het centrum', 'aan de rand'])[1 + reference * 31::bigint % 4], reference), true, locale, id
  from properties, unnest(enum_range(null::_locales)) locale
  where reference between ${1_000_000 + from} and ${1_000_000 + to}`

const RELATIONS = (from, to) => `
  insert into properties_rels ("order", parent_id, path, property_types_id, media_id)
  select 1, id, 'types', main_type_id, null from properties where reference between ${1_000_000 + from} and ${1_000_000 + to}
  union all
  select 1, id, 'pictures', null, (select id from media order by id limit 1) from properties where reference between ${1_000_000 + from} and ${1_000_000 + to}`

const BATCH = 100_000

/**
 * @param {import('pg').Client} client of a database that holds the demo agency
 * @param {number} count how many listings to add
 */
export async function fillListings(client, count) {
  // Foreign keys hold by construction; checking them a million times is not what is measured.
  await client.query('set session_replication_role = replica')
  for (let from = 1; from <= count; from += BATCH) {
    const to = Math.min(from + BATCH - 1, count)
    for (const statement of [LISTINGS, WORDS, RELATIONS]) await client.query(statement(from, to))
  }
  await client.query('set session_replication_role = default')
  await client.query('vacuum analyze properties')
  await client.query('vacuum analyze properties_locales')
  await client.query('vacuum analyze properties_rels')
}
