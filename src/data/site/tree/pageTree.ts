import type { PayloadRequest } from 'payload'

import type { Page } from '@/payload-types'

import { idOf } from '@/data/core/relations'
import { valuesByLanguage, type PerLanguage } from './valuesByLanguage'

/** A page as the tree of the studio shows it. */
export type PageInTree = {
  id: string
  parent: string | null
  sort: number
  titles: PerLanguage<string>
  paths: PerLanguage<string>
  shown: PerLanguage<boolean>
  isHome: boolean
  /** `changed`: published, with a newer draft, which moving the page would publish. */
  state: 'published' | 'draft' | 'changed'
}

const fields = {
  title: true,
  path: true,
  public: true,
  parent: true,
  sort: true,
  kind: true,
  _status: true,
} as const

async function findAllPages(req: PayloadRequest, draft: boolean): Promise<Page[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    locale: 'all',
    draft,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    select: fields,
    ...(req.transactionID !== undefined && { req: { transactionID: req.transactionID } }),
  })
  return docs as Page[]
}

/** Finds every page with its published position; one that was never published with its draft's. */
export async function findPageTree(req: PayloadRequest): Promise<PageInTree[]> {
  const stored = await findAllPages(req, false)
  const latest = await findAllPages(req, true)
  const drafts = new Map(latest.map((page) => [page.id, page]))
  return stored.map((page) => {
    const draft = drafts.get(page.id) ?? page
    const isPublished = page._status === 'published'
    const { id, parent, sort, title, path, public: shown, kind } = isPublished ? page : draft
    return {
      id,
      parent: idOf(parent) ?? null,
      sort: sort ?? 0,
      isHome: kind === 'home',
      titles: valuesByLanguage<string>(title),
      paths: valuesByLanguage<string>(path),
      shown: valuesByLanguage<boolean>(shown),
      state: !isPublished ? 'draft' : draft._status === 'draft' ? 'changed' : 'published',
    }
  })
}
