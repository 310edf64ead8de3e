/** A document that lies under others of its kind, as its address needs it in one language. */
export type TreeNode = {
  id: string
  parent: string | null
  path: string | null
  isShown: boolean
  isHome?: boolean
}

export type Tree = {
  /**
   * The segments after the language; nothing when the document, or one above it, is not shown in
   * this language.
   */
  segmentsOf: (id: string) => readonly string[] | undefined
  /** The document at these segments. */
  at: (segments: readonly string[]) => string | undefined
  /** A document and all above it, from the top. */
  pathTo: (id: string) => string[]
}

/** Addresses follow the tree: the segments of all above, then its own. Home has none. */
export function treeOf(nodes: readonly TreeNode[]): Tree {
  const byId = new Map(nodes.map((node) => [node.id, node]))

  const segmentsFor = (
    node: TreeNode,
    seen: ReadonlySet<string> = new Set(),
  ): string[] | undefined => {
    if (!node.isShown || seen.has(node.id)) return undefined
    if (node.isHome) return []
    if (!node.path) return undefined
    if (node.parent === null) return [node.path]
    const parent = byId.get(node.parent)
    const above = parent && segmentsFor(parent, new Set([...seen, node.id]))
    return above && [...above, node.path]
  }

  const addresses = new Map<string, string[]>()
  const ids = new Map<string, string>()
  for (const node of nodes) {
    const segments = segmentsFor(node)
    if (!segments) continue
    addresses.set(node.id, segments)
    const key = segments.join('/')
    if (!ids.has(key)) ids.set(key, node.id)
  }

  const pathTo = (id: string, below: string[] = []): string[] => {
    const node = byId.get(id)
    if (!node || below.includes(id)) return below
    const path = [id, ...below]
    return node.parent === null ? path : pathTo(node.parent, path)
  }

  return {
    segmentsOf: (id) => addresses.get(id),
    at: (segments) => (segments.includes('') ? undefined : ids.get(segments.join('/'))),
    pathTo: (id) => pathTo(id),
  }
}
