type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps short texts in a storage of the browser. That may refuse at any call; what it refuses is kept for this page. */
export function keeper(open: () => Shelf) {
  const refused = new Map<string, string | null>()

  function get(key: string): string | null {
    const kept = refused.get(key)
    if (kept !== undefined) return kept
    try {
      return open().getItem(key)
    } catch {
      return null
    }
  }

  function set(key: string, value: string | null): void {
    try {
      if (value === null) open().removeItem(key)
      else open().setItem(key, value)
      refused.delete(key)
    } catch {
      refused.set(key, value)
    }
  }

  return { get, set }
}
