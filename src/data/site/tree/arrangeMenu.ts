import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { transactionOf } from '@/fields/transactionOf'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { separateRequest } from '@/mail/write'
import type { Menu } from '@/payload-types'

import { refusalOf } from '@/data/core/refusal'
import { transact } from '@/data/core/transaction'
import { valuesByLanguage } from './valuesByLanguage'

/**
 * The input of a reordering: all items of the menu in their new order, each with its parent, and
 * `seen`, when the menu that the colleague saw was saved.
 */
export const menuOrderInput = z.strictObject({
  menu: z.uuid(),
  seen: z.string().max(40),
  items: z
    .array(z.strictObject({ id: z.string().min(1).max(50), parent: z.string().max(50).nullable() }))
    .max(300),
})
type MenuOrder = z.infer<typeof menuOrderInput>

export type ArrangeMenuResult =
  { arranged: true } | { problem: 'meanwhile' | 'refused'; message?: string }

type Item = NonNullable<Menu['items']>[number]

/** Ends the transaction with the answer for the colleague. */
class RefusedError extends Error {
  constructor(readonly refusal: Extract<ArrangeMenuResult, { problem: string }>) {
    super(refusal.problem)
  }
}

/** Returns the items of one language in the new order; a menu has two levels. */
function itemsIn(
  locale: Locale,
  order: MenuOrder['items'],
  itemsById: ReadonlyMap<string, Item>,
): Item[] {
  const itemsBelow = (parent: string | null): Item[] =>
    order.flatMap(({ id, parent: itemParent }) => {
      const item = itemParent === parent ? itemsById.get(id) : undefined
      return item
        ? [
            {
              ...item,
              label: valuesByLanguage<string>(item.label)[locale] ?? null,
              children: parent === null ? itemsBelow(id) : [],
            },
          ]
        : []
    })
  return itemsBelow(null)
}

const countOf = (items: readonly Item[]): number =>
  items.reduce((sum, { children }) => sum + 1 + (children?.length ?? 0), 0)

/** Locks the row of the menu until the transaction ends. */
const lockMenu = async (req: PayloadRequest, menu: string) =>
  (await transactionOf(req)).execute(sql`select 1 from menus where id = ${menu} for update`)

/**
 * Saves the new order in every language, each with its own labels. To Payload an item that changes
 * its level is a new row, which would lose its labels in the languages that are not saved.
 */
async function saveOrder(
  req: PayloadRequest,
  { menu, seen, items: order }: MenuOrder,
): Promise<void> {
  await lockMenu(req, menu)
  const options = {
    collection: 'menus',
    id: menu,
    depth: 0,
    fallbackLocale: false,
    overrideAccess: false,
    user: req.user,
  } as const
  const stored = await req.payload.findByID({
    ...options,
    locale: 'all',
    disableErrors: true,
    req: separateRequest(req),
  })
  if (stored?.updatedAt !== seen) throw new RefusedError({ problem: 'meanwhile' })
  const itemsById = new Map(
    (stored.items ?? [])
      .flatMap((item) => [item, ...(item.children ?? [])])
      .flatMap((item) => (item.id ? [[item.id, item] as const] : [])),
  )
  const isUnique = new Set(order.map(({ id }) => id)).size === order.length
  const isComplete =
    isUnique &&
    itemsById.size === order.length &&
    countOf(itemsIn(defaultLocale, order, itemsById)) === order.length
  if (!isComplete) throw new RefusedError({ problem: 'meanwhile' })
  for (const locale of locales) {
    await req.payload.update({
      ...options,
      locale,
      data: { items: itemsIn(locale, order, itemsById) },
      overrideLock: false,
      req: separateRequest(req),
    })
  }
}

/** Reorders and nests the items of a menu, in all languages at once. */
export async function arrangeMenu(
  req: PayloadRequest,
  input: MenuOrder,
): Promise<ArrangeMenuResult> {
  try {
    await transact(req, () => saveOrder(req, input))
    return { arranged: true }
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal
    const message = refusalOf(error)
    if (message === undefined) throw error
    return { problem: 'refused', message }
  }
}
