/** A condition of SQL: true for an object that belongs to no extension. */
const NOT_OF_AN_EXTENSION = (catalogue, id) => `
  not exists (
    select from pg_depend d
    where d.classid = '${catalogue}'::regclass and d.objid = ${id} and d.deptype = 'e'
  )`

/** Gives the statement that drops each object of the public schema. */
const STATEMENTS = `
  select format(
    'drop %s if exists public.%I cascade',
    case relkind
      when 'S' then 'sequence'
      when 'v' then 'view'
      when 'm' then 'materialized view'
      else 'table'
    end,
    relname
  ) as drop
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S', 'v', 'm')
    and ${NOT_OF_AN_EXTENSION('pg_class', 'pg_class.oid')}
  union all
  select format('drop routine if exists %s cascade', oid::regprocedure)
  from pg_proc
  where pronamespace = 'public'::regnamespace
    and ${NOT_OF_AN_EXTENSION('pg_proc', 'pg_proc.oid')}
  union all
  select format('drop type if exists public.%I cascade', typname)
  from pg_type
  where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    and ${NOT_OF_AN_EXTENSION('pg_type', 'pg_type.oid')}`

/** Removes everything of Hestia from a database, all or nothing; objects of extensions stay. */
export async function emptyDatabase(client) {
  const { rows } = await client.query(STATEMENTS)
  await client.query(
    [
      'begin',
      ...rows.map((row) => row.drop),
      'drop schema if exists graphile_worker cascade',
      'commit',
    ].join(';\n'),
  )
}
