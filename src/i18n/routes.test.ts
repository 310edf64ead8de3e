import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { locales } from './locales'
import { routeTable, type PageNode, type Route } from './routes'
import type { TreeNode } from './tree'

const page = (id: string, more: Partial<PageNode> = {}): PageNode => ({
  id,
  parent: null,
  path: id,
  title: id,
  kind: 'content',
  isShown: true,
  ...more,
})
const category = (id: string, parent: string | null = null): TreeNode => ({
  id,
  parent,
  path: id,
  isShown: true,
})

const pages = [
  page('home', { isHome: true }),
  page('te-koop', { lists: 'sale' }),
  page('woningen', { parent: 'te-koop' }),
  page('aanbod'),
  page('te-huur', { parent: 'aanbod', lists: 'rent' }),
  page('projecten', { lists: 'projects' }),
  page('verkoop'),
]
const categories = [category('verkoop'), category('beheer'), category('techniek', 'beheer')]
const segments = (href: string | undefined) => href?.split('/').slice(2, -1) ?? ['?']

const slug = fc
  .stringMatching(/^[a-z]{1,9}(-[a-z]{1,9})?$/)
  .filter((one) => !['woningen', 'techniek'].includes(one))
const reference = fc.integer({ min: 1, max: 999_999_999 })
const goal = fc.constantFrom('sale' as const, 'rent' as const)
const kind = <K extends Route['kind']>(name: K) => fc.constant(name)
const routes: fc.Arbitrary<Route> = fc.oneof(
  fc.record({ kind: kind('page'), id: fc.constantFrom(...pages.map(({ id }) => id)) }),
  fc.record({ kind: kind('category'), id: fc.constantFrom('beheer', 'techniek') }),
  fc.record({
    kind: kind('article'),
    category: fc.constantFrom('verkoop', 'beheer', 'techniek'),
    path: slug,
  }),
  fc.record({ kind: kind('property'), goal, city: slug, type: slug, reference }),
  fc.record({ kind: kind('property'), goal, category: slug, city: slug, type: slug, reference }),
  fc.record({ kind: kind('project'), city: slug, slug, reference }),
  fc.record({ kind: kind('unit'), city: slug, slug, project: reference, type: slug, reference }),
)

describe('the route table', () => {
  it('leads from every route to an address and back, in every language', () => {
    fc.assert(
      fc.property(routes, fc.constantFrom(...locales), (route, locale) => {
        const table = routeTable(locale, pages, categories)
        expect(table.resolve(segments(table.hrefFor(route)))).toEqual(route)
      }),
      { numRuns: 2000 },
    )
  })

  it('never reads one address as two routes: what it resolves leads back to the very segments', () => {
    const anything = fc.array(
      fc.oneof(
        slug,
        reference.map(String),
        fc.constantFrom(
          'te-koop',
          'aanbod',
          'te-huur',
          'projecten',
          'verkoop',
          'woningen',
          '007',
          'Gent',
          'é',
          '..',
          '',
        ),
      ),
      { maxLength: 7 },
    )
    fc.assert(
      fc.property(anything, (parts) => {
        const table = routeTable('nl', pages, categories)
        const route = table.resolve(parts)
        if (route) expect(segments(table.hrefFor(route))).toEqual(parts)
      }),
      { numRuns: 5000 },
    )
  })

  it('writes the addresses the specification names', () => {
    const { hrefFor } = routeTable('nl', pages, categories)
    expect(
      hrefFor({ kind: 'property', goal: 'sale', city: 'gent', type: 'huis', reference: 100201 }),
    ).toBe('/nl/te-koop/gent/huis/100201/')
    expect(
      hrefFor({
        kind: 'property',
        goal: 'sale',
        category: 'woningen',
        city: 'gent',
        type: 'huis',
        reference: 7,
      }),
    ).toBe('/nl/te-koop/woningen/gent/huis/7/')
    expect(
      hrefFor({ kind: 'project', city: 'gent', slug: 'de-kartuizerij', reference: 200001 }),
    ).toBe('/nl/projecten/gent/de-kartuizerij/200001/')
    expect(
      hrefFor({
        kind: 'unit',
        city: 'gent',
        slug: 'de-kartuizerij',
        project: 200001,
        type: 'appartement',
        reference: 5,
      }),
    ).toBe('/nl/projecten/gent/de-kartuizerij/200001/appartement/5/')
  })

  it('gives listings no address in a language without a page that lists them', () => {
    const hidden = pages.map((one) => (one.id === 'te-koop' ? { ...one, isShown: false } : one))
    const table = routeTable('fr', hidden, categories)
    expect(
      table.hrefFor({ kind: 'property', goal: 'sale', city: 'gand', type: 'maison', reference: 1 }),
    ).toBeUndefined()
    expect(table.resolve(['te-koop', 'gand', 'maison', '1'])).toBeUndefined()
  })
})
