import { Forbidden, type Payload } from 'payload'

import { roleOf } from '@/access/roles'

/** Payload's server functions ask no more than that somebody is logged in, and owners log in with the same cookie. */
export async function mustBeStaff(payload: Payload, headers: Headers): Promise<void> {
  const { user } = await payload.auth({ headers })
  if (!roleOf({ user })) throw new Forbidden()
}
