import { beforeAll, describe, expect, it } from '@jest/globals'

import { ask, logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle } from './support/people'

const site = usePayload()
let cookies: Record<'agent' | 'editor', string>
let page: string

beforeAll(async () => {
  await settle(site.payload)
  cookies = {
    agent: await logIn(site.payload, 'users', 'agent@people.test', PASSWORD),
    editor: await logIn(site.payload, 'users', 'editor@people.test', PASSWORD),
  }
  const data = {
    title: 'Over ons',
    path: 'over-ons',
    kind: 'content',
    _status: 'published',
  } as const
  page = (await site.payload.create({ collection: 'pages', locale: 'nl', data })).id
})

const put = async (by: keyof typeof cookies, id = page) => {
  const cookie = cookies[by]
  const response = await ask(site.payload, `/pages/${id}/into-menu`, {
    method: 'POST',
    body: {},
    cookie,
  })
  return { status: response.status, ...((await response.json()) as object) }
}
const items = async () =>
  (await site.payload.find({ collection: 'menus', depth: 0, locale: 'nl' })).docs[0]?.items

describe('a page and the main menu', () => {
  it('is told that there is none, as long as there is none', async () => {
    expect(await put('editor')).toEqual({ status: 409, problem: 'noMenu' })
  })

  it('come together with one press, once, and the other items keep their labels', async () => {
    const { payload } = site
    const item = { kind: 'url', url: 'https://example.com', label: 'Elders' } as const
    const { id } = await payload.create({
      collection: 'menus',
      locale: 'nl',
      data: { title: 'Hoofdmenu', place: 'main', items: [item] },
    })
    const [first] = (await items()) ?? []
    await payload.update({
      collection: 'menus',
      id,
      locale: 'fr',
      data: { items: [{ ...first, ...item, label: 'Ailleurs' }] },
    })
    expect(await put('agent')).toMatchObject({ status: 403 })
    expect(await items()).toHaveLength(1)
    expect(await put('editor')).toMatchObject({ status: 200, menus: ['Hoofdmenu'] })
    await put('editor')
    expect(await items()).toMatchObject([{ label: 'Elders' }, { kind: 'page', page }])
    const { docs } = await payload.find({ collection: 'menus', depth: 0, locale: 'fr' })
    expect(docs[0]?.items).toMatchObject([{ label: 'Ailleurs' }, { page }])
  })

  it('is found again below another item', async () => {
    const { docs } = await site.payload.find({ collection: 'menus', depth: 0, locale: 'nl' })
    const [above] = docs[0]?.items ?? []
    await site.payload.update({
      collection: 'menus',
      id: docs[0]?.id ?? '',
      locale: 'nl',
      data: { items: [{ ...above, kind: 'url', children: [{ kind: 'page', page }] }] },
    })
    const response = await ask(site.payload, `/pages/${page}/place`, { cookie: cookies.agent })
    expect(await response.json()).toEqual({ menus: ['Hoofdmenu'], href: '/nl/over-ons/' })
  })

  it('stay apart for a name that is none, and for a page that does not exist', async () => {
    expect(await put('editor', 'x')).toMatchObject({ status: 404 })
    const gone = await put('editor', '0199aa11-2222-7333-8444-555566667777')
    expect(gone).toMatchObject({ status: 409, problem: 'refused' })
  })
})
