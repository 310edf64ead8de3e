import { endViewCookie } from '@/data/portal/viewAsOwner'

import { textOf, type Action } from './input'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Ends viewing the portal as an owner, and leads the colleague back to that owner in the studio.
 */
export const stopViewingAsOwner: Action = async (input) => {
  const owner = textOf(input, 'owner')
  return {
    to: `/admin/collections/owners/${UUID.test(owner) ? owner : ''}`,
    cookies: [endViewCookie()],
  }
}
