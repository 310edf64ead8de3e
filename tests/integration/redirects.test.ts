import { describe, expect, it, jest } from '@jest/globals'

import { findLanguageRedirect } from '@/data/site/languageRedirect'
import type { Locale } from '@/i18n/locales'
import type { Page } from '@/payload-types'

import { usePayload } from './support/payload'
import { overHttp, settle } from './support/people'

const site = usePayload()

type PageData = Partial<Omit<Page, 'id' | 'createdAt' | 'updatedAt'>>
const published = { _status: 'published', public: true } as const

const addPage = (data: PageData) =>
  site.payload.create({
    collection: 'pages',
    data: { title: 'Pagina', kind: 'content', ...published, ...data },
  })
const changePage = (id: string, data: PageData, more: { locale?: Locale; draft?: boolean } = {}) =>
  site.payload.update({ collection: 'pages', id, data: { ...published, ...data }, ...more })

async function redirects(): Promise<Record<string, unknown>> {
  const { docs } = await site.payload.find({ collection: 'redirects', depth: 0, pagination: false })
  return Object.fromEntries(
    docs.map(({ from, page, article, url }) => [from, page ?? article ?? url]),
  )
}

describe('a page that moves', () => {
  it('leaves redirects from its own old address and from those below it, in the language of the change', async () => {
    const parent = await addPage({ path: 'aanbod' })
    const child = await addPage({ path: 'villas', parent: parent.id })
    await changePage(parent.id, { path: 'catalogus' })
    expect(await redirects()).toMatchObject({
      '/nl/aanbod/': parent.id,
      '/nl/aanbod/villas/': child.id,
    })
    expect(Object.keys(await redirects()).filter((from) => !from.startsWith('/nl/'))).toEqual([])
  })

  it('has the pages of the whole site read once, however many there are', async () => {
    const page = await addPage({ path: 'eenmaal' })
    const find = jest.spyOn(site.payload, 'find')
    await changePage(page.id, { path: 'eens' })
    const readings = find.mock.calls.filter(
      ([{ collection, where }]) => collection === 'pages' && Object.keys(where ?? {}).length === 0,
    )
    find.mockRestore()
    expect(readings).toHaveLength(1)
    expect(await redirects()).toHaveProperty(['/nl/eenmaal/'], page.id)
  })

  it('takes no redirect along for a draft, and leaves one once the draft is published', async () => {
    const page = await addPage({ path: 'ontwerp' })
    await site.payload.update({
      collection: 'pages',
      id: page.id,
      draft: true,
      data: { path: 'ontworpen', _status: 'draft' },
    })
    expect(await redirects()).not.toHaveProperty(['/nl/ontwerp/'])
    await changePage(page.id, { path: 'ontworpen' })
    expect(await redirects()).toHaveProperty(['/nl/ontwerp/'], page.id)
  })

  it('leaves redirects in every language when it goes under another page', async () => {
    const parent = await addPage({ path: 'boven' })
    await changePage(parent.id, { path: 'dessus', public: true }, { locale: 'fr' })
    const page = await addPage({ path: 'los' })
    await changePage(page.id, { path: 'seul', public: true }, { locale: 'fr' })
    await changePage(page.id, { parent: parent.id })
    expect(await redirects()).toMatchObject({ '/nl/los/': page.id, '/fr/seul/': page.id })
  })

  it('needs no redirect any more where it, or another page, stands again', async () => {
    const page = await addPage({ path: 'heen' })
    await changePage(page.id, { path: 'weer' })
    expect(await redirects()).toHaveProperty(['/nl/heen/'])
    await changePage(page.id, { path: 'heen' })
    expect(await redirects()).not.toHaveProperty(['/nl/heen/'])
  })

  it('takes its redirects with it when it is deleted', async () => {
    const page = await addPage({ path: 'tijdelijk' })
    await changePage(page.id, { path: 'voorbij' })
    await site.payload.delete({ collection: 'pages', id: page.id })
    expect(await redirects()).not.toHaveProperty(['/nl/tijdelijk/'])
  })

  it('leaves nothing behind when it is only hidden', async () => {
    const page = await addPage({ path: 'verborgen' })
    await changePage(page.id, { public: false })
    expect(await redirects()).not.toHaveProperty(['/nl/verborgen/'])
  })
})

