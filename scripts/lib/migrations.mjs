import fs from 'node:fs'
import path from 'node:path'

import { payload, run } from './children.mjs'
import { Refusal } from './say.mjs'
import { root } from './settings.mjs'

/** Returns the names of the migrations in the folder, in the order in which Payload reads them. */
export const migrationsInFolder = () =>
  fs
    .readdirSync(path.join(root, 'migrations'))
    .filter((file) => /\.[jt]s$/.test(file) && !/^index\./.test(file))
    .map((file) => file.split('.')[0])
    .sort()

const tableExists = async (client, name) =>
  (await client.query('select to_regclass($1) is not null as found', [`public.${name}`])).rows[0]
    .found

/**
 * Returns the migrations that have run; a push in development does not count.
 * @returns {Promise<string[]>} their names
 */
export async function recordedMigrations(client) {
  if (!(await tableExists(client, 'payload_migrations'))) return []
  const { rows } = await client.query(
    'select name from payload_migrations where batch is distinct from -1 order by name',
  )
  return rows.map(({ name }) => name)
}

/**
 * Throws for a database that this version cannot use: one of a later Hestia, or of another program.
 */
export async function refuseStrangeDatabase(client) {
  const recorded = await recordedMigrations(client)
  const known = new Set(migrationsInFolder())
  const unknown = recorded.filter((name) => !known.has(name))
  if (unknown.length) {
    throw new Refusal(
      `The database is from a newer version of Hestia (it has been through ${unknown.join(', ')}): start that version, or restore a backup made with this one.`,
    )
  }
  if (recorded.length) return
  const { rowCount } = await client.query(
    `select from pg_tables where schemaname = 'public' and tablename <> 'payload_migrations' limit 1`,
  )
  if (rowCount)
    throw new Refusal(
      'The database holds tables of something other than Hestia: give Hestia an empty database of its own.',
    )
}

async function pendingMigrations(client) {
  const recorded = new Set(await recordedMigrations(client))
  return migrationsInFolder().filter((name) => !recorded.has(name))
}

/**
 * Refuses a database that is not up to date, for a start with MIGRATE=no. Such a start comes after
 * `npm run migrate`, and the instances of an update start when they are told to, not when one of
 * them changes the database.
 */
export async function refusePending(client) {
  const pending = await pendingMigrations(client)
  if (pending.length)
    throw new Refusal(
      `The database is not up to date (${pending.at(-1)} is missing${pending.length > 1 ? `, and ${pending.length - 1} before it` : ''}) and MIGRATE is "no": run npm run migrate first.`,
    )
}

/** Migrates the database. Compares first, because Payload takes seconds to find nothing to do. */
export async function migrate(settings, client) {
  const pending = await pendingMigrations(client)
  if (!pending.length) return 'up to date'
  await run(settings, 'migrate', payload('migrate'), {
    what: 'Migrating the database',
    env: { CI: 'true' },
  })
  // Payload can end with success and have done nothing, so the database is checked and not the exit
  // code.
  const left = await pendingMigrations(client)
  if (left.length)
    throw new Refusal(
      `The database was not brought up to date (${left.join(', ')} missing): see var/log/migrate.log.`,
    )
  return `${pending.length} applied`
}

/** Lets only one start at a time change a database, on whichever machine it runs. */
export async function alone(client, work) {
  await client.query(`select pg_advisory_lock(hashtext('hestia start'))`)
  try {
    return await work()
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('hestia start'))`).catch(() => {})
  }
}
