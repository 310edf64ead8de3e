import { describe, expect, it } from '@jest/globals'

import { isPortalPath, loginHref, portalHref } from './portal'

describe('the addresses of the portal', () => {
  it('are the same word in every language', () => {
    expect([portalHref('nl'), portalHref('fr', 100201, 'history')]).toEqual([
      '/nl/portal/',
      '/fr/portal/100201/history/',
    ])
  })

  it('lead through the login to the page that was requested', () => {
    const next = new URLSearchParams(
      loginHref('de', '/de/portal/100201/?page=2').split('?')[1],
    ).get('next')
    expect(next).toBe('/de/portal/100201/?page=2')
    expect(isPortalPath(String(next))).toBe(true)
  })

  it.each([
    '/nl/portal/',
    '/en/portal/account/sessions/',
    '/fr/portal/100201/communications/?type=call&page=2',
  ])('%s may follow the login', (path) => {
    expect(isPortalPath(path)).toBe(true)
  })

  it.each([
    '',
    '/',
    '/nl/',
    '/nl/portal',
    '/nl/portal-evil/',
    '/xx/portal/',
    '/admin/',
    '//evil.example/nl/portal/',
    'https://evil.example/nl/portal/',
    '/nl/portal/../../admin/',
    '/nl/portal//evil.example/',
    '/nl/portal/\\evil.example/',
    '/nl/portal/%2e%2e/',
    '/nl/portal/\r\nset-cookie:a=b/',
    '/nl/portal/#x',
    '/nl/portal/?next=https://evil.example',
    'javascript:/nl/portal/',
  ])('%j may not', (path) => {
    expect(isPortalPath(path)).toBe(false)
  })
})
