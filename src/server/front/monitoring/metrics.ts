import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Pool } from 'pg'

import { isSame } from '@/data/core/isSame'

import { databaseFamilies } from './databaseFamilies'
import { exposition, type Family } from './exposition'
import { machineFamilies } from './machineFamilies'
import { standbyFamilies } from './standbyFamilies'
import type { Traffic } from './traffic'
import { trafficFamilies } from './trafficFamilies'

/** Milliseconds for which the figures of the database are reused. */
const MAX_AGE_MS = 5000

type Options = {
  pool: Pool
  /** The standby that visitors read from, if there is one. */
  standby: Pool | undefined
  varDir: string
  /** Without a key nothing is told. */
  key: string | undefined
  traffic: Traffic
  /** The entries of the edge cache and their size. */
  usage: () => { entries: number; bytes: number }
  now: () => number
}

const cacheFamilies = ({ entries, bytes }: ReturnType<Options['usage']>): Family[] => [
  {
    name: 'hestia_cache_entries',
    help: 'Entries of the edge cache.',
    type: 'gauge',
    samples: [{ value: entries }],
  },
  {
    name: 'hestia_cache_bytes',
    help: 'Size of the edge cache.',
    type: 'gauge',
    samples: [{ value: bytes }],
  },
]

/** Figures of the site for a monitor, in the text format of Prometheus. */
export function createMetrics({ pool, standby, varDir, key, traffic, usage, now }: Options) {
  let latest: { at: number; families: Promise<Family[]> } | undefined

  async function readDatabases(): Promise<Family[]> {
    const families = [databaseFamilies(pool), standby ? standbyFamilies(pool, standby) : []]
    return (await Promise.all(families)).flat()
  }

  function fromDatabase(): Promise<Family[]> {
    if (!latest || now() - latest.at > MAX_AGE_MS) latest = { at: now(), families: readDatabases() }
    return latest.families
  }

  return {
    /** Whether the request has the key, as `Authorization: Bearer KEY`. */
    mayRead: ({ headers }: IncomingMessage): boolean =>
      key !== undefined && isSame(headers.authorization ?? '', `Bearer ${key}`),

    async send(response: ServerResponse): Promise<void> {
      const [database, machine] = await Promise.all([fromDatabase(), machineFamilies(varDir)])
      const text = exposition([
        ...trafficFamilies(traffic),
        ...cacheFamilies(usage()),
        ...database,
        ...machine,
      ])
      response
        .writeHead(200, {
          'content-type': 'text/plain; version=0.0.4; charset=utf-8',
          'cache-control': 'no-store',
          'content-length': Buffer.byteLength(text),
        })
        .end(text)
    },
  }
}
