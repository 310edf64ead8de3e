import { expect, test } from '@jest/globals'

import { demandHref } from './demandHref'

test('hands the filters of a list to the demand register, and nothing a list would be filtered by', () => {
  const href = demandHref('/nl/zoekopdracht/', 'sale', '/nl/te-koop/?city=Gent%7C9000&type=1')
  const { pathname, searchParams } = new URL(href, 'https://hestia.example')
  expect(pathname).toBe('/nl/zoekopdracht/')
  expect(Object.fromEntries(searchParams)).toEqual({
    goal: 'sale',
    wish: 'city=Gent%7C9000&type=1',
  })
  expect(demandHref('/nl/zoekopdracht/', 'rent', '/nl/te-huur/')).toBe(
    '/nl/zoekopdracht/?goal=rent',
  )
})
