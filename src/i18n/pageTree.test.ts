import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { pageTree, type PageNode } from './pageTree'

const page = (id: string, more: Partial<PageNode> = {}): PageNode => ({ id, parent: null, path: id, kind: 'content', isPublic: true, ...more })

describe('the addresses of pages', () => {
  it('puts home at the language and children under their parents', () => {
    const tree = pageTree('nl', [page('home', { kind: 'home' }), page('te-koop'), page('gronden', { parent: 'te-koop' })])
    expect(tree.hrefOf('home')).toBe('/nl/')
    expect(tree.hrefOf('gronden')).toBe('/nl/te-koop/gronden/')
    expect(tree.pageAt([])).toBe('home')
  })

  it('gives no address to a page below one that is hidden in this language', () => {
    const tree = pageTree('fr', [page('a', { isPublic: false }), page('b', { parent: 'a' })])
    expect(tree.hrefOf('b')).toBeUndefined()
    expect(tree.pageAt(['a', 'b'])).toBeUndefined()
  })

  it('does not hang on pages that are each other’s ancestors', () => {
    const tree = pageTree('nl', [page('a', { parent: 'b' }), page('b', { parent: 'a' })])
    expect(tree.hrefOf('a')).toBeUndefined()
  })

  it('finds every page again at the address it gave it', () => {
    const nodes = fc
      .uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 20 })
      .chain((names) =>
        fc.tuple(...names.map((name, index) => fc.integer({ min: -1, max: index - 1 }).map((above) => page(name, { parent: names[above] ?? null })))),
      )
    fc.assert(
      fc.property(nodes, (pages) => {
        const tree = pageTree('nl', pages)
        for (const { id } of pages) {
          const href = tree.hrefOf(id)
          expect(tree.pageAt(href?.split('/').slice(2, -1) ?? ['?'])).toBe(id)
        }
      }),
    )
  })
})
