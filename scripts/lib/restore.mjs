import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { folders } from './backup.mjs'
import { payload, run } from './children.mjs'
import { copyFromFile } from './copy.mjs'
import { refuseOthers } from './database.mjs'
import { emptyDatabase } from './empty-database.mjs'
import { recordedMigrations, refuseStrangeDatabase } from './migrations.mjs'
import { Refusal } from './say.mjs'
import { addJobs, copyTarget, listTables, qualified } from './tables.mjs'
import { unpack } from './unpack.mjs'

/**
 * A database without rows is empty, whatever tables it has: an interrupted restore can be repeated.
 */
async function refuseUsedDatabase(client) {
  await refuseStrangeDatabase(client)
  for (const { name } of await listTables(client)) {
    if (name === 'payload_migrations') continue
    const { rows } = await client.query(`select exists (select from ${qualified(name)}) as used`)
    if (rows[0].used)
      throw new Refusal(
        'The database is not empty: restore into an empty one (npm run reset empties this one).',
      )
  }
  await refuseOthers(client)
}

const sumOf = (file) => createHash('sha256').update(fs.readFileSync(file)).digest('hex')

/** Returns where each upload goes; a file that is already there and correct stays. */
function plannedFiles(settings, manifest, unpacked) {
  const places = manifest.files.map(({ name, sha256 }) => {
    const [kind, ...rest] = name.split('/')
    return {
      from: path.join(unpacked, name),
      to: path.join(folders(settings)[kind], ...rest),
      sha256,
    }
  })
  const missing = places.filter(({ to }) => !fs.existsSync(to))
  const other = places.find(({ to, sha256 }) => fs.existsSync(to) && sumOf(to) !== sha256)
  if (other)
    throw new Refusal(`${other.to} is there already with other contents: nothing was restored.`)
  return missing
}

/**
 * Copies a file so that it appears complete or not at all, also when the folder is on another disk.
 */
function place({ from, to }) {
  fs.mkdirSync(path.dirname(to), { recursive: true })
  const draft = `${to}.restoring`
  fs.copyFileSync(from, draft)
  fs.renameSync(draft, to)
}

async function loadTable(client, table, file) {
  const rows = await copyFromFile(client, copyTarget(table), file)
  if (rows !== table.rows)
    throw new Refusal(`${table.name} took ${rows} of ${table.rows} rows: nothing was restored.`)
}

/**
 * Removes the foreign keys while tables are filled in any order; they are checked when they are
 * added again.
 */
async function withoutForeignKeys(client, work) {
  const { rows } = await client.query(`
    select conrelid::regclass as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`)
  const statements = (write) => client.query(rows.map(write).join(';') || 'select')
  await statements(({ table, name }) => `alter table ${table} drop constraint ${name}`)
  await work()
  await statements(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  )
}

async function loadRows(client, manifest, unpacked) {
  const names = new Map((await listTables(client)).map(({ name, columns }) => [name, columns]))
  const strange = manifest.tables.find(({ name, columns }) =>
    columns.some((column) => !names.get(name)?.includes(column)),
  )
  if (strange)
    throw new Refusal(
      `The table ${strange.name} of the backup does not fit the migrations of this version: nothing was restored.`,
    )
  await client.query(
    `truncate ${manifest.tables.map(({ name }) => qualified(name)).join(', ')} cascade`,
  )
  await withoutForeignKeys(client, async () => {
    for (const { name } of manifest.tables)
      await client.query(`alter table ${qualified(name)} disable trigger user`)
    for (const table of manifest.tables)
      await loadTable(client, table, path.join(unpacked, 'tables', table.name))
    for (const { name } of manifest.tables)
      await client.query(`alter table ${qualified(name)} enable trigger user`)
  })
  for (const { name, value, called } of manifest.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [qualified(name), value, called])
}

/**
 * Creates the schema of the backup: only its own migrations. The next start runs the later ones.
 */
async function makeSchema(settings, client, url, { migrations, jobs }) {
  await emptyDatabase(client)
  await run(settings, 'migrate', payload('run', 'scripts/lib/migrate-only.ts'), {
    what: 'Making the tables',
    env: { DATABASE_URL: url, ONLY_MIGRATIONS: migrations.join(','), CI: 'true' },
  })
  const made = await recordedMigrations(client)
  if (made.join() !== [...migrations].sort().join())
    throw new Refusal('The tables of the backup could not be made: see var/log/migrate.log.')
  if (jobs.length) await (await import('graphile-worker')).runMigrations({ connectionString: url })
}

/**
 * Restores into an empty database. A failure leaves the database empty and the uploads unchanged.
 * @param {import('pg').Client} client
 */
export async function restoreBackup(settings, client, url, file) {
  await refuseUsedDatabase(client)
  const unpacked = path.join(settings.varDir, 'run', 'restore')
  const placed = []
  try {
    fs.rmSync(unpacked, { recursive: true, force: true })
    const manifest = await unpack(file, unpacked, settings.env.BACKUP_KEY)
    const planned = plannedFiles(settings, manifest, unpacked)
    try {
      await makeSchema(settings, client, url, manifest)
      await client.query('begin')
      await loadRows(client, manifest, unpacked)
      await addJobs(client, manifest.jobs)
      for (const each of planned) {
        place(each)
        placed.push(each.to)
      }
      await client.query('commit')
    } catch (error) {
      for (const to of placed) fs.rmSync(to, { force: true })
      // If the connection failed, the next restore begins by dropping the tables, which have no
      // rows.
      await client
        .query('rollback')
        .then(() => emptyDatabase(client))
        .catch(() => {})
      throw error
    }
    return manifest
  } finally {
    fs.rmSync(unpacked, { recursive: true, force: true })
  }
}
