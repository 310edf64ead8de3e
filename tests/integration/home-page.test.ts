import { beforeAll, expect, it } from '@jest/globals'

import { locales } from '@/i18n/locales'

import { usePayload } from './support/payload'
import { overHttp, settle, type People } from './support/people'

const site = usePayload()
let people: People
let id: string

const front = { title: 'Start', kind: 'home', public: true, _status: 'published' } as const
const use = (codes: readonly string[], as: object = {}) =>
  site.payload.updateGlobal({
    slug: 'settings',
    ...as,
    data: {
      languages: locales.map((code) => ({ code, use: codes.includes(code) })),
      defaultLanguage: 'nl',
    },
  })
const save = (data: object, more: object = {}) =>
  site.payload.update({
    collection: 'pages',
    id,
    locale: 'fr',
    data,
    ...overHttp(people.editor),
    ...more,
  })

beforeAll(async () => {
  people = await settle(site.payload)
  ;({ id } = await site.payload.create({ collection: 'pages', locale: 'nl', data: front }))
  await site.payload.update({ collection: 'pages', id, locale: 'fr', data: front })
  await site.payload.update({
    collection: 'pages',
    id,
    locale: 'en',
    data: { ...front, public: false },
  })
  await use(['nl', 'fr'])
})

it('the home page stays shown in every language in use, whichever way a person saves', async () => {
  const unpublishAt = new Date(Date.now() + 86_400_000).toISOString()
  const own = { collection: 'pages', id } as const
  const ways = {
    hidden: () => save({ ...front, public: false }),
    unpublished: () => save({ _status: 'draft' }),
    'of another kind': () => save({ ...front, kind: 'content', path: 'start' }),
    'with a planned end': () => save({ ...front, unpublishAt }),
    deleted: () => site.payload.delete({ ...own, ...overHttp(people.editor) }),
  }
  const answers: Record<string, unknown> = {}
  for (const [way, attempt] of Object.entries(ways))
    answers[way] = await attempt().then(
      () => 'done',
      (error: { status?: number }) => error.status,
    )
  expect(answers).toEqual(Object.fromEntries(Object.keys(ways).map((way) => [way, 409])))
  expect(await site.payload.findByID({ ...own, locale: 'fr' })).toMatchObject(front)
})

it('the home page is free to change otherwise, in a draft and where its language is not used', async () => {
  await save({ ...front, title: 'Accueil' })
  await save({ ...front, public: false }, { locale: 'en' })
  await save({ public: false, _status: 'draft' }, { draft: true })
})

it('a language is switched on by a person only where the home page is shown', async () => {
  const admin = overHttp(people.admin)
  await expect(use(['nl', 'fr', 'en'], admin)).rejects.toMatchObject({ status: 400 })
  await use(['nl'], admin)
  await use(['nl', 'fr'], admin)
  await use(['nl', 'fr', 'en'])
  await use(['nl', 'fr', 'en'], admin)
})

it('seeds and restores change the home page freely', async () => {
  await site.payload.update({
    collection: 'pages',
    id,
    locale: 'fr',
    data: { ...front, public: false },
  })
  await site.payload.delete({ collection: 'pages', id })
})
