import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { readPath, sitePath, splitTarget } from './canonical'

function site(path: string) {
  const read = readPath(path)
  return read && sitePath(read)
}
const pathOf = (path: string) => site(path)?.path
const isMoved = (path: string) => site(path)?.moved

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }).map(encodeURIComponent.bind(null)).filter(Boolean),
  fc.constantFrom(
    'nl',
    'NL',
    'fR',
    'xx',
    'te-koop',
    'a.b',
    '%2F',
    '%2e%2e',
    '..',
    '.',
    '%00',
    '%E0%A4%A',
    '%c3%a9',
    'e\u0301',
    '@host',
    ':80',
    'evil.example',
    '\\evil.example',
    '%5Cevil',
    '',
    '',
  ),
  fc.string({ maxLength: 8 }).map((text) => text.replace(/[?#]/g, '')),
)
const anyPath = fc
  .array(piece, { maxLength: 6 })
  .chain((pieces) => fc.constantFrom('', '/').map((end) => `/${pieces.join('/')}${end}`))

describe('the path of a page', () => {
  it.each([
    ['/nl/te-koop', '/nl/te-koop/'],
    ['/NL/te-koop/', '/nl/te-koop/'],
    ['/nl//te-koop///', '/nl/te-koop/'],
    ['//evil.example/', '/evil.example'],
    ['/%4EL/', '/nl/'],
    ['/robots.txt/', '/robots.txt'],
    ['/nl', '/nl/'],
    ['//', '/'],
  ])('%s moves to %s', (path, target) => {
    expect(site(path)).toMatchObject({ path: target, moved: true })
  })

  it.each([
    '/',
    '/nl/',
    '/nl/te-koop/',
    '/robots.txt',
    '/sitemap/0.xml',
    '/XX/',
    '/nl/TE-KOOP/',
    '/nl/a+b,c/',
    '/nl/(x)/',
  ])('%s stays', (path) => {
    expect(site(path)).toMatchObject({ path, moved: false })
  })

  it.each([
    ['/nl/%c3%a9t%C3%A9/', '/nl/%C3%A9t%C3%A9/'],
    ['/nl/%74e-koop/', '/nl/te-koop/'],
    ['/nl/e%CC%81/', '/nl/%C3%A9/'],
    ['/nl/a|b/', '/nl/a%7Cb/'],
  ])('%s is cached as %s without a redirect', (path, key) => {
    expect(site(path)).toMatchObject({ path: key, moved: false })
  })

  it.each([
    '/nl/%2F/',
    '/nl/a%2fb/',
    '/nl/../admin/',
    '/nl/%2e%2E/',
    '/./',
    '/nl/%00/',
    '/%E0%A4%A',
    '/nl/%ff/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/nl/%0d%0aset-cookie:x/',
    '/nl/%C2%85/',
  ])('%s is no address of a page', (path) => {
    expect(readPath(path)).toBeNull()
  })

  it('is reached in at most one redirect', () => {
    expect(readPath(`/nl/${'a'.repeat(1_990)}`)).not.toBeNull()
    expect(readPath(`/nl/${'a'.repeat(2_000)}`)).toBeNull()
  })

  it('is not redirected when it is canonical', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const once = site(path)
        fc.pre(once !== null)
        expect(site(once.path)).toEqual({ ...once, moved: false })
      }),
      { numRuns: 2_000 },
    )
  })

  it('never leads to another host, and holds only allowed characters', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const target = pathOf(path)
        fc.pre(target !== undefined)
        expect(new URL(target, 'http://own.example').host).toBe('own.example')
        expect(target).toMatch(/^\/(?!\/)[\w\-.~!*'()%$&+,;=:@/]*$/)
        expect(target.length).toBeLessThan(3 * 2_000 + 3)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is not redirected for its percent encoding', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (text) => {
        const path = `/nl/${encodeURIComponent(text)}/`
        fc.pre(readPath(path) !== null && !text.includes('.'))
        expect(isMoved(path)).toBe(false)
      }),
    )
  })
})

describe('the target of a request', () => {
  it.each([
    ['/nl/?a=1&b=2', '/nl/', '?a=1&b=2'],
    ['http://evil.example/nl/?a', '/nl/', '?a'],
    ['http://evil.example', '/', ''],
    ['http://evil.example?a', '/', '?a'],
    ['/nl/#x?y', '/nl/', ''],
    ['*', '*', ''],
  ])('%s is a path and a query', (target, path, query) => {
    expect(splitTarget(target)).toEqual({ path, query })
  })
})
