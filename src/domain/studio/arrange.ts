/** A page or an item of a menu among the others, as the trees of the studio move it. */
export type TreeItem = { id: string; parent: string | null; sort: number }
export type Direction = 'up' | 'down' | 'in' | 'out'

const SORT_STEP = 10

export const childrenOf = <Node extends TreeItem>(
  nodes: readonly Node[],
  parent: string | null,
): Node[] =>
  nodes
    .filter((node) => node.parent === parent)
    .sort((a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1))

/**
 * From the top down, each with how deep it lies. What lies under nothing known stands at the top.
 */
export function flatten<Node extends TreeItem>(
  nodes: readonly Node[],
): { node: Node; depth: number }[] {
  const known = new Set(nodes.map(({ id }) => id))
  const rooted = nodes.map((node) =>
    node.parent !== null && !known.has(node.parent) ? { ...node, parent: null } : node,
  )
  const below = (parent: string | null, depth: number): { node: Node; depth: number }[] =>
    childrenOf(rooted, parent).flatMap((node) => [{ node, depth }, ...below(node.id, depth + 1)])
  return below(null, 0)
}

/** Returns whether one lies under the other, or is it. */
export function liesWithin(nodes: readonly TreeItem[], id: string, above: string): boolean {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const seen = new Set<string>()
  for (let at: string | null | undefined = id; at && !seen.has(at); at = byId.get(at)?.parent) {
    if (at === above) return true
    seen.add(at)
  }
  return false
}

/** Numbers for these in this order; those that are in order already keep theirs. */
function sortNumbers<Node extends TreeItem>(
  ordered: readonly Node[],
  moved: string,
): Map<string, number> {
  const at = ordered.findIndex(({ id }) => id === moved)
  const before = ordered[at - 1]?.sort
  const after = ordered[at + 1]?.sort
  if (before === undefined && after === undefined) return new Map([[moved, SORT_STEP]])
  if (after === undefined) return new Map([[moved, (before ?? 0) + SORT_STEP]])
  if (before === undefined) return new Map([[moved, after - SORT_STEP]])
  const between = (before + after) / 2
  if (between > before && between < after) return new Map([[moved, between]])
  return new Map(ordered.map(({ id }, index) => [id, (index + 1) * SORT_STEP]))
}

const levelOf = (nodes: readonly TreeItem[], id: string | null): number => {
  const node = nodes.find((one) => one.id === id)
  return node ? 1 + levelOf(nodes, node.parent) : 0
}

const heightOf = (nodes: readonly TreeItem[], id: string): number =>
  1 + Math.max(0, ...childrenOf(nodes, id).map((child) => heightOf(nodes, child.id)))

/**
 * Puts one under another, before the one that stands there at `index`. Never under itself, and
 * never deeper than `levels`.
 */
export function moveTo<Node extends TreeItem>(
  nodes: readonly Node[],
  id: string,
  parent: string | null,
  index: number,
  levels = Number.POSITIVE_INFINITY,
): readonly Node[] {
  const node = nodes.find((one) => one.id === id)
  if (!node || (parent !== null && liesWithin(nodes, parent, id))) return nodes
  if (levelOf(nodes, parent) + heightOf(nodes, id) > levels) return nodes
  const siblings = childrenOf(nodes, parent).filter((one) => one.id !== id)
  const ordered = siblings.toSpliced(index, 0, { ...node, parent })
  const sorts = sortNumbers(ordered, id)
  return nodes.map((one) => {
    const sort = sorts.get(one.id) ?? one.sort
    return one.id === id ? { ...one, parent, sort } : sort === one.sort ? one : { ...one, sort }
  })
}

/** One step of the keyboard; nothing where there is none to take. */
export function moveStep<Node extends TreeItem>(
  nodes: readonly Node[],
  id: string,
  direction: Direction,
  levels?: number,
): readonly Node[] | undefined {
  const node = nodes.find((one) => one.id === id)
  if (!node) return undefined
  const siblings = childrenOf(nodes, node.parent)
  const at = siblings.findIndex((one) => one.id === id)
  const above = siblings[at - 1]
  if (direction === 'up') return above && moveTo(nodes, id, node.parent, at - 1)
  if (direction === 'down')
    return at < siblings.length - 1 ? moveTo(nodes, id, node.parent, at + 1) : undefined
  if (direction === 'in')
    return above && moveTo(nodes, id, above.id, childrenOf(nodes, above.id).length, levels)
  const parent = nodes.find((one) => one.id === node.parent)
  if (!parent) return undefined
  const place = childrenOf(nodes, parent.parent).findIndex((one) => one.id === parent.id)
  return moveTo(nodes, id, parent.parent, place + 1)
}

/** Returns the moved items with their earlier place, so that a save can detect a conflict. */
export function movesBetween(
  before: readonly TreeItem[],
  after: readonly TreeItem[],
): (TreeItem & { was: Omit<TreeItem, 'id'> })[] {
  const known = new Map(before.map((node) => [node.id, node]))
  return after.flatMap(({ id, parent, sort }) => {
    const was = known.get(id)
    return was && (was.parent !== parent || was.sort !== sort)
      ? [{ id, parent, sort, was: { parent: was.parent, sort: was.sort } }]
      : []
  })
}

export type Drop = 'before' | 'into' | 'after'

/** Where one that is let go over another comes to stand. */
export function moveOnto<Node extends TreeItem>(
  nodes: readonly Node[],
  id: string,
  over: Node,
  drop: Drop,
  levels?: number,
): readonly Node[] {
  if (drop === 'into') return moveTo(nodes, id, over.id, childrenOf(nodes, over.id).length, levels)
  const siblings = childrenOf(nodes, over.parent).filter((one) => one.id !== id)
  return moveTo(
    nodes,
    id,
    over.parent,
    siblings.findIndex((one) => one.id === over.id) + (drop === 'after' ? 1 : 0),
    levels,
  )
}
