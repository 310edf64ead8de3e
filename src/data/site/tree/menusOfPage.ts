import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'
import { defaultLocale } from '@/i18n/locales'
import type { Menu } from '@/payload-types'

import { refusalOf } from '@/data/core/refusal'
import { idOf } from '@/data/core/relations'
import { transact } from '@/data/core/transaction'

type Item = Pick<NonNullable<Menu['items']>[number], 'kind' | 'page' | 'children'>

const leadsTo = (page: string, { kind, page: target, children }: Item): boolean =>
  (kind === 'page' && idOf(target) === page) ||
  (children ?? []).some((child) => leadsTo(page, child as Item))

const asColleague = ({ user }: PayloadRequest) =>
  ({ collection: 'menus', depth: 0, locale: defaultLocale, overrideAccess: false, user }) as const

/** Returns the titles of the menus that lead to a page. */
export async function findMenusOf(req: PayloadRequest, page: string): Promise<string[]> {
  const { docs } = await req.payload.find({ ...asColleague(req), pagination: false, req })
  return docs
    .filter(({ items }) => items?.some((item) => leadsTo(page, item)))
    .map(({ title }) => title)
}

export type IntoMenuResult = 'done' | 'noMenu' | { refused: string }

/** Adds the page as the last item of the main menu, once. The menu shows its title in each language. */
async function append(req: PayloadRequest, page: string): Promise<IntoMenuResult> {
  const query = asColleague(req)
  const { docs } = await req.payload.find({
    ...query,
    where: { place: { equals: 'main' } },
    limit: 1,
    req,
  })
  const id = docs[0]?.id
  if (id === undefined) return 'noMenu'
  await (await transactionOf(req)).execute(sql`select 1 from menus where id = ${id} for update`)
  const { items } = await req.payload.findByID({ ...query, id, fallbackLocale: false, req })
  if (items?.some((item) => leadsTo(page, item))) return 'done'
  const data = { items: [...(items ?? []), { kind: 'page' as const, page }] }
  await req.payload.update({ ...query, id, data, overrideLock: false, req })
  return 'done'
}

/** Puts a page into the main menu, or says why the menu was not saved. */
export async function putInMainMenu(req: PayloadRequest, page: string): Promise<IntoMenuResult> {
  try {
    return await transact(req, () => append(req, page))
  } catch (error) {
    const refused = refusalOf(error)
    if (refused === undefined) throw error
    return { refused }
  }
}
