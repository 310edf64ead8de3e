import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import {
  moveOnto,
  flatten,
  liesWithin,
  movesBetween,
  moveTo,
  moveStep,
  type Direction,
  type TreeItem,
} from './arrange'

const node = (id: string, parent: string | null, sort: number): TreeItem => ({ id, parent, sort })
const tree = [
  node('a', null, 10),
  node('b', null, 20),
  node('c', null, 30),
  node('b1', 'b', 10),
  node('b2', 'b', 20),
]
const order = (nodes: readonly TreeItem[]) =>
  flatten(nodes)
    .map(({ node: { id }, depth }) => '>'.repeat(depth) + id)
    .join(' ')
const after = (id: string, ...directions: Direction[]) =>
  order(
    directions.reduce<readonly TreeItem[]>((nodes, one) => moveStep(nodes, id, one) ?? nodes, tree),
  )

describe('a page that is moved', () => {
  it('goes up and down among its neighbours', () => {
    expect(order(tree)).toBe('a b >b1 >b2 c')
    expect(after('c', 'up')).toBe('a c b >b1 >b2')
    expect(after('a', 'down')).toBe('b >b1 >b2 a c')
    expect(after('a', 'up')).toBe(order(tree))
  })

  it('goes under the one above it, last, and out again behind it', () => {
    expect(after('c', 'in')).toBe('a b >b1 >b2 >c')
    expect(after('c', 'in', 'out')).toBe(order(tree))
    expect(after('b', 'in')).toBe('a >b >>b1 >>b2 c')
    expect(after('b1', 'out')).toBe('a b >b2 b1 c')
    expect(after('a', 'in')).toBe(order(tree))
  })

  it('never goes under itself or what lies under it', () => {
    expect(moveTo(tree, 'b', 'b1', 0)).toBe(tree)
    expect(moveTo(tree, 'b', 'b', 0)).toBe(tree)
  })

  it('goes no deeper than its tree is, nor does what lies under it', () => {
    expect(moveTo(tree, 'c', 'b1', 0, 2)).toBe(tree)
    expect(moveTo(tree, 'b', 'a', 0, 2)).toBe(tree)
    expect(order(moveTo(tree, 'c', 'b', 0, 2))).toBe('a b >c >b1 >b2')
  })

  it('comes to stand before, in or behind the one it is let go over', () => {
    const over = (name: string) => tree.find(({ id }) => id === name) ?? node(name, null, 0)
    expect(order(moveOnto(tree, 'c', over('a'), 'before'))).toBe('c a b >b1 >b2')
    expect(order(moveOnto(tree, 'a', over('b1'), 'after'))).toBe('b >b1 >a >b2 c')
    expect(order(moveOnto(tree, 'c', over('a'), 'into'))).toBe('a >c b >b1 >b2')
    expect(moveOnto(tree, 'b', over('a'), 'into', 2)).toBe(tree)
  })

  it('changes only itself where there is room between two numbers, and its neighbours where there is none', () => {
    expect(movesBetween(tree, moveTo(tree, 'c', null, 1))).toEqual([
      { ...node('c', null, 15), was: { parent: null, sort: 30 } },
    ])
    const equal = ['a', 'b', 'c'].map((id) => node(id, null, 100))
    const moved = moveTo(equal, 'c', null, 1)
    expect(order(moved)).toBe('a c b')
    expect(new Set(moved.map(({ sort }) => sort)).size).toBe(3)
  })

  it('stays in the tree, whatever is pressed', () => {
    const presses = fc.array(
      fc.tuple(
        fc.constantFrom('a', 'b', 'c', 'b1', 'b2'),
        fc.constantFrom<Direction>('up', 'down', 'in', 'out'),
      ),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(presses, (made) => {
        const nodes = made.reduce<readonly TreeItem[]>(
          (before, [id, direction]) => moveStep(before, id, direction) ?? before,
          tree,
        )
        expect(flatten(nodes)).toHaveLength(tree.length)
        for (const { id, parent } of nodes)
          expect(parent !== null && liesWithin(nodes, parent, id)).toBe(false)
      }),
    )
  })
})
