type Doc = Record<string, unknown>

const isRecord = (one: unknown): one is Doc => typeof one === 'object' && one !== null

/** Sets one leaf of a document in one language; rows are found by their id. */
export function setLeaf(doc: Doc, steps: readonly string[], value: unknown): void {
  let node: unknown = doc
  for (const step of steps.slice(0, -1)) {
    if (Array.isArray(node)) node = node.find((row) => isRecord(row) && row.id === step)
    else if (isRecord(node)) node = node[step] ??= {}
  }
  const last = steps.at(-1)
  if (isRecord(node) && last !== undefined) node[last] = value
}
