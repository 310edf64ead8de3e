import type { PayloadRequest } from 'payload'

import type { Placed } from '@/domain/studio/arrange'
import type { Menu } from '@/payload-types'

import { idOf } from '../relations'
import { inEach, type PerLanguage } from './inEach'

/** An item of a menu: what it says of its own in each language, and where it leads. */
export type MenuItemInTree = Placed & { labels: PerLanguage<string>; page: string | null; url: string | null }
export type MenuInTree = { id: string; title: string; place: Menu['place']; updatedAt: string; items: MenuItemInTree[] }

type Items = NonNullable<Menu['items']>
type Item = Omit<Items[number], 'children'> & { children?: Items[number]['children'] }

const inTree = (items: readonly Item[] | null | undefined, parent: string | null): MenuItemInTree[] =>
  (items ?? []).flatMap(({ id, kind, page, url, label, children }, sort) =>
    id
      ? [
          { id, parent, sort, labels: inEach<string>(label), page: kind === 'page' ? (idOf(page) ?? null) : null, url: kind === 'url' ? (url ?? null) : null },
          ...inTree(children, id),
        ]
      : [],
  )

/** The menus of the site with all that stands in them. */
export async function findMenuTrees(req: PayloadRequest): Promise<MenuInTree[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'menus', locale: 'all', depth: 0, pagination: false, sort: 'place', overrideAccess: false, user: req.user },
    ...(req.transactionID !== undefined && { req: { transactionID: req.transactionID } }),
  })
  return docs.map(({ id, title, place, updatedAt, items }) => ({ id, title, place, updatedAt, items: inTree(items, null) }))
}
