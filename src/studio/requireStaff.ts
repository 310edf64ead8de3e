import { Forbidden, type Payload } from 'payload'

import { roleOf } from '@/access/roles'

/**
 * Throws unless a colleague is logged in. Payload's server functions check only for a login, which
 * owners have too.
 */
export async function requireStaff(payload: Payload, headers: Headers): Promise<void> {
  const { user } = await payload.auth({ headers })
  if (!roleOf({ user })) throw new Forbidden()
}
