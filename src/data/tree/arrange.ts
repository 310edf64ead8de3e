import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { transactionOf } from '@/fields/transactionOf'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { apart } from '@/mail/write'
import type { Menu } from '@/payload-types'

import { refusalOf } from '../refusal'
import { transact } from '../transaction'
import { inEach } from './inEach'

/** The items of a menu in their new order, each with the one it stands under, and when the menu was saved that the colleague saw. */
export const arrangement = z.strictObject({
  menu: z.uuid(),
  seen: z.string().max(40),
  items: z.array(z.strictObject({ id: z.string().min(1).max(50), parent: z.string().max(50).nullable() })).max(300),
})
type Arrangement = z.infer<typeof arrangement>

export type Arranged = { arranged: true } | { problem: 'meanwhile' | 'refused'; message?: string }

type Item = NonNullable<Menu['items']>[number]

class Refused extends Error {
  constructor(readonly refusal: Extract<Arranged, { problem: string }>) {
    super(refusal.problem)
  }
}

/** Items as they stand in one language; a menu has two levels. */
function itemsIn(locale: Locale, wanted: Arrangement['items'], known: ReadonlyMap<string, Item>): Item[] {
  const under = (parent: string | null): Item[] =>
    wanted.flatMap(({ id, parent: above }) => {
      const item = above === parent ? known.get(id) : undefined
      return item ? [{ ...item, label: inEach<string>(item.label)[locale] ?? null, children: parent === null ? under(id) : [] }] : []
    })
  return under(null)
}

const countOf = (items: readonly Item[]): number => items.reduce((sum, { children }) => sum + 1 + (children?.length ?? 0), 0)

/** Nobody else saves the menu until this is done. */
const holdBack = async (req: PayloadRequest, menu: string) => (await transactionOf(req)).execute(sql`select 1 from menus where id = ${menu} for update`)

/**
 * Rows that change their level are new rows to Payload and would lose what they say in other languages: so all languages
 * are saved, each with its own words.
 */
async function arrange(req: PayloadRequest, { menu, seen, items: wanted }: Arrangement): Promise<void> {
  await holdBack(req, menu)
  const found = { collection: 'menus', id: menu, depth: 0, fallbackLocale: false, overrideAccess: false, user: req.user } as const
  const stored = await req.payload.findByID({ ...found, locale: 'all', disableErrors: true, req: apart(req) })
  if (stored?.updatedAt !== seen) throw new Refused({ problem: 'meanwhile' })
  const known = new Map((stored.items ?? []).flatMap((item) => [item, ...(item.children ?? [])]).flatMap((item) => (item.id ? [[item.id, item] as const] : [])))
  const isOnce = new Set(wanted.map(({ id }) => id)).size === wanted.length
  const isWhole = isOnce && known.size === wanted.length && countOf(itemsIn(defaultLocale, wanted, known)) === wanted.length
  if (!isWhole) throw new Refused({ problem: 'meanwhile' })
  for (const locale of locales) {
    await req.payload.update({ ...found, locale, data: { items: itemsIn(locale, wanted, known) }, overrideLock: false, req: apart(req) })
  }
}

/** Puts the items of a menu in another order, and under each other, at once for all languages. */
export async function arrangeMenu(req: PayloadRequest, wanted: Arrangement): Promise<Arranged> {
  try {
    await transact(req, () => arrange(req, wanted))
    return { arranged: true }
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    const message = refusalOf(error)
    if (message === undefined) throw error
    return { problem: 'refused', message }
  }
}
