import { redirect } from 'next/navigation'
import type { Payload } from 'payload'
import { createLocalReq } from 'payload'

import { roleOf } from '@/access/roles'
import { mustSetUpFactor } from '@/data/accounts/requiredFactor'

/** The screens that stay open: setting the factor up, the guide that explains it, and leaving. */
const openScreens: ReadonlySet<string | undefined> = new Set([
  'security',
  'guide',
  'login',
  'logout',
  'forgot',
  'reset',
])

/**
 * Leads an administrator who needs a second factor to the screen where they set it up. What they
 * are saving meanwhile is saved: only screens are led away from, so nothing typed is lost.
 */
export async function leadToFactor(
  payload: Payload,
  headers: Headers,
  [screen]: readonly string[] = [],
): Promise<void> {
  if (openScreens.has(screen)) return
  const { user } = await payload.auth({ headers })
  if (roleOf({ user }) !== 'admin' || !user) return
  if (await mustSetUpFactor(await createLocalReq({ user }, payload)))
    redirect(`${payload.config.routes.admin}/security`)
}
