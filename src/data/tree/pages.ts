import type { PayloadRequest } from 'payload'

import type { Page } from '@/payload-types'

import { idOf } from '../relations'
import { inEach, type PerLanguage } from './inEach'

/** A page as the tree of the studio shows it. */
export type PageInTree = {
  id: string
  parent: string | null
  sort: number
  titles: PerLanguage<string>
  paths: PerLanguage<string>
  shown: PerLanguage<boolean>
  isHome: boolean
  /** `changed`: published, with a draft that is newer. Moving it would publish that draft. */
  state: 'published' | 'draft' | 'changed'
}

const fields = { title: true, path: true, public: true, parent: true, sort: true, kind: true, _status: true } as const

async function all(req: PayloadRequest, draft: boolean): Promise<Page[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'pages', locale: 'all', draft, depth: 0, pagination: false, overrideAccess: false, user: req.user },
    select: fields,
    ...(req.transactionID !== undefined && { req: { transactionID: req.transactionID } }),
  })
  return docs as Page[]
}

/** Every page where it stands for visitors; one that was never published where its draft stands. */
export async function findPageTree(req: PayloadRequest): Promise<PageInTree[]> {
  const [stored, latest] = [await all(req, false), await all(req, true)]
  const drafts = new Map(latest.map((page) => [page.id, page]))
  return stored.map((page) => {
    const draft = drafts.get(page.id) ?? page
    const isPublished = page._status === 'published'
    const { id, parent, sort, title, path, public: shown, kind } = isPublished ? page : draft
    return {
      ...{ id, parent: idOf(parent) ?? null, sort: sort ?? 0, isHome: kind === 'home' },
      ...{ titles: inEach<string>(title), paths: inEach<string>(path), shown: inEach<boolean>(shown) },
      state: !isPublished ? 'draft' : draft._status === 'draft' ? 'changed' : 'published',
    }
  })
}
