import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { carryQuery } from './carryQuery'

const own = ['city', 'type']

describe('carryQuery', () => {
  it.each([
    ['/nl/te-koop/', '?utm_source=mail', '/nl/te-koop/?utm_source=mail'],
    ['/nl/te-koop/', '', '/nl/te-koop/'],
    ['/nl/te-koop/', '?', '/nl/te-koop/'],
    ['/nl/te-koop/', '?city=Nergens&utm_source=a', '/nl/te-koop/?utm_source=a'],
    ['/nl/te-koop/?type=1', '?type=1,2&gclid=x', '/nl/te-koop/?type=1&gclid=x'],
    [
      '/nl/te-koop/?utm_source=own#list',
      '?utm_source=a&b=2',
      '/nl/te-koop/?utm_source=own&b=2#list',
    ],
    ['/nl/te-koop/#list', '?a=1&a=2', '/nl/te-koop/?a=1&a=2#list'],
    ['https://example.be/', '?utm_source=a', 'https://example.be/'],
    ['//example.be/', '?utm_source=a', '//example.be/'],
    ['mailto:a@example.be', '?utm_source=a', 'mailto:a@example.be'],
  ])('leads to %s with %j: %s', (location, query, expected) => {
    expect(carryQuery(location, query, own)).toBe(expected)
  })

  it('stays on the path, whatever the query holds, and adds nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const carried = carryQuery('/nl/', query, own)
        const { origin, pathname, searchParams } = new URL(carried, 'https://site.example')
        expect([origin, pathname]).toEqual(['https://site.example', '/nl/'])
        expect(own.some((key) => searchParams.has(key))).toBe(false)
        expect(carryQuery(carried, query, own)).toBe(carried)
      }),
    )
  })
})
