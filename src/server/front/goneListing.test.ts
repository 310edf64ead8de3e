import { describe, expect, it } from '@jest/globals'

import { goneListingPath } from './goneListing'

describe('the path for a gone listing', () => {
  it.each([
    ['/nl/te-koop/gent/huis/100201/', '/nl/-/te-koop/gent/huis/100201/'],
    ['/nl/te-koop/woningen/gent/huis/100201/', '/nl/-/te-koop/woningen/gent/huis/100201/'],
    [
      '/nl/projecten/gent/de-kaai/7/appartement/100301/',
      '/nl/-/projecten/gent/de-kaai/7/appartement/100301/',
    ],
    ['/property/100201/', '/nl/-/property/100201/'],
    ['/nl/property/100201/', '/nl/-/property/100201/'],
  ])('of %s is %s', (path, page) => {
    expect(goneListingPath('nl', path)).toBe(page)
  })

  it.each([
    '/nl/te-koop/',
    '/nl/te-koop/gent/huis/',
    '/nl/te-koop/gent/huis/0123/',
    '/nl/te-koop/gent/huis/1234567890/',
    '/nl/te-koop/gent/huis/12a/',
    '/nl/te-koop/gent/100201/',
    '/nl/te%20koop/gent/huis/100201/',
    '/nl/-/te-koop/gent/huis/100201/',
    '/nl/Te-Koop/gent/huis/100201/',
    '/property/',
    '/property/1/2/',
    `/nl${'/a'.repeat(20)}/1/`,
  ])('is none for %s', (path) => {
    expect(goneListingPath('nl', path)).toBeUndefined()
  })
})
