import { beforeAll, describe, expect, it } from '@jest/globals'

import { findPreview } from '@/data/site/preview'
import type { PreviewCollection } from '@/domain/site/preview'
import type { Locale } from '@/i18n/locales'

import { createTown, createType } from './support/fixtures'
import { ask, logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle } from './support/people'

const site = usePayload()
let cookies: Record<'agent' | 'editor' | 'admin' | 'owner' | 'stranger', string>
let ids: Record<'pages' | 'articles' | 'properties' | 'projects', string>
let place: { mainType: string; city: string }

beforeAll(async () => {
  await settle(site.payload)
  const staff = (role: string) => logIn(site.payload, 'users', `${role}@people.test`, PASSWORD)
  cookies = {
    agent: await staff('agent'),
    editor: await staff('editor'),
    admin: await staff('admin'),
    owner: await logIn(site.payload, 'owners', 'aerts@people.test', PASSWORD),
    stranger: '',
  }
  const { payload } = site
  place = { mainType: (await createType(payload)).id, city: (await createTown(payload)).id }
  const text = { title: 'Bewaard', _status: 'draft' } as const
  const draft = { draft: true, locale: 'nl' } as const
  const page = await payload.create({
    collection: 'pages',
    locale: 'nl',
    data: { title: 'Bewaard', kind: 'content', _status: 'published' },
  })
  await payload.update({
    collection: 'pages',
    id: page.id,
    locale: 'fr',
    data: { title: 'Enregistré', public: true },
  })
  const price = { price: 123_456, publishPrice: true }
  ids = {
    pages: page.id,
    articles: (await payload.create({ collection: 'articles', ...draft, data: text })).id,
    properties: (
      await payload.create({
        collection: 'properties',
        ...draft,
        data: { ...text, ...place, ...price },
      })
    ).id,
    projects: (
      await payload.create({ collection: 'projects', ...draft, data: { ...text, ...place } })
    ).id,
  }
})

type Kind = keyof typeof ids
type Told = { status: number; typed?: string; problem?: string; field?: string }

async function type(
  collection: Kind,
  values: object,
  { by = 'editor', locale = 'nl' }: { by?: keyof typeof cookies; locale?: string } = {},
): Promise<Told> {
  const response = await ask(site.payload, `/${collection}/${ids[collection]}/typed`, {
    method: 'POST',
    body: { locale, values },
    cookie: cookies[by],
  })
  return { status: response.status, ...((await response.json()) as object) }
}

