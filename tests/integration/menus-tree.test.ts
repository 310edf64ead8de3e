import { beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type PayloadRequest, type TypedUser } from 'payload'

import { arrangeMenu } from '@/data/site/tree/arrangeMenu'
import { findMenuTrees, type MenuInTree } from '@/data/site/tree/menuTrees'
import { childrenOf, flatten, moveTo, type TreeItem } from '@/domain/studio/arrange'
import { locales } from '@/i18n/locales'

import { ask, logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'

const site = usePayload()
let people: People
let id: string

const as = (user: TypedUser): Promise<PayloadRequest> => createLocalReq({ user }, site.payload)
const labelsOf = (url: string) =>
  Object.fromEntries(locales.map((locale) => [locale, `${url.slice(1, -1)} ${locale}`]))
const URLS = ['/een/', '/twee/', '/drie/']

beforeAll(async () => {
  people = await settle(site.payload)
  const item = (url: string, locale: string) => ({
    kind: 'url' as const,
    url,
    label: labelsOf(url)[locale] ?? null,
  })
  const menu = await site.payload.create({
    collection: 'menus',
    locale: 'nl',
    data: {
      title: 'Proef',
      place: 'drawer',
      items: URLS.map((url) => ({
        ...item(url, 'nl'),
        appearance: 'button',
        icon: 'phone',
        newTab: true,
      })),
    },
  })
  id = menu.id
  for (const locale of ['fr', 'en', 'de'] as const) {
    const items = (menu.items ?? []).map((row) => ({
      ...row,
      label: labelsOf(String(row.url))[locale] ?? null,
    }))
    await site.payload.update({ collection: 'menus', id, locale, data: { items } })
  }
})

const menu = async (): Promise<MenuInTree> => {
  const found = (await findMenuTrees(await as(people.editor))).find((one) => one.id === id)
  if (!found) throw new Error('The menu is gone')
  return found
}
const called = (menu: MenuInTree, url: string) =>
  String(menu.items.find((item) => item.url === url)?.id)
const wanted = (seen: MenuInTree, items: readonly TreeItem[]) => ({
  menu: id,
  seen: seen.updatedAt,
  items: flatten(items).map(({ node: { id: item, parent } }) => ({ id: item, parent })),
})
const order = ({ items }: MenuInTree) =>
  flatten(items).map(({ node, depth }) => '>'.repeat(depth) + node.url)

describe('the tree of menus', () => {
  it('puts an item under another and back, with its words in every language and how it looks', async () => {
    const before = await menu()
    const under = moveTo(before.items, called(before, '/drie/'), called(before, '/een/'), 0, 2)
    expect(await arrangeMenu(await as(people.editor), wanted(before, under))).toEqual({
      arranged: true,
    })
    const nested = await menu()
    expect(order(nested)).toEqual(['/een/', '>/drie/', '/twee/'])

    const top = moveTo(nested.items, called(nested, '/drie/'), null, 0, 2)
    expect(await arrangeMenu(await as(people.editor), wanted(nested, top))).toEqual({
      arranged: true,
    })
    const after = await menu()
    expect(order(after)).toEqual(['/drie/', '/een/', '/twee/'])
    for (const url of URLS)
      expect(after.items.find((item) => item.url === url)?.labels).toEqual(labelsOf(url))
    const stored = await site.payload.findByID({ collection: 'menus', id, locale: 'fr', depth: 0 })
    expect(stored.items?.[0]).toMatchObject({
      url: '/drie/',
      label: 'drie fr',
      appearance: 'button',
      icon: 'phone',
      newTab: true,
    })
  })

  it('refuses to overwrite what a colleague has saved meanwhile, and items that are not those of the menu', async () => {
    const before = await menu()
    const turned = {
      ...wanted(before, before.items),
      items: wanted(before, before.items).items.toReversed(),
    }
    await arrangeMenu(await as(people.admin), turned)
    expect(await arrangeMenu(await as(people.editor), turned)).toEqual({ problem: 'meanwhile' })

    const now = await menu()
    const items = wanted(now, now.items).items
    const wrong = [
      items.slice(1),
      [...items, { id: 'nothing', parent: null }],
      items.map(({ id: item }) => ({ id: item, parent: item })),
      items.map(({ id: item }, at) => ({ id: item, parent: items[at - 1]?.id ?? null })),
      [...items.slice(1), ...items.slice(1, 2)],
    ]
    for (const one of wrong)
      expect(
        await arrangeMenu(await as(people.editor), { ...wanted(now, now.items), items: one }),
      ).toEqual({ problem: 'meanwhile' })
    expect(await menu()).toEqual(now)
  })

  it('is moved by editors only, and answers what it does not understand', async () => {
    const now = await menu()
    const answers = async (email: string, body: unknown) => {
      const cookie = await logIn(site.payload, 'users', email, PASSWORD)
      return (await ask(site.payload, '/menus/arrange', { method: 'POST', cookie, body })).status
    }
    expect(
      (await ask(site.payload, '/menus/arrange', { method: 'POST', body: wanted(now, now.items) }))
        .status,
    ).toBe(403)
    expect(await answers(people.agent.email, wanted(now, now.items))).toBe(403)
    expect(await answers(people.editor.email, { menu: "'; drop table menus", items: 5 })).toBe(400)
    expect(childrenOf((await menu()).items, null)).toHaveLength(3)
  })
})
