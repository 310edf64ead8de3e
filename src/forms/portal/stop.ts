import { seeNoLonger } from '@/data/portal/view'

import { textOf, type Action } from './asked'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A colleague has seen enough of the portal of an owner, and is back where he came from. */
export const stop: Action = async (asked) => {
  const owner = textOf(asked, 'owner')
  return { to: `/admin/collections/owners/${UUID.test(owner) ? owner : ''}`, cookies: [seeNoLonger()] }
}
