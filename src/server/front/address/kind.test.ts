import { describe, expect, it } from '@jest/globals'

import { kindOfTarget } from '../route'
import { allowHeader, isMethodAllowed } from './methods'

describe('the kind of an address', () => {
  it.each([
    ['/', 'page'],
    ['/nl/te-koop/?page=2', 'page'],
    ['/nl/portaal/', 'page'],
    ['/xx/portal/', 'page'],
    ['/icon.svg', 'file'],
    ['/map/0123456789abcdef.pmtiles', 'mapFile'],
    ['/map/0123456789abcdef/14/8392/5467.mvt', 'mapFile'],
    ['/map/', 'page'],
    ['/sitemap/nl-1.xml', 'file'],
    ['/nl/portal/100201/', 'portal'],
    ['/fr/login', 'portal'],
    ['/_next/static/a.js', 'build'],
    ['/admin', 'admin'],
    ['/admin/collections/pages', 'admin'],
    ['/api', 'rest'],
    ['/api/pages?limit=1', 'rest'],
    ['/api/__proto__/x', 'rest'],
    ['/api/constructor', 'rest'],
    ['/api/payload-migrations', 'rest'],
    ['/api/media', 'upload'],
    ['/api/documents/1', 'upload'],
    ['/api/media/file/a.webp', 'media'],
    ['/api/documents/file/a.pdf', 'media'],
    ['/api/forms/contact', 'form'],
    ['/api/forms/challenge', 'challenge'],
    ['/api/forms', 'rest'],
    ['/api/personal/demand', 'personal'],
    ['/api/unsubscribe?key=1', 'personal'],
    ['/api/portal/login', 'portalForm'],
    ['/api/portal/papers/1', 'privateFile'],
    ['/api/papers/1', 'privateFile'],
    ['/api/search/index', 'search'],
    ['/api/map/points', 'map'],
    ['/api/brochure/nl/1.pdf', 'brochure'],
    ['/api/reports/1/file', 'print'],
    ['/api/reports/1', 'rest'],
    ['/api/portal-feed/key', 'feed'],
    ['/api/crm/key', 'hook'],
    ['/api/visits/key.ics', 'feed'],
    ['/api/audience/1', 'beacon'],
    ['/api/problems/map', 'beacon'],
    ['/api/internal/revalidate', 'internal'],
    ['/api/users/login', 'login'],
    ['/api/users/%6cogin', 'login'],
    ['/api/users/passkey-challenge', 'login'],
    ['/api/users/me', 'rest'],
    ['/api/users/login/x', 'rest'],
    ['/api/feeds/1/read', 'import'],
    ['/api/feeds/1/rows', 'rest'],
    ['/api/cities/import', 'import'],
  ])('%s is a %s', (target, kind) => {
    expect(kindOfTarget(target)).toBe(kind)
  })
})

describe('the methods of an address', () => {
  it('are listed in the Allow header, always with OPTIONS', () => {
    expect(allowHeader('page')).toBe('GET, HEAD, OPTIONS')
    expect(allowHeader('form')).toBe('POST, OPTIONS')
    expect(allowHeader('rest')).toBe('GET, HEAD, POST, PATCH, DELETE, OPTIONS')
    expect([
      isMethodAllowed('page', 'POST'),
      isMethodAllowed('file', 'DELETE'),
      isMethodAllowed('form', 'GET'),
      isMethodAllowed('rest', 'PUT'),
    ]).toEqual(Array(4).fill(false))
  })
})
