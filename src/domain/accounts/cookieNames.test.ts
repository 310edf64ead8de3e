import { describe, expect, it } from '@jest/globals'

import { cookiePrefixOf, hasPersonalCookie, sessionCookieOf } from './cookieNames'

describe('the names of cookies', () => {
  it('bind a session to this host where the site has https, and stay as they are where it has not', () => {
    expect([sessionCookieOf(true), sessionCookieOf(false)]).toEqual([
      '__Host-hestia-token',
      'hestia-token',
    ])
    expect([cookiePrefixOf(true), cookiePrefixOf(false)]).toEqual(['__Host-hestia', 'hestia'])
  })

  it.each(['hestia-token=x', 'language=nl; __Host-hestia-token=x', 'a=b;__prerender_bypass=1'])(
    '%s is somebody’s own',
    (cookies) => {
      expect(hasPersonalCookie(cookies)).toBe(true)
    },
  )

  it.each([
    '',
    'language=nl',
    'x__Host-hestia-token=1',
    '__Host-hestia-device=1',
    'consent=hestia-token',
    '__Secure-hestia-token=1',
  ])('%j belongs to no cookie', (cookies) => {
    expect(hasPersonalCookie(cookies)).toBe(false)
  })
})
