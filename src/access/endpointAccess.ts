import { Forbidden, type Endpoint, type PayloadHandler } from 'payload'

import { defaultLocale, isLocale } from '@/i18n/locales'

import { checkRequest, withMissingFile } from './rest/checkRequest'
import { roleOf } from './roles'

/** The endpoints by which staff log in, log out and choose a new password. */
const signIn = [
  'post /login',
  'post /passkey-challenge',
  'post /logout',
  'post /forgot-password',
  'post /reset-password',
  'post /refresh-token',
  'get /me',
]

/** The endpoints that people who are not staff may call. */
const openToAll: Record<string, readonly string[]> = {
  users: signIn,
  media: ['get /file/:filename'],
  // A private file has its own access rule, which knows the owner of the property.
  documents: ['get /file/:filename'],
}

/**
 * The endpoint that makes the first administrator. It is closed even on an empty database: the seed
 * makes that account.
 */
const FIRST_REGISTER = 'post /first-register'

/** Owners log in through the owner portal, with limits and a second factor, and in no other way. */
const closedForOwners: readonly string[] = signIn

/** Returns whether an endpoint may be called, by staff or by others. */
export function mayCallEndpoint(
  slug: string,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  isStaff: boolean,
): boolean {
  const name = `${endpoint.method} ${endpoint.path}`
  if (name === FIRST_REGISTER || (slug === 'owners' && closedForOwners.includes(name))) return false
  return isStaff || (openToAll[slug]?.includes(name) ?? false)
}

/**
 * Checks who calls an endpoint and what they send before its handler runs, whatever the access
 * functions would allow.
 */
export function withEndpointAccess<E extends Endpoint>(slug: string, endpoint: E): E {
  const handler: PayloadHandler = async (req) => {
    if (!mayCallEndpoint(slug, endpoint, roleOf(req) !== undefined)) throw new Forbidden(req.t)
    // Payload leaves a request that names no known language without a locale, and its queries break
    // on that.
    if (!isLocale(req.locale) && req.locale !== 'all') req.locale = defaultLocale
    await checkRequest(slug, endpoint, req)
    return withMissingFile(endpoint, await endpoint.handler(req))
  }
  return { ...endpoint, handler }
}
