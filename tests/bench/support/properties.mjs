// Fills a migrated database with properties by the set, in seconds and not in hours: what the studio's list reads.

const LOCALES = `unnest(enum_range(null::_locales)) locale`
const STREETS = `array['Kapellestraat', 'Begijnengracht', 'Veldstraat', 'Stationslei']`
const CITIES = 40
const TYPES = 9

const PLACES = `
  with made as (
    insert into cities (id, zip) select uuidv7(), (8999 + n)::text from generate_series(1, ${CITIES}) n returning id, zip)
  insert into cities_locales (name, province, _locale, _parent_id) select 'Stad ' || zip, 'Oost-Vlaanderen', locale, id from made, ${LOCALES};
  with made as (
    insert into property_types (id, web_id, show_order) select uuidv7(), n, n from generate_series(1, ${TYPES}) n returning id, web_id)
  insert into property_types_locales (name, _locale, _parent_id) select 'Type ' || web_id, locale, id from made, ${LOCALES};`

/** What the list searches and sorts by is written as the program writes it. Papers run out, one in five lacks something, and all were looked at for a month: what the dashboard asks about. One in four lies in the same street, every third is to rent: a page of 25 is full whatever is asked for. */
const PROPERTIES = (count) => `
  insert into properties (id, reference, goal, status, marquee, main_type_id, contact_id, published_on, record_file, price, city_id,
      street, house_number, unique_code, living_area, bedrooms, bathrooms, construction_year, epc_value, epc_label, epc_date, flood_report_date, gaps, completeness, lapses_on, _status, created_at, updated_at)
  select uuidv7(), 100000 + n, (case when n % 3 = 0 then 'rent' else 'sale' end)::enum_properties_goal, 'active', 'none',
    (select id from property_types where web_id = 1 + n % ${TYPES}), (select id from users limit 1), moment, 'D-' || lpad(n::text, 6, '0'),
    case when n % 3 = 0 then 600 + n % 1500 else 150000 + n * 37 % 600000 end, (select id from cities where zip = (9000 + n % ${CITIES})::text),
    (${STREETS})[1 + n % 4], (1 + n % 250)::text, lpad(n::text, 7, '0'), 60 + n % 200, 1 + n % 5, 1 + n % 2, 1900 + n % 125, 80 + n % 400, 'c',
    moment - n % 11 * interval '1 year', moment - n % 400 * interval '1 day', case when n % 5 = 0 then 'permit,zoning' else '' end,
    case when n % 5 = 0 then 84 else 100 end, moment + (n % 365 - 30) * interval '1 day', 'published', moment, moment
  from generate_series(1, ${count}) n, lateral (select now() - n * interval '7 minutes' as moment);
  insert into properties_locales (title, type_description, description, _locale, _parent_id)
  select initcap(locale::text) || ' ' || street || ' ' || house_number || ', ' || reference, 'Woning',
    jsonb_build_object('root', jsonb_build_object('type', 'root', 'children', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'children',
      jsonb_build_array(jsonb_build_object('type', 'text', 'text', repeat('Ruime en lichte woning met tuin. ', 20))))))),
    locale, id
  from properties, ${LOCALES};
  update properties p set advertisement = p.reference::int % 5 * 20, search_text = concat_ws(' ', p.reference, p.record_file, p.unique_code, p.street,
    p.house_number, c.zip, 'Stad ' || c.zip, (select string_agg(l.title, ' ') from properties_locales l where l._parent_id = p.id))
  from cities c where c.id = p.city_id;
  insert into properties_rels ("order", parent_id, path, property_types_id) select 1, id, 'types', main_type_id from properties;
  insert into property_visits (property, day, visits, visitors)
  select id, current_date - ago, 1 + ago % 7, 1 from properties, generate_series(0, 29) ago order by ago desc;`

const columnsOf = async (client, table) => {
  const { rows } = await client.query(
    `select column_name as name, udt_name as type, data_type as kind from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  )
  return rows
}

/** The columns of a versions table that repeat those of its collection, and how one is read from the other: their enums differ in name. */
async function copied(client, table) {
  const repeated = (await columnsOf(client, table)).filter(({ name }) =>
    name.startsWith('version_'),
  )
  const source = ({ name, type, kind }) =>
    `s."${name.slice('version_'.length)}"${kind === 'USER-DEFINED' ? `::text::"${type}"` : ''}`
  return {
    names: repeated.map(({ name }) => `"${name}"`).join(', '),
    values: repeated.map(source).join(', '),
  }
}

/** The studio's list reads the versions marked as latest; older ones of each property lie between them. */
async function fillVersions(client, each) {
  const main = await copied(client, '_properties_v')
  const words = await copied(client, '_properties_v_locales')
  await client.query(`
    insert into _properties_v (id, parent_id, latest, created_at, updated_at, ${main.names})
    select uuidv7(), s.id, n = ${each}, s.updated_at, s.updated_at, ${main.values} from generate_series(1, ${each}) n, properties s;
    insert into _properties_v_locales (_locale, _parent_id, ${words.names})
    select s._locale, v.id, ${words.values} from _properties_v v join properties_locales s on s._parent_id = v.parent_id;
    insert into _properties_v_rels ("order", parent_id, path, property_types_id)
    select s."order", v.id, 'version.' || s.path, s.property_types_id from _properties_v v join properties_rels s on s.parent_id = v.parent_id;`)
}

/**
 * @param {import('pg').Client} client of a database that holds a staff login and no properties
 * @param {number} count
 * @param {{ versions?: number }} [options] how many versions each property has
 */
export async function fillProperties(client, count, { versions = 3 } = {}) {
  await client.query(PLACES)
  await client.query(PROPERTIES(count))
  await fillVersions(client, versions)
  await client.query('vacuum analyze')
}
