import type { IncomingHttpHeaders } from 'node:http'

import { describe, expect, it } from '@jest/globals'

import { languageOf, route } from './route'

const site = new URL('https://www.agency.example')
const decide = (target: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
  route({ method, target, headers: { host: 'www.agency.example', ...headers } }, site)

describe('the route of a request', () => {
  it.each([
    '/nl/',
    '/nl/te-koop/',
    '/robots.txt',
    '/sitemap.xml',
    '/icon.svg',
    '/maplibre/worker.mjs',
  ])('%s is the same for everyone', (target) => {
    expect(decide(target)).toEqual({ kind: 'cached', key: target })
    expect(decide(target, {}, 'HEAD')).toEqual({ kind: 'cached', key: target })
  })

  it.each([
    '/nl/?utm_source=x',
    '/nl/?_rsc=abc',
    '/nl/?setcookies',
    '/nl/?',
    'http://evil.example/nl/',
  ])('%s is cached as the page without unknown parameters', (target) => {
    expect(decide(target)).toEqual({ kind: 'cached', key: '/nl/' })
  })

  it.each([
    '/',
    '/te-koop/',
    '/for-sale/?city=Gent%7C9000&gclid=x',
    '/contact-demand/?id=5',
    '/xx/',
  ])('%s depends on the language of the visitor', (target) => {
    expect(decide(target)).toEqual({ kind: 'visitor', path: target })
  })

  it.each([
    '__prerender_bypass=1',
    'a=b; hestia-token=x',
    '__Host-hestia-token=x',
    'x=1;__next_preview_data=y',
  ])('with the cookie %s the answer is personal', (cookie) => {
    expect(decide('/nl/?x=1', { cookie })).toEqual({ kind: 'personal', path: '/nl/?x=1' })
  })

  it.each(['language=nl', 'xhestia-token=1', 'consent=hestia-token'])(
    'the cookie %s changes nothing',
    (cookie) => {
      expect(decide('/nl/', { cookie })).toEqual({ kind: 'cached', key: '/nl/' })
    },
  )

  it('passes forms to Next with the query, and refuses a POST to a page with its methods', () => {
    expect(decide('/api/forms/contact?lang=nl', {}, 'POST')).toEqual({
      kind: 'studio',
      path: '/api/forms/contact?lang=nl',
    })
    expect(decide('/nl/contact/?x=1', {}, 'POST')).toEqual({
      kind: 'refused',
      status: 405,
      allow: 'GET, HEAD, OPTIONS',
    })
  })

  it('answers OPTIONS for every address', () => {
    expect(decide('/nl/', {}, 'OPTIONS')).toEqual({ kind: 'options', allow: 'GET, HEAD, OPTIONS' })
    expect(decide('/api/forms/contact', {}, 'OPTIONS')).toEqual({
      kind: 'options',
      allow: 'POST, OPTIONS',
    })
  })

  it.each([
    ['/nl/te-koop/?page=2', 'writer'],
    ['/nl/zoeken/?q=huis', 'writer'],
    ['/nl/contact/?sent=1&key=a', 'writer'],
    ['/nl/contact/?typed=abc&goal=sale', 'react'],
    ['/nl/kosten/?price=200000&years=20', 'react'],
  ])('%s is made for each request, by the %s', (target, by) => {
    expect(decide(target)).toEqual({ kind: 'fresh', path: target, by })
  })

  it('never caches a preview', () => {
    expect(decide('/nl/preview/te-koop/?a=1')).toEqual({
      kind: 'fresh',
      path: '/nl/preview/te-koop/',
      by: 'react',
    })
  })

  it.each([
    '/admin',
    '/admin/collections/pages?limit=10',
    '/api/users/me',
    '/api/media/file/a.jpg?x=1',
    '/api/media/file/',
    '/api/map/picture/',
    '/api/map/points',
  ])('passes %s on', (target) => {
    expect(decide(target)).toEqual({ kind: 'studio', path: target })
  })

  it('caches public pictures and the files of the build', () => {
    expect(decide('/api/media/file/a%20b.jpg')).toEqual({
      kind: 'cached',
      key: '/api/media/file/a%20b.jpg',
    })
    expect(decide('/api/map/picture/nl-917311-0123456789ab.svg')).toEqual({
      kind: 'cached',
      key: '/api/map/picture/nl-917311-0123456789ab.svg',
    })
    expect(decide('/_next/static/chunks/a.js?dpl=1', { cookie: 'hestia-token=1' })).toEqual({
      kind: 'cached',
      key: '/_next/static/chunks/a.js',
    })
  })

  it.each<IncomingHttpHeaders>([{ cookie: 'hestia-token=x' }, { authorization: 'JWT x' }])(
    'does not use a cached picture with %j',
    (headers) => {
      expect(decide('/api/media/file/a.jpg', headers)).toEqual({
        kind: 'studio',
        path: '/api/media/file/a.jpg',
      })
    },
  )

  it('uses a cached picture for a part of it', () => {
    const path = '/api/media/file/a.jpg'
    expect(decide(path, { range: 'bytes=0-1' })).toEqual({ kind: 'cached', key: path })
  })

  it('finds the map file by its hash, with a session and a query too', () => {
    const map = { kind: 'mapFile', hash: '0123456789abcdef' }
    expect(decide('/map/0123456789abcdef.pmtiles')).toEqual(map)
    expect(decide('/map/0123456789abcdef.pmtiles?a=b', { cookie: 'hestia-token=x' })).toEqual(map)
  })

  it.each([
    ['0/0/0', { zoom: 0, x: 0, y: 0 }],
    ['14/8392/5467', { zoom: 14, x: 8392, y: 5467 }],
    ['22/4194303/0', { zoom: 22, x: 4_194_303, y: 0 }],
  ])('finds the tile %s of the map file', (address, tile) => {
    const hash = '0123456789abcdef'
    expect(decide(`/map/${hash}/${address}.mvt`)).toEqual({ kind: 'mapFile', hash, tile })
  })

  it.each([
    '/map/0123456789abcdef/1/2/0.mvt',
    '/map/0123456789abcdef/1/0/2.mvt',
    '/map/0123456789abcdef/23/0/0.mvt',
    '/map/0123456789abcdef/01/0/0.mvt',
    '/map/0123456789abcdef/1/-1/0.mvt',
    '/map/0123456789abcdef/1/0/0.5.mvt',
    '/map/0123456789abcdef/1/0/0.mvt/',
    '/map/0123456789abcdef/1/0/%30.mvt',
    '/map/0123456789ABCDEF/1/0/0.mvt',
    '/map/0123456789abcdef/99999999999/0/0.mvt',
    '/map/0123456789abcdef.pmtiles/',
    '/map/0123456789ABCDEF.pmtiles',
    '/map/0123456789abcde.pmtiles',
    '/map/0123456789abcdef.pmtiles.tmp',
    '/map//0123456789abcdef.pmtiles',
    '/map/x/0123456789abcdef.pmtiles',
    '/map/%30123456789abcdef.pmtiles',
    '/map/..%2f0123456789abcdef.pmtiles',
    '/map/map.json',
    '/map/.pmtiles',
  ])('%s is no map file', (target) => {
    expect(decide(target)).toEqual({ kind: 'refused', status: 404 })
  })

  it.each([
    '/_next/image?url=x',
    '/_next/data/x.json',
    '/_next/',
    '/nl/%2e%2e/',
    '/nl/filtered/te-koop/?page=2',
    '/api/search/',
    '/api/search/properties/more?lang=nl',
    '/api/../nl/',
    '/%E0%A4%A',
    '*',
  ])('%s does not exist', (target) => {
    expect(decide(target)).toEqual({ kind: 'refused', status: 404 })
  })

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'get', ''])('refuses the method %s', (method) => {
    expect(decide('/nl/', {}, method)).toEqual({
      kind: 'refused',
      status: 405,
      allow: 'GET, HEAD, OPTIONS',
    })
  })

  it('redirects within the site and keeps the query', () => {
    expect(decide('/NL/te-koop?a=b')).toEqual({ kind: 'redirect', location: '/nl/te-koop/?a=b' })
    expect(decide('//evil.example/%2e')).toEqual({ kind: 'refused', status: 404 })
    expect(decide('//evil.example/x')).toEqual({ kind: 'redirect', location: '/evil.example/x/' })
  })

  it('redirects the name without www to the canonical one, and no other', () => {
    expect(decide('/nl?a=b', { host: 'agency.example' })).toEqual({
      kind: 'redirect',
      location: 'https://www.agency.example/nl/?a=b',
    })
    expect(decide('/nl/', { host: 'evil.example' })).toEqual({ kind: 'cached', key: '/nl/' })
    expect(decide('/api/forms/contact', { host: 'agency.example' }, 'POST')).toEqual({
      kind: 'studio',
      path: '/api/forms/contact',
    })
  })
})

describe('the language when there is no page', () => {
  it.each([
    ['/fr/%2F/', undefined, 'fr'],
    ['/FR', undefined, 'fr'],
    ['/x/', 'a=1; language=de', 'de'],
    ['/de/x/', 'language=en', 'de'],
    ['/xx/', 'language=xx', 'nl'],
    ['/', 'language=deutsch', 'nl'],
  ])('of %s with the cookie %s is %s', (target, cookie, language) => {
    expect(languageOf({ target, headers: cookie ? { cookie } : {} })).toBe(language)
  })
})
