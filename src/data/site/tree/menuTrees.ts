import type { PayloadRequest } from 'payload'

import type { TreeItem } from '@/domain/studio/arrange'
import type { Menu } from '@/payload-types'

import { idOf } from '@/data/core/relations'
import { valuesByLanguage, type PerLanguage } from './valuesByLanguage'

/** An item of a menu: its own label in each language, and its target. */
export type MenuItemInTree = TreeItem & {
  labels: PerLanguage<string>
  page: string | null
  url: string | null
}
export type MenuInTree = {
  id: string
  title: string
  place: Menu['place']
  updatedAt: string
  items: MenuItemInTree[]
}

type Items = NonNullable<Menu['items']>
type Item = Omit<Items[number], 'children'> & { children?: Items[number]['children'] }

/** Returns the items as one flat list, each with its parent. */
const flatten = (
  items: readonly Item[] | null | undefined,
  parent: string | null,
): MenuItemInTree[] =>
  (items ?? []).flatMap(({ id, kind, page, url, label, children }, sort) =>
    id
      ? [
          {
            id,
            parent,
            sort,
            labels: valuesByLanguage<string>(label),
            page: kind === 'page' ? (idOf(page) ?? null) : null,
            url: kind === 'url' ? (url ?? null) : null,
          },
          ...flatten(children, id),
        ]
      : [],
  )

/** Finds all menus of the site with their items. */
export async function findMenuTrees(req: PayloadRequest): Promise<MenuInTree[]> {
  const { docs } = await req.payload.find({
    collection: 'menus',
    locale: 'all',
    depth: 0,
    pagination: false,
    sort: 'place',
    overrideAccess: false,
    user: req.user,
    ...(req.transactionID !== undefined && { req: { transactionID: req.transactionID } }),
  })
  return docs.map(({ id, title, place, updatedAt, items }) => ({
    id,
    title,
    place,
    updatedAt,
    items: flatten(items, null),
  }))
}