const headersOf = (cookie: string) =>
  new Headers({ Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' })

const look = (
  collection: PreviewCollection & Kind,
  typed: string | undefined,
  by: keyof typeof cookies = 'editor',
  locale: Locale = 'nl',
) =>
  findPreview(
    { collection, id: ids[collection], headers: headersOf(cookies[by]), key: undefined, typed },
    locale,
  )

const kinds = ['pages', 'articles', 'properties', 'projects'] as const

describe('what is typed and not saved', () => {
  it.each(kinds)('is in the preview of %s, once, and nowhere else', async (collection) => {
    const { payload } = site
    const before = await payload.findByID({ collection, id: ids[collection], draft: true })
    const { status, typed } = await type(collection, { title: 'Getypt' })
    expect(status).toBe(200)
    expect(JSON.stringify(await look(collection, typed))).toContain('Getypt')
    expect(await look(collection, typed)).toEqual({ by: 'expired' })
    expect(JSON.stringify(await look(collection, undefined))).not.toContain('Getypt')
    expect(await payload.findByID({ collection, id: ids[collection], draft: true })).toEqual(before)
    const { rows } = await payload.db.pool.query('select * from typed_forms')
    expect(rows).toEqual([])
  })

  it('stands in the language of the form, and leaves the others as they are', async () => {
    const nl = await type('pages', { title: 'Getypt' })
    expect(await look('pages', nl.typed, 'editor', 'fr')).toMatchObject({
      shown: { page: { title: 'Enregistré' } },
    })
    const fr = await type('pages', { title: 'Tapé' }, { locale: 'fr' })
    expect(await look('pages', fr.typed, 'editor', 'fr')).toMatchObject({
      shown: { page: { title: 'Tapé' } },
    })
  })

  it('is hidden like what is saved when visitors will not see it', async () => {
    const { typed } = await type('properties', { title: 'x', price: 654_321, publishPrice: false })
    const shown = JSON.stringify(await look('properties', typed))
    expect(shown).not.toMatch(/654321|123456/)
    const open = await type('properties', { title: 'x', price: 654_321, publishPrice: true })
    expect(JSON.stringify(await look('properties', open.typed))).toContain('654321')
  })

  it('is sealed while it waits, and of one session the last alone', async () => {
    await type('articles', { title: 'Eerste geheim' })
    const last = await type('articles', { title: 'Tweede geheim' })
    const { rows } = await site.payload.db.pool.query('select id, told::text from typed_forms')
    expect(rows).toMatchObject([{ id: last.typed }])
    expect(JSON.stringify(rows)).not.toContain('geheim')
    await look('articles', last.typed)
  })

  it('opens to no other session, document or person, not even with its name', async () => {
    const { typed } = await type('articles', { title: 'Van de redacteur' })
    for (const by of ['admin', 'agent'] as const)
      expect(await look('articles', typed, by)).toEqual({ by: 'expired' })
    for (const by of ['owner', 'stranger'] as const)
      expect(await look('articles', typed, by)).toEqual({ by: 'stranger' })
    expect(await look('projects', typed)).toEqual({ by: 'expired' })
    for (const name of ['', 'x', "' or true --", '0199aa11-2222-7333-8444-555566667777'])
      expect(await look('articles', name)).toEqual({ by: 'expired' })
    expect(JSON.stringify(await look('articles', typed))).toContain('Van de redacteur')
  })

  it('is forgotten when no preview asks for it', async () => {
    const { typed } = await type('articles', { title: 'Blijft liggen' })
    await site.payload.db.pool.query(`update typed_forms set at = now() - interval '61 seconds'`)
    expect(await look('articles', typed)).toEqual({ by: 'expired' })
  })
})

describe('who may type', () => {
  const given = async (collection: Kind, by: keyof typeof cookies) =>
    (await type(collection, { title: 'x' }, { by })).status

  it.each(kinds)('of %s is who may change it', async (collection) => {
    const isForAgents = collection === 'properties' || collection === 'projects'
    expect({
      stranger: await given(collection, 'stranger'),
      owner: await given(collection, 'owner'),
      agent: await given(collection, 'agent'),
      editor: await given(collection, 'editor'),
      admin: await given(collection, 'admin'),
    }).toEqual({
      stranger: 403,
      owner: 403,
      agent: isForAgents ? 200 : 403,
      editor: 200,
      admin: 200,
    })
  })
})

describe('a value that cannot be shown', () => {
  it('is named by its field, in the language of the colleague', async () => {
    expect(await type('properties', { title: 'x', price: -5 })).toMatchObject({
      status: 422,
      problem: 'wrong',
      field: 'Prijs',
    })
    expect(await type('properties', { title: 'x', goal: 'nonsense' })).toMatchObject({
      status: 422,
    })
  })

  it('is refused when it has another shape, is too long, or is no form at all', async () => {
    expect(await type('pages', { title: { deep: [] } })).toMatchObject({ status: 422, field: '' })
    expect(await type('pages', { modules: { a: [[]] } })).not.toMatchObject({ status: 500 })
    expect(await type('pages', { title: 'x'.repeat(400_000) })).toMatchObject({ status: 400 })
    expect(await type('pages', { title: 'x' }, { locale: 'xx' })).toMatchObject({ status: 400 })
    expect(await type('pages', { title: 'a\0b' })).toMatchObject({ status: 422 })
  })

  it('is no empty field: what is still to be filled in is shown as empty', async () => {
    const { status, typed } = await type('properties', { title: '', price: null, city: null })
    expect(status).toBe(200)
    expect(await look('properties', typed)).toMatchObject({ by: 'staff' })
  })

  it('is no field that only the server writes', async () => {
    const { typed } = await type('pages', { id: 'other', _status: 'published', title: 'Getypt' })
    expect(await look('pages', typed)).toMatchObject({
      shown: { page: { id: ids.pages, title: 'Getypt' } },
    })
  })
})
