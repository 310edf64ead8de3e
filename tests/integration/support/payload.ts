import fs from 'node:fs/promises'

import { afterAll, beforeAll } from '@jest/globals'
import type { Payload } from 'payload'

import { env } from '@/env'

import { createDatabase, dropDatabase } from './cluster.mjs'

const database = new URL(env.DATABASE_URL).pathname.slice(1)

/** An upgrade from a released version runs commands of ours first. */
const BOOT_TIMEOUT_MS = 180_000

const copyTemplate = () => createDatabase(env.DATABASE_URL, database)

async function close(): Promise<void> {
  await dropDatabase(env.DATABASE_URL, database)
  await fs.rm(env.VAR_DIR, { recursive: true, force: true })
}

/**
 * Gives the test file a database of its own, migrated and empty unless `makeDatabase` makes another, and a Payload
 * that works on it, from the first hook on.
 */
export function usePayload(makeDatabase: () => Promise<void> = copyTemplate): {
  readonly payload: Payload
} {
  let booted: Payload | undefined
  beforeAll(async () => {
    await fs.mkdir(env.VAR_DIR, { recursive: true })
    await makeDatabase()
    const [{ getPayload }, { default: assembled }] = await Promise.all([
      import('payload'),
      import('@payload-config'),
    ])
    const config = await assembled
    // Otherwise every boot writes src/payload-types.ts, in a process of its own.
    config.typescript.autoGenerate = false
    booted = await getPayload({ config })
    // A refusal that a test asks for is no news.
    booted.logger.level = 'error'
  }, BOOT_TIMEOUT_MS)
  afterAll(async () => {
    // Payload keeps its connections when it ends: they go with the database, and that is no news.
    booted?.db.pool.removeAllListeners('error').on('error', () => {})
    await booted?.destroy()
    await close()
  })
  return {
    get payload() {
      if (!booted)
        throw new Error(
          'Payload is up only inside the hooks and tests of a file that calls usePayload()',
        )
      return booted
    },
  }
}
