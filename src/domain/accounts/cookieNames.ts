/**
 * The prefix of cookies that browsers accept only over https, for this host and all of its paths.
 */
const HOST_ONLY = '__Host-'
const COOKIE_NAME = 'hestia'

/** Returns the prefix of the names of session and login cookies. */
export const cookiePrefixOf = (isHttps: boolean): string =>
  `${isHttps ? HOST_ONLY : ''}${COOKIE_NAME}`

/** Returns the name of Payload's session cookie, which Payload builds in the same way. */
export const sessionCookieOf = (isHttps: boolean): string => `${cookiePrefixOf(isHttps)}-token`

const personalCookies = [
  '__prerender_bypass',
  '__next_preview_data',
  sessionCookieOf(true),
  sessionCookieOf(false),
]
const PERSONAL_COOKIE = new RegExp(`(?:^|;\\s*)(?:${personalCookies.join('|')})=`)

/**
 * Returns whether a request carries a session or a draft cookie, under either name. A false
 * positive only skips the cache.
 */
export const hasPersonalCookie = (cookies: string): boolean => PERSONAL_COOKIE.test(cookies)
