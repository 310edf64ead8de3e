import { beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'

import type { Locale } from '@/i18n/locales'
import type { Module, Page } from '@/payload-types'

import { ask, logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle } from './support/people'

const site = usePayload()

const speaking = (language: Locale): Promise<PayloadRequest> => {
  const { i18n } = site.payload.config
  const supported = i18n.supportedLanguages[language]
  if (!supported) throw new Error(`the studio does not speak ${language}`)
  return createLocalReq(
    { locale: 'nl', req: { i18n: { language } as PayloadRequest['i18n'] } },
    site.payload,
  )
}

const refusedAt = (path: string, message: RegExp) => ({
  data: {
    errors: expect.arrayContaining([
      expect.objectContaining({ path, message: expect.stringMatching(message) }),
    ]),
  },
})

type PageData = Partial<Omit<Page, 'id' | 'createdAt' | 'updatedAt'>>
const addPage = (data: PageData, more: { locale?: Locale; req?: PayloadRequest } = {}) =>
  site.payload.create({
    collection: 'pages',
    data: { title: 'Pagina', kind: 'content', ...data },
    draft: true,
    ...more,
  })
const changePage = (
  id: string,
  data: PageData,
  more: { locale?: Locale; req?: PayloadRequest } = {},
) => site.payload.update({ collection: 'pages', id, data, ...more })

describe('a page that redirects', () => {
  it('lets go of the page it led to when staff choose another way, so that one can be deleted', async () => {
    const target = await addPage({ title: 'Doelpagina' })
    const page = await addPage({
      title: 'Leidt verder',
      redirect: { kind: 'page', page: target.id },
    })
    await changePage(page.id, { redirect: { kind: 'none' } })
    await expect(
      site.payload.delete({ collection: 'pages', id: target.id }),
    ).resolves.toMatchObject({ id: target.id })
  })
})

describe('a page with a module', () => {
  it('can be deleted: that the module knows where it stands is no use of the page', async () => {
    const content = [{ blockType: 'contactForm' as const, form: 'contact' as const }]
    const { id } = await site.payload.create({
      collection: 'modules',
      data: { name: 'Formulier op een pagina', content, _status: 'published' },
    })
    const page = await addPage({ title: 'Met module', modules: [id] })
    await expect(site.payload.delete({ collection: 'pages', id: page.id })).resolves.toMatchObject({
      id: page.id,
    })
  })
})

describe('a page', () => {
  it('takes its path from its title when staff leave it empty', async () => {
    expect((await addPage({ title: 'Één dag in Gent!' })).path).toBe('een-dag-in-gent')
  })

  it('cannot have the path of another page under the same parent in the same language', async () => {
    const parent = await addPage({ title: 'Ouder' })
    await addPage({ path: 'dubbel', parent: parent.id })
    await expect(addPage({ path: 'dubbel', parent: parent.id })).rejects.toMatchObject(
      refusedAt('path', /al in gebruik/),
    )
    await expect(
      addPage({ path: 'dubbel', parent: parent.id, title: 'x' }, { req: await speaking('fr') }),
    ).rejects.toMatchObject(refusedAt('path', /déjà utilisé/))
    expect((await addPage({ path: 'dubbel' })).path).toBe('dubbel')
  })

  it('may take a path that a draft has given up, and none that a draft is to have', async () => {
    const { payload } = site
    const draft = (path: string) => ({
      collection: 'pages' as const,
      draft: true,
      data: { title: 'Actie', kind: 'content' as const, path, _status: 'draft' as const },
    })
    const { id } = await payload.create(draft('acties'))
    await payload.update({ ...draft('promo'), id })
    await expect(payload.create(draft('acties'))).resolves.toBeDefined()
    await expect(payload.create(draft('promo'))).rejects.toMatchObject({
      data: { errors: [{ path: 'path' }] },
    })
  })

  it('may share a path with a page of another language', async () => {
    const one = await addPage({ path: 'portfolio' })
    const other = await addPage({ path: 'portefeuille' })
    expect((await changePage(other.id, { path: 'portfolio' }, { locale: 'fr' })).path).toBe(
      'portfolio',
    )
    await expect(changePage(one.id, { path: 'portfolio' }, { locale: 'fr' })).rejects.toMatchObject(
      refusedAt('path', /portfolio/),
    )
  })

  it('is saved in the language it is edited in, whatever was looked up meanwhile', async () => {
    const one = await addPage({ title: 'Bron' })
    const other = await addPage({ title: 'Doel' })
    await changePage(
      one.id,
      { title: 'Source', path: 'source', parent: other.id },
      { locale: 'fr' },
    )
    const stored = await site.payload.findByID({
      collection: 'pages',
      id: one.id,
      locale: 'all',
      depth: 0,
    })
    expect(stored).toMatchObject({
      title: { nl: 'Bron', fr: 'Source' },
      path: { nl: 'bron', fr: 'source' },
    })
  })

  it('cannot move to where its path of another language is taken', async () => {
    const here = await addPage({ path: 'hier' })
    const there = await addPage({ path: 'daar' })
    const moving = await addPage({ path: 'een', parent: here.id })
    const staying = await addPage({ path: 'twee', parent: there.id })
    for (const { id } of [moving, staying])
      await changePage(id, { path: 'pareil' }, { locale: 'fr' })
    await expect(changePage(moving.id, { parent: there.id })).rejects.toMatchObject(
      refusedAt('parent', /Français/),
    )
  })

  it.each([
    ['Te Koop', /kleine letters/],
    ['a/b', /kleine letters/],
    ['..', /kleine letters/],
    ['admin', /gebruikt “admin” zelf/],
    ['api', /zelf/],
    ['_next', /zelf/],
    ['fr', /zelf/],
    ['preview-2', /zelf/],
  ])('refuses the path %j', async (path, message) => {
    await expect(addPage({ path })).rejects.toMatchObject(refusedAt('path', message))
  })

  it('can never be its own ancestor', async () => {
    const top = await addPage({ title: 'Top' })
    const middle = await addPage({ title: 'Midden', parent: top.id })
    const bottom = await addPage({ title: 'Onder', parent: middle.id })
    await expect(changePage(top.id, { parent: bottom.id })).rejects.toMatchObject(
      refusedAt('parent', /onder zichzelf/),
    )
    await expect(
      changePage(top.id, { parent: top.id }, { req: await speaking('fr') }),
    ).rejects.toMatchObject(refusedAt('parent', /sous lui-même/))
    expect(
      (await site.payload.findByID({ collection: 'pages', id: top.id, depth: 0 })).parent,
    ).toBeFalsy()
  })

  it('is the only home page', async () => {
    await addPage({ title: 'Thuis', kind: 'home' })
    await expect(addPage({ title: 'Nog een', kind: 'home' })).rejects.toMatchObject(
      refusedAt('kind', /al een pagina/),
    )
    await expect(
      addPage({ title: 'Encore', kind: 'home' }, { req: await speaking('fr') }),
    ).rejects.toMatchObject(refusedAt('kind', /existe déjà/))
  })

  it('needs a title in the main language only', async () => {
    await expect(addPage({ title: '', path: 'naamloos' })).rejects.toMatchObject(
      refusedAt('title', /Nederlands/),
    )
    const page = await addPage({ title: 'Met naam' })
    expect((await changePage(page.id, { sort: 5 }, { locale: 'de' })).sort).toBe(5)
  })

  it('redirects only to a page that exists or to a harmless address', async () => {
    await expect(
      addPage({ redirect: { kind: 'url', url: 'java\tscript:alert(1)' } }),
    ).rejects.toMatchObject(refusedAt('redirect.url', /volledig adres/))
    await expect(addPage({ redirect: { kind: 'page' } })).rejects.toMatchObject(
      refusedAt('redirect.page', /Kies een pagina/),
    )
    await expect(addPage({ css: '@import "https://example.be/x"' })).rejects.toMatchObject(
      refusedAt('css', /elders/),
    )
    expect(
      (await addPage({ title: 'Weg', redirect: { kind: 'url', url: 'https://example.be' } }))
        .redirect?.url,
    ).toBe('https://example.be')
  })
})

describe('a rich text', () => {
  const linkTo = (url: string): Page['content'] => {
    const common = { version: 1, format: '' as const, indent: 0, direction: null }
    const text = {
      type: 'text',
      version: 1,
      text: 'hier',
      format: 0,
      detail: 0,
      mode: 'normal',
      style: '',
    }
    const link = {
      ...common,
      type: 'link',
      version: 3,
      id: '0123456789abcdef01234567',
      fields: { linkType: 'custom', url, newTab: false },
      children: [text],
    }
    return {
      root: {
        ...common,
        type: 'root',
        children: [{ ...common, type: 'paragraph', children: [link] }],
      },
    }
  }

  it('links to addresses that run nothing', async () => {
    expect(
      (await addPage({ title: 'Goede link', content: linkTo('https://example.be') })).content,
    ).toBeTruthy()
    expect(
      (await addPage({ title: 'Eigen link', content: linkTo('/nl/contact/') })).content,
    ).toBeTruthy()
    await expect(
      addPage({ title: 'Slechte link', content: linkTo('javascript:alert(1)') }),
    ).rejects.toMatchObject(refusedAt('content', /./))
    await expect(
      addPage({ title: 'Slechte link', content: linkTo('JaVa\nScript:alert(1)') }),
    ).rejects.toMatchObject(refusedAt('content', /./))
  })
})

describe('an article', () => {
  it('has a path of its own within its category', async () => {
    const category = await site.payload.create({
      collection: 'categories',
      data: { title: 'Verkoop', webId: 801 },
    })
    const other = await site.payload.create({
      collection: 'categories',
      data: { title: 'Verhuur', webId: 802 },
    })
    const add = (parent: string) =>
      site.payload.create({
        collection: 'articles',
        data: { title: 'Tips', category: parent },
        draft: true,
      })
    const first = await add(category.id)
    expect(first.path).toBe('tips')
    await expect(add(category.id)).rejects.toMatchObject(refusedAt('path', /tips/))
    const second = await add(other.id)
    await expect(
      site.payload.update({
        collection: 'articles',
        id: second.id,
        data: { category: category.id },
      }),
    ).rejects.toMatchObject(refusedAt('category', /tips/))
  })
})

describe('a menu', () => {
  it('leads to pages that exist and to harmless addresses', async () => {
    const page = await addPage({ title: 'Bestaat' })
    const gone = await addPage({ title: 'Verdwijnt' })
    await site.payload.delete({ collection: 'pages', id: gone.id })
    const add = (item: object, req?: PayloadRequest) =>
      site.payload.create({
        collection: 'menus',
        data: { title: 'Hoofdmenu', place: 'main', items: [{ kind: 'page', ...item }] },
        ...(req && { req }),
      })
    await expect(add({ page: gone.id })).rejects.toMatchObject(
      refusedAt('items.0.page', /bestaat niet meer/),
    )
    await expect(add({ page: gone.id }, await speaking('fr'))).rejects.toMatchObject(
      refusedAt('items.0.page', /n’existe plus/),
    )
    await expect(add({})).rejects.toMatchObject(refusedAt('items.0.page', /Kies een pagina/))
    await expect(add({ kind: 'url', label: 'Leeg' })).rejects.toMatchObject(
      refusedAt('items.0.url', /waar de link/),
    )
    await expect(add({ kind: 'url', label: 'Kwaad', url: 'javascript:x' })).rejects.toMatchObject(
      refusedAt('items.0.url', /volledig adres/),
    )
    await expect(add({ kind: 'url', url: 'https://example.be' })).rejects.toMatchObject(
      refusedAt('items.0.label', /Nederlands/),
    )
    await expect(add({ page: page.id, children: [{ kind: 'page' }] })).rejects.toMatchObject(
      refusedAt('items.0.children.0.page', /Kies/),
    )
    expect((await add({ page: page.id })).items).toHaveLength(1)
  })

  it('stands alone in its place, and keeps its pages from being deleted', async () => {
    const page = await addPage({ title: 'In een menu' })
    await site.payload.create({
      collection: 'menus',
      data: { title: 'Voet', place: 'footer', items: [{ kind: 'page', page: page.id }] },
    })
    const second = { collection: 'menus', data: { title: 'Nog een', place: 'footer' } } as const
    await expect(site.payload.create(second)).rejects.toMatchObject(
      refusedAt('place', /ander menu/),
    )
    await expect(
      site.payload.create({ ...second, req: await speaking('fr') }),
    ).rejects.toMatchObject(refusedAt('place', /autre menu/))
    await expect(site.payload.delete({ collection: 'pages', id: page.id })).rejects.toThrow(/Voet/)
  })
})

describe('a module', () => {
  const add = (content: NonNullable<Module['content']>, req?: PayloadRequest) =>
    site.payload.create({
      collection: 'modules',
      data: { name: 'Module', content },
      draft: true,
      ...(req && { req }),
    })

  it('holds exactly one content, which shows something', async () => {
    await expect(add([])).rejects.toMatchObject(refusedAt('content', /nog leeg/))
    await expect(add([], await speaking('fr'))).rejects.toMatchObject(
      refusedAt('content', /encore vide/),
    )
    await expect(
      add([{ blockType: 'propertyList' }, { blockType: 'contactForm', form: 'contact' }]),
    ).rejects.toMatchObject(refusedAt('content', /./))
    await expect(add([{ blockType: 'article', source: 'chosen' }])).rejects.toMatchObject(
      refusedAt('content.0.articles', /Maak een keuze/),
    )
    await expect(add([{ blockType: 'category' }])).rejects.toMatchObject(
      refusedAt('content.0.category', /Maak een keuze/),
    )
    expect((await add([{ blockType: 'propertyList', goal: 'sale' }])).content).toHaveLength(1)
  })

  it('says which pages use it, and stays while they do', async () => {
    const added = await add([{ blockType: 'contactForm', form: 'contact' }])
    const page = await addPage({ title: 'Met module', modules: [added.id] })
    const { usedOn } = await site.payload.findByID({
      collection: 'modules',
      id: added.id,
      depth: 0,
    })
    expect(usedOn?.docs).toEqual([page.id])
    await expect(site.payload.delete({ collection: 'modules', id: added.id })).rejects.toThrow(
      /Met module/,
    )
  })
})

describe('a category', () => {
  it('is no child of itself and keeps its WebID to itself', async () => {
    const top = await site.payload.create({
      collection: 'categories',
      data: { title: 'Boven', webId: 811 },
    })
    const child = await site.payload.create({
      collection: 'categories',
      data: { title: 'Onder', parent: top.id },
    })
    await expect(
      site.payload.update({ collection: 'categories', id: top.id, data: { parent: child.id } }),
    ).rejects.toMatchObject(refusedAt('parent', /onder zichzelf/))
    await expect(
      site.payload.create({ collection: 'categories', data: { title: 'Dubbel', webId: 811 } }),
    ).rejects.toMatchObject(refusedAt('webId', /al in gebruik/))
    await expect(site.payload.delete({ collection: 'categories', id: top.id })).rejects.toThrow(/./)
  })
})

describe('the globals', () => {
  const settings = (data: object, req?: PayloadRequest) =>
    site.payload.updateGlobal({ slug: 'settings', data, ...(req && { req }) })
  let french: PayloadRequest
  beforeAll(async () => {
    french = await speaking('fr')
  })

  it('keep one language in use, and the default among them', async () => {
    const only = (...codes: Locale[]) => codes.map((code) => ({ code, use: true }))
    await expect(
      settings({ languages: [{ code: 'nl', use: false }], defaultLanguage: 'nl' }),
    ).rejects.toMatchObject(refusedAt('languages', /Minstens één/))
    await expect(
      settings({ languages: only('fr'), defaultLanguage: 'nl' }, french),
    ).rejects.toMatchObject(refusedAt('defaultLanguage', /langue/))
    await expect(
      settings({ languages: only('nl', 'nl'), defaultLanguage: 'nl' }),
    ).rejects.toMatchObject(refusedAt('languages', /twee keer/))
    expect(
      (await settings({ languages: only('nl', 'fr'), defaultLanguage: 'fr' })).defaultLanguage,
    ).toBe('fr')
  })

  it.each([
    ['theme.moss', { theme: { moss: 'red' } }],
    ['analyticsId', { analyticsId: 'UA-1' }],
    ['adsId', { adsId: 'G-12345' }],
    ['tagManagerId', { tagManagerId: "GTM-');alert(1)//" }],
    ['pixelId', { pixelId: '12ab' }],
    ['codeOfConductUrl', { codeOfConductUrl: 'javascript:x' }],
  ])('refuse a wrong %s', async (path, data) => {
    await expect(settings(data)).rejects.toMatchObject(refusedAt(path, /./))
  })

  it('hold a theme back until it is published, and put the former one back', async () => {
    const { payload } = site
    const { admin, editor } = await settle(payload)
    const cookies = {
      admin: await logIn(payload, 'users', admin.email, PASSWORD),
      editor: await logIn(payload, 'users', editor.email, PASSWORD),
    }
    const path = '/globals/settings'
    const press = (what: string, by: keyof typeof cookies = 'admin') =>
      ask(payload, `${path}/theme/${what}`, { method: 'POST', cookie: cookies[by], body: {} })
    const moss = async () =>
      (await payload.findGlobal({ slug: 'settings', depth: 0 })).theme?.moss ?? null
    const before = await moss()
    const save = (body: object) =>
      ask(payload, path, { method: 'POST', cookie: cookies.admin, body })

    await payload.updateGlobal({ slug: 'settings', data: { formerTheme: null } })
    expect((await press('undo')).status).toBe(409)
    expect((await save({ themeDraft: { moss: '#14324f' } })).status).toBe(200)
    expect(await moss()).toBe(before)
    // A form cannot write what is on the site past the draft.
    expect((await save({ theme: { moss: '#000001' } })).status).toBe(200)
    expect(await moss()).toBe(before)

    expect((await press('publish', 'editor')).status).toBe(403)
    expect((await press('publish')).status).toBe(200)
    expect(await moss()).toBe('#14324f')
    expect((await press('undo', 'editor')).status).toBe(403)
    expect((await press('undo')).status).toBe(200)
    expect(await moss()).toBe(before)
    expect((await press('undo')).status).toBe(200)
    expect(await moss()).toBe('#14324f')
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'settings_changed' } },
      sort: 'at',
    })
    expect(docs.map(({ details }) => details)).toContainEqual({
      'theme.moss': expect.stringMatching(/ → #14324f$/),
    })
    await payload.updateGlobal({ slug: 'settings', data: { theme: { moss: before } } })
  })

  it('refuse a popup before its time and links that run code', async () => {
    await expect(
      site.payload.updateGlobal({ slug: 'popup', data: { isPublished: 'yes', delay: -1 } }),
    ).rejects.toMatchObject(refusedAt('delay', /./))
    await expect(
      site.payload.updateGlobal({
        slug: 'popup',
        data: { isPublished: 'yes', link: 'javascript:x' },
      }),
    ).rejects.toMatchObject(refusedAt('link', /./))
    const left = [{ status: 'published' as const, label: 'x', link: 'data:text/html,x' }]
    await expect(
      site.payload.updateGlobal({ slug: 'top-bar', data: { left } }),
    ).rejects.toMatchObject(refusedAt('left.0.link', /./))
  })

  it('refuse a path table with unclean or double paths', async () => {
    const table = (...entries: { originalPath: string; path?: string; external?: boolean }[]) =>
      site.payload.updateGlobal({ slug: 'path-table', data: { entries } })
    await expect(table({ originalPath: 'for-sale', path: 'Te Koop' })).rejects.toMatchObject(
      refusedAt('entries.0.path', /te-koop/),
    )
    await expect(table({ originalPath: 'a' }, { originalPath: '/a/' })).rejects.toMatchObject(
      refusedAt('entries', /twee keer/),
    )
    await expect(table({ originalPath: 'a', path: 'b', external: true })).rejects.toMatchObject(
      refusedAt('entries.0.path', /volledig adres/),
    )
    expect((await table({ originalPath: 'for-sale', path: 'te-koop' })).entries).toHaveLength(1)
  })
})
