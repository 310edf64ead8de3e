// A process of its own, as the worker is one: prints how long it takes to find who looks for a new listing, and to write it down.
import { randomInt } from 'node:crypto'

import { Client } from 'pg'

import { runQueryWith } from '@/jobs/demands/queries'
import { demandsFor } from '@/jobs/demands/demands'
import { findOffer } from '@/jobs/demands/offers'

const ROUNDS = Number(process.argv[3])

const client = new Client({ connectionString: process.argv[2] })
await client.connect()
const ask = runQueryWith(client)

const references = (
  await ask<[number]>('select reference from property_search where listed order by reference')
).map(([reference]) => reference)
const times: number[] = []
const counts: number[] = []
for (let round = -5; round < ROUNDS; round++) {
  const known = await findOffer(ask, references[randomInt(references.length)] ?? 0)
  if (!known) continue
  const since = performance.now()
  const found = await demandsFor(ask, known.offer)
  const time = performance.now() - since
  if (round < 0) continue
  times.push(time)
  counts.push(found.length)
}
await client.end()

process.stdout.write(JSON.stringify({ times, counts }))
