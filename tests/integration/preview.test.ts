import { beforeAll, describe, expect, it, jest } from '@jest/globals'

import { createLinkKey } from '@/data/enquiries/linkKeys'
import { findPreview, type Preview } from '@/data/site/preview'
import {
  previewCollections,
  SHARED_PREVIEW_DAYS,
  type PreviewCollection,
} from '@/domain/site/preview'
import { env } from '@/env'

import { createTown, createType } from './support/fixtures'
import { answerOf, postForm } from './support/forms'
import { ask, logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle } from './support/people'

const site = usePayload()
let sessions: { agent: Headers; owner: Headers }
let ids: Record<PreviewCollection, string>

const nobody = new Headers()
const headersOf = (cookie: string) =>
  new Headers({ Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' })

async function fill(): Promise<Record<PreviewCollection, string>> {
  const { payload } = site
  const type = await createType(payload)
  const city = await createTown(payload)
  const draft = { draft: true } as const
  const draftModule = await payload.create({
    collection: 'modules',
    ...draft,
    data: {
      name: 'M',
      title: 'Nieuwe module',
      content: [{ blockType: 'contactForm', form: 'contact' }],
      _status: 'draft',
    },
  })
  const page = await payload.create({
    collection: 'pages',
    data: { title: 'Over ons', kind: 'content', _status: 'published' },
  })
  await payload.update({
    collection: 'pages',
    id: page.id,
    ...draft,
    data: { title: 'Over ons, herwerkt', modules: [draftModule.id], _status: 'draft' },
  })
  const article = await payload.create({
    collection: 'articles',
    ...draft,
    data: { title: 'Wonen', _status: 'draft' },
  })
  const place = { city: city.id, street: 'Geheimstraat', houseNumber: '7' }
  const property = await payload.create({
    collection: 'properties',
    ...draft,
    data: {
      title: 'Huis',
      mainType: type.id,
      ...place,
      price: 123456,
      publishPrice: false,
      publishAddress: false,
      _status: 'draft',
    },
  })
  const project = await payload.create({
    collection: 'projects',
    ...draft,
    data: { title: 'Park', mainType: type.id, city: city.id, _status: 'draft' },
  })
  return {
    pages: page.id,
    modules: draftModule.id,
    articles: article.id,
    properties: property.id,
    projects: project.id,
  }
}

beforeAll(async () => {
  await settle(site.payload)
  ids = await fill()
  sessions = {
    agent: headersOf(await logIn(site.payload, 'users', 'agent@people.test', PASSWORD)),
    owner: headersOf(await logIn(site.payload, 'owners', 'aerts@people.test', PASSWORD)),
  }
})

const look = (collection: PreviewCollection, headers: Headers, key?: string) =>
  findPreview({ collection, id: ids[collection], headers, key }, 'nl')
const shownTo = (preview: Preview) => ('shown' in preview ? preview.shown : undefined)
const keyOf = (collection: PreviewCollection, days = SHARED_PREVIEW_DAYS) =>
  createLinkKey({ purpose: 'preview', id: ids[collection] }, days)

describe('a preview', () => {
  it.each(previewCollections)('shows a draft of %s to staff only', async (collection) => {
    expect(await look(collection, sessions.agent)).toMatchObject({ by: 'staff', isDraft: true })
    expect(await look(collection, nobody)).toEqual({ by: 'stranger' })
    expect(await look(collection, sessions.owner)).toEqual({ by: 'stranger' })
  })

  it('shows the changed title of a page that is published, with a module that is not', async () => {
    expect(shownTo(await look('pages', sessions.agent))).toMatchObject({
      kind: 'page',
      page: { title: 'Over ons, herwerkt' },
      modules: [{ title: 'Nieuwe module' }],
    })
  })

  it('hides from staff what visitors will not see either: a price and an address', async () => {
    const shown = JSON.stringify(shownTo(await look('properties', sessions.agent)))
    expect(shown).toContain('Gent')
    expect(shown).not.toMatch(/123456|Geheimstraat/)
  })

  it('opens to a key for an hour, for this document alone', async () => {
    expect(await look('pages', nobody, keyOf('pages'))).toMatchObject({ by: 'key' })
    expect(await look('articles', nobody, keyOf('pages'))).toEqual({ by: 'stranger' })
    const now = Date.now()
    const key = keyOf('pages')
    const later = jest.spyOn(Date, 'now').mockReturnValue(now + 60 * 60 * 1000 + 1000)
    try {
      expect(await look('pages', nobody, key)).toEqual({ by: 'expired' })
    } finally {
      later.mockRestore()
    }
  })

  it('opens to no key made for something else, changed or invented', async () => {
    const key = keyOf('pages')
    const [purpose, id, until, signature] = key.split('.')
    const later = [purpose, id, Number(until) + 1, signature].join('.')
    const other = createLinkKey({ purpose: 'newsletter', id: ids.pages }, 1)
    for (const wrong of [later, other, other.replace('newsletter', 'preview'), 'x', '', `${key}x`])
      expect(await look('pages', nobody, wrong)).toEqual({ by: 'stranger' })
  })

  it('says to staff that a document is gone, and to a stranger nothing', async () => {
    const id = '0199aa11-2222-7333-8444-555566667777'
    expect(
      await findPreview({ collection: 'pages', id, headers: sessions.agent, key: undefined }, 'nl'),
    ).toEqual({ by: 'missing' })
    expect(
      await findPreview({ collection: 'pages', id, headers: nobody, key: undefined }, 'nl'),
    ).toEqual({ by: 'stranger' })
  })
})

describe('drafts', () => {
  it('stay closed to visitors of the site and to the API, whatever they send along', async () => {
    const asVisitor = {
      collection: 'articles',
      overrideAccess: false,
      draft: true,
      depth: 0,
    } as const
    expect((await site.payload.find(asVisitor)).docs).toEqual([])
    const response = await ask(
      site.payload,
      '/articles?draft=true&context[preview]=true&preview=true',
    )
    expect(response.status).toBe(403)
  })
})

describe('a form on a preview', () => {
  it('is answered, and arrives nowhere', async () => {
    const headers = { referer: `${env.SITE_URL}/nl/preview/pages/${ids.pages}/` }
    expect(await answerOf(await postForm({ firstName: 'Emma' }, { headers }))).toEqual({
      status: 422,
      refused: { form: 'preview' },
    })
    expect(
      (await site.payload.count({ collection: 'enquiries', overrideAccess: true })).totalDocs,
    ).toBe(0)
  })
})
