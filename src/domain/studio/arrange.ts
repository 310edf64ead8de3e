/** A page among the others, as the tree of the studio moves it. */
export type Placed = { id: string; parent: string | null; sort: number }
export type Direction = 'up' | 'down' | 'in' | 'out'

const STEP = 10

export const childrenOf = <Node extends Placed>(nodes: readonly Node[], parent: string | null): Node[] =>
  nodes.filter((node) => node.parent === parent).sort((a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1))

/** From the top down, each with how deep it lies. What lies under nothing known stands at the top. */
export function flattened<Node extends Placed>(nodes: readonly Node[]): { node: Node; depth: number }[] {
  const known = new Set(nodes.map(({ id }) => id))
  const rooted = nodes.map((node) => (node.parent !== null && !known.has(node.parent) ? { ...node, parent: null } : node))
  const below = (parent: string | null, depth: number): { node: Node; depth: number }[] =>
    childrenOf(rooted, parent).flatMap((node) => [{ node, depth }, ...below(node.id, depth + 1)])
  return below(null, 0)
}

/** Whether one lies under the other, or is it. */
export function liesWithin(nodes: readonly Placed[], id: string, above: string): boolean {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const seen = new Set<string>()
  for (let at: string | null | undefined = id; at && !seen.has(at); at = byId.get(at)?.parent) {
    if (at === above) return true
    seen.add(at)
  }
  return false
}

/** Numbers for these in this order; those that are in order already keep theirs. */
function numbered<Node extends Placed>(ordered: readonly Node[], moved: string): Map<string, number> {
  const at = ordered.findIndex(({ id }) => id === moved)
  const [before, after] = [ordered[at - 1]?.sort, ordered[at + 1]?.sort]
  if (before === undefined && after === undefined) return new Map([[moved, STEP]])
  if (after === undefined) return new Map([[moved, (before ?? 0) + STEP]])
  if (before === undefined) return new Map([[moved, after - STEP]])
  const between = (before + after) / 2
  if (between > before && between < after) return new Map([[moved, between]])
  return new Map(ordered.map(({ id }, index) => [id, (index + 1) * STEP]))
}

/** Puts a page under another, before the one that stands there at `index`. Never under itself. */
export function placed<Node extends Placed>(nodes: readonly Node[], id: string, parent: string | null, index: number): readonly Node[] {
  const node = nodes.find((one) => one.id === id)
  if (!node || (parent !== null && liesWithin(nodes, parent, id))) return nodes
  const siblings = childrenOf(nodes, parent).filter((one) => one.id !== id)
  const ordered = siblings.toSpliced(index, 0, { ...node, parent })
  const sorts = numbered(ordered, id)
  return nodes.map((one) => {
    const sort = sorts.get(one.id) ?? one.sort
    return one.id === id ? { ...one, parent, sort } : sort === one.sort ? one : { ...one, sort }
  })
}

/** One step of the keyboard; nothing where there is none to take. */
export function stepped<Node extends Placed>(nodes: readonly Node[], id: string, direction: Direction): readonly Node[] | undefined {
  const node = nodes.find((one) => one.id === id)
  if (!node) return undefined
  const siblings = childrenOf(nodes, node.parent)
  const at = siblings.findIndex((one) => one.id === id)
  const above = siblings[at - 1]
  if (direction === 'up') return above && placed(nodes, id, node.parent, at - 1)
  if (direction === 'down') return at < siblings.length - 1 ? placed(nodes, id, node.parent, at + 1) : undefined
  if (direction === 'in') return above && placed(nodes, id, above.id, childrenOf(nodes, above.id).length)
  const parent = nodes.find((one) => one.id === node.parent)
  if (!parent) return undefined
  const place = childrenOf(nodes, parent.parent).findIndex((one) => one.id === parent.id)
  return placed(nodes, id, parent.parent, place + 1)
}

/** What differs, with where it was: whoever saves it says what he saw. */
export function movesBetween(before: readonly Placed[], after: readonly Placed[]): (Placed & { was: Omit<Placed, 'id'> })[] {
  const known = new Map(before.map((node) => [node.id, node]))
  return after.flatMap(({ id, parent, sort }) => {
    const was = known.get(id)
    return was && (was.parent !== parent || was.sort !== sort) ? [{ id, parent, sort, was: { parent: was.parent, sort: was.sort } }] : []
  })
}
