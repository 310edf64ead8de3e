import type { Locale } from './locales'

/** A page as its address needs it, in one language. */
export type PageNode = { id: string; parent: string | null; path: string | null; kind: string; isPublic: boolean }

export type PageTree = {
  /** The address of a page in this language; nothing when it, or a page above it, is not shown in it. */
  hrefOf: (id: string) => string | undefined
  /** The page at the segments after the language. */
  pageAt: (segments: readonly string[]) => string | undefined
}

/** Addresses follow the menu tree: the segments of a page's ancestors, then its own. Home has none. */
export function pageTree(locale: Locale, pages: readonly PageNode[]): PageTree {
  const byId = new Map(pages.map((page) => [page.id, page]))

  const segmentsOf = (page: PageNode, seen: ReadonlySet<string> = new Set()): string[] | undefined => {
    if (!page.isPublic || seen.has(page.id)) return undefined
    if (page.kind === 'home') return []
    if (!page.path) return undefined
    if (page.parent === null) return [page.path]
    const parent = byId.get(page.parent)
    const above = parent && segmentsOf(parent, new Set([...seen, page.id]))
    return above && [...above, page.path]
  }

  const addresses = new Map<string, string>()
  const ids = new Map<string, string>()
  for (const page of pages) {
    const segments = segmentsOf(page)
    if (!segments) continue
    const key = segments.join('/')
    addresses.set(page.id, `/${[locale, ...segments].join('/')}/`)
    if (!ids.has(key)) ids.set(key, page.id)
  }
  return { hrefOf: (id) => addresses.get(id), pageAt: (segments) => ids.get(segments.join('/')) }
}
