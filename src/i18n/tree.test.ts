import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { treeOf, type TreeNode } from './tree'

const node = (id: string, more: Partial<TreeNode> = {}): TreeNode => ({
  id,
  parent: null,
  path: id,
  isShown: true,
  ...more,
})

describe('the addresses of a tree', () => {
  it('puts home at the language and children under their parents', () => {
    const tree = treeOf([
      node('home', { isHome: true }),
      node('te-koop'),
      node('gronden', { parent: 'te-koop' }),
    ])
    expect(tree.segmentsOf('home')).toEqual([])
    expect(tree.segmentsOf('gronden')).toEqual(['te-koop', 'gronden'])
    expect(tree.at([])).toBe('home')
    expect(tree.pathTo('gronden')).toEqual(['te-koop', 'gronden'])
  })

  it('gives no address to a page below one that is hidden in this language', () => {
    const tree = treeOf([node('a', { isShown: false }), node('b', { parent: 'a' })])
    expect(tree.segmentsOf('b')).toBeUndefined()
    expect(tree.at(['a', 'b'])).toBeUndefined()
  })

  it('does not hang on documents that are each other’s ancestors', () => {
    const tree = treeOf([node('a', { parent: 'b' }), node('b', { parent: 'a' })])
    expect(tree.segmentsOf('a')).toBeUndefined()
    expect(tree.pathTo('a')).toEqual(['b', 'a'])
  })

  it('finds every document again at the address it gave it', () => {
    const nodes = fc
      .uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 20 })
      .chain((names) =>
        fc.tuple(
          ...names.map((name, index) =>
            fc
              .integer({ min: -1, max: index - 1 })
              .map((above) => node(name, { parent: names[above] ?? null })),
          ),
        ),
      )
    fc.assert(
      fc.property(nodes, (all) => {
        const tree = treeOf(all)
        for (const { id } of all) expect(tree.at(tree.segmentsOf(id) ?? ['?'])).toBe(id)
      }),
    )
  })
})
