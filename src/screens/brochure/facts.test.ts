import { describe, expect, it } from '@jest/globals'

import type { Property } from '@/payload-types'

import { brochureFacts } from './facts'

const property = { groundArea: 12_500, constructionYear: 2001 } as Partial<Property> as Property

describe('the facts of a brochure', () => {
  it.each([
    ['nl', '12.500 m²'],
    ['fr', '12.500 m²'],
    ['en', '12.500 m²'],
    ['de', '12.500 m²'],
  ] as const)('write numbers as prices are in %s', (locale, area) => {
    const values = brochureFacts(property, locale).keys.map(({ value }) => value)
    expect(values).toContain(area)
    expect(values).toContain('2001')
  })
})
