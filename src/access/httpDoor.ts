import { Forbidden, type Endpoint, type PayloadHandler } from 'payload'

import { defaultLocale, isLocale } from '@/i18n/locales'

import { roleOf } from './roles'

/** Logging in to the studio and out, choosing a new password, and pictures: all that Payload's HTTP API does for people who are not staff. */
const signIn = ['post /login', 'post /logout', 'post /forgot-password', 'post /reset-password', 'post /refresh-token', 'get /me']

const openToAll: Record<string, readonly string[]> = {
  users: signIn,
  media: ['get /file/:filename'],
  // A private file has its own access rule, which knows the owner of the property.
  documents: ['get /file/:filename'],
}

/** The first administrator is made by the seed; nobody makes one over HTTP, not even on an empty database. */
const closedToAll = 'post /first-register'

/** Owners have a login of their own, with limits and a second proof, beside which there is no other. */
const closedOfOwners: readonly string[] = signIn

export function mayEnter(slug: string, endpoint: Pick<Endpoint, 'method' | 'path'>, isStaff: boolean): boolean {
  const asked = `${endpoint.method} ${endpoint.path}`
  if (asked === closedToAll || (slug === 'owners' && closedOfOwners.includes(asked))) return false
  return isStaff || (openToAll[slug]?.includes(asked) ?? false)
}

/** Puts the door before an endpoint, whatever the access functions behind it would answer. */
export function withDoor<E extends Endpoint>(slug: string, endpoint: E): E {
  const handler: PayloadHandler = (req) => {
    if (!mayEnter(slug, endpoint, roleOf(req) !== undefined)) throw new Forbidden(req.t)
    // Without fallback Payload leaves a request that names no known language without any, and its queries break on that.
    if (!isLocale(req.locale) && req.locale !== 'all') req.locale = defaultLocale
    return endpoint.handler(req)
  }
  return { ...endpoint, handler }
}
