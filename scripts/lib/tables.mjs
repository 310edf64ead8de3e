const quote = (name) => `"${name.replaceAll('"', '""')}"`

/** The columns that a COPY of the table names: computed columns are computed again. */
export const copyTarget = ({ name, columns }) =>
  `public.${quote(name)} (${columns.map(quote).join(', ')})`
export const qualified = (name) => `public.${quote(name)}`

/** Tables that identify visitors for one day: no backup keeps them. */
const OF_TODAY = ['audience_salts', 'audience_visitors']

/**
 * Lists the tables that a backup holds: not those of an extension, nor those that last one day.
 * @returns {Promise<{ name: string, columns: string[] }[]>}
 */
export async function listTables(client) {
  const { rows } = await client.query(
    `
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relname = any($1)
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
    group by c.relname order by c.relname`,
    [OF_TODAY],
  )
  return rows
}

/** @returns {Promise<{ name: string, value: string, called: boolean }[]>} */
export async function readSequences(client) {
  const { rows } = await client.query(
    `select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  )
  const sequences = []
  for (const { name } of rows) {
    const found = await client.query(
      `select last_value as value, is_called as called from ${qualified(name)}`,
    )
    sequences.push({ name, ...found.rows[0] })
  }
  return sequences
}

/**
 * Reads the waiting jobs as calls that add them again: the tables of the queue change with the
 * version of its library.
 */
export async function readJobs(client) {
  const known = await client.query(
    `select to_regclass('graphile_worker._private_jobs') is not null as found`,
  )
  if (!known.rows[0].found) return []
  const { rows } = await client.query(`
    select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority,
      (select array_agg(flag) from jsonb_object_keys(coalesce(j.flags, '{}')) flag) as flags
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    where j.is_available or j.locked_at is not null order by j.id`)
  return rows
}

export async function addJobs(client, jobs) {
  for (const {
    identifier,
    payload,
    queue_name,
    run_at,
    max_attempts,
    key,
    priority,
    flags,
  } of jobs) {
    await client.query('select graphile_worker.add_job($1, $2::json, $3, $4, $5, $6, $7, $8)', [
      identifier,
      JSON.stringify(payload),
      queue_name,
      run_at,
      max_attempts,
      key,
      priority,
      flags,
    ])
  }
}
