import { beforeAll, expect, it } from '@jest/globals'

import { env } from '@/env'

import { connect } from '../../scripts/lib/database.mjs'
import { boxAroundTown, readTowns } from '../../scripts/lib/map/boxes.mjs'

import { createTown } from './support/fixtures'
import { usePayload } from './support/payload'

const site = usePayload()

beforeAll(async () => {
  const { payload } = site
  const ghent = await createTown(payload, { latitude: 51.05, longitude: 3.7167 })
  await createTown(payload, { name: 'Lier', zip: '2500', latitude: 51.13, longitude: 4.57 })
  await payload.db.pool.query(
    `insert into properties (id, city_id) values (gen_random_uuid(), $1)`,
    [ghent.id],
  )
})

it('makes the map of the towns that properties are in, and of no other town', async () => {
  const client = await connect(env.DATABASE_URL)
  try {
    const towns = await readTowns(client)
    expect(towns).toEqual([[3.7167, 51.05]])
    const [west = 0, south = 0, east = 0, north = 0] = boxAroundTown([3.7167, 51.05])
    expect([west, south, east, north].map((each) => each.toFixed(3))).toEqual([
      '3.674',
      '51.023',
      '3.760',
      '51.077',
    ])
  } finally {
    await client.end()
  }
})
