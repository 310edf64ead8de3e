import { expect, test } from '@playwright/test'

import { besiege } from '../siege/run.mjs'
import { openSessions } from '../siege/sessions.mjs'
import { readWorld } from '../siege/world.mjs'

const {
  HESTIA_ADMIN_EMAIL: email = '',
  HESTIA_ADMIN_PASSWORD: password = '',
  OUTBOX = 'var/outbox',
} = process.env

/**
 * Every role uses every method among so many. The long form, with writes of everybody who is logged
 * in, is `npm run bench -- siege`.
 */
const REQUESTS = 1_000
const SEED = 14

test('no generated request of any role fails, tells of the inside or stays without an answer', async ({
  baseURL,
}) => {
  test.setTimeout(300_000)
  const { port, host, origin } = new URL(String(baseURL))
  const { renew, ids } = await openSessions(origin, { email, password }, OUTBOX)
  const world = { ...(await readWorld(origin)), ids }
  const { failed, inside, silent } = await besiege({
    port: Number(port),
    host,
    seed: SEED,
    from: 0,
    count: REQUESTS,
    world,
    renew,
    isGentle: true,
  })
  expect({ failed, inside, silent }).toEqual({ failed: [], inside: [], silent: [] })
})
