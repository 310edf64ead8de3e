type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Wraps a storage of the browser, which may throw at any call. Values that it refuses are kept in
 * memory for this page.
 */
export function safeStorage(open: () => BrowserStorage) {
  const refused = new Map<string, string | null>()

  function get(key: string): string | null {
    const held = refused.get(key)
    if (held !== undefined) return held
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