describe('an article', () => {
  it('leaves redirects when its own path or that of its category changes', async () => {
    const category = await site.payload.create({
      collection: 'categories',
      data: { title: 'Raad', path: 'raad' },
    })
    const article = await site.payload.create({
      collection: 'articles',
      data: { title: 'Attesten', path: 'attesten', category: category.id, ...published },
    })
    await site.payload.update({
      collection: 'articles',
      id: article.id,
      data: { path: 'bewijzen', ...published },
    })
    await site.payload.update({
      collection: 'categories',
      id: category.id,
      data: { path: 'advies' },
    })
    expect(await redirects()).toMatchObject({
      '/nl/raad/attesten/': article.id,
      '/nl/raad/bewijzen/': article.id,
      '/nl/raad/': '/nl/advies/',
    })
    await site.payload.update({ collection: 'categories', id: category.id, data: { path: 'tips' } })
    // Both former addresses of the category lead on in one step, and one that is used again leads nowhere.
    expect(await redirects()).toMatchObject({
      '/nl/raad/': '/nl/tips/',
      '/nl/advies/': '/nl/tips/',
    })
    await site.payload.update({ collection: 'categories', id: category.id, data: { path: 'raad' } })
    expect(await redirects()).not.toHaveProperty(['/nl/raad/'])
    expect(await redirects()).toMatchObject({ '/nl/advies/': '/nl/raad/' })
  })
})

describe('an article without a category', () => {
  it('is not published by an editor, who is told that it would have no address', async () => {
    const { editor } = await settle(site.payload)
    const { id } = await site.payload.create({
      collection: 'articles',
      data: { title: 'Zonder rubriek', category: null },
      ...overHttp(editor),
    })
    const publish = (data: object) =>
      site.payload.update({
        collection: 'articles',
        id,
        data: { ...data, ...published },
        ...overHttp(editor),
      })
    await expect(publish({})).rejects.toMatchObject({
      data: { errors: [{ path: 'category', message: expect.stringMatching(/geen adres/) }] },
    })
    const { docs } = await site.payload.find({ collection: 'categories', limit: 1 })
    expect(await publish({ category: docs[0]?.id })).toMatchObject({ _status: 'published' })
    const next = await site.payload.create({
      collection: 'articles',
      data: { title: 'Het volgende' },
      depth: 0,
      ...overHttp(editor),
    })
    expect(next.category).toBe(docs[0]?.id)
  })
})

describe('a redirect that staff write', () => {
  const add = (data: Record<string, unknown>) =>
    site.payload.create({ collection: 'redirects', data: data as never })

  it('works from an address without a language, and leads to the page in the visitor’s', async () => {
    const page = await addPage({ path: 'nieuw-aanbod' })
    await changePage(page.id, { path: 'nouvelle-offre', public: true }, { locale: 'fr' })
    await add({ from: 'oude-aanbieding', kind: 'page', page: page.id })
    await add({ from: '/oud/map/', kind: 'url', url: 'https://maisonhestia.example/' })
    expect(await findLanguageRedirect(['oude-aanbieding'], 'nl')).toEqual({
      to: '/nl/nieuw-aanbod/',
      isPermanent: false,
    })
    expect((await findLanguageRedirect(['oude-aanbieding'], 'fr'))?.to).toBe('/fr/nouvelle-offre/')
    expect((await findLanguageRedirect(['oude-aanbieding'], 'de'))?.to).toBe('/nl/nieuw-aanbod/')
    expect((await findLanguageRedirect(['oud', 'map'], 'nl'))?.to).toBe(
      'https://maisonhestia.example/',
    )
    expect(await findLanguageRedirect(['oud'], 'nl')).toBeNull()
  })

  it('is kept with a slash at both ends, once', async () => {
    expect(
      await add({ from: ' /nl/oud/pad', kind: 'url', url: 'https://maisonhestia.example/' }),
    ).toMatchObject({ from: '/nl/oud/pad/' })
    await expect(add({ from: '/nl/oud/pad/', kind: 'url', url: '/nl/' })).rejects.toMatchObject({
      data: { errors: [expect.objectContaining({ path: 'from' })] },
    })
  })

  it.each(['javascript:alert(1)', 'https://user:pass@host/', '//evil.example'])(
    'leads to no address that could do harm: %s',
    async (url) => {
      await expect(
        add({ from: `/nl/${Math.random()}`.replace('.', ''), kind: 'url', url }),
      ).rejects.toMatchObject({ data: { errors: [expect.objectContaining({ path: 'url' })] } })
    },
  )

  it('starts on this site and needs somewhere to lead', async () => {
    await expect(
      add({ from: 'https://elsewhere.example/', kind: 'url', url: '/nl/' }),
    ).rejects.toMatchObject({ data: { errors: [expect.objectContaining({ path: 'from' })] } })
    await expect(add({ from: '/nl/nergens/', kind: 'page' })).rejects.toMatchObject({
      data: { errors: [expect.objectContaining({ path: 'page' })] },
    })
  })
})
