import { beforeAll, describe, expect, it } from '@jest/globals'

import { createLinkKey } from '@/data/enquiries/linkKeys'
import { findPreview, type Preview } from '@/data/site/preview'
import { previewCollections, type PreviewCollection } from '@/domain/site/preview'
import { env } from '@/env'

import { createTown, createType } from './support/fixtures'
import { answerOf, postForm } from './support/forms'
import { ask, logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle } from './support/people'

const site = usePayload()
let sessions: { agent: Headers; owner: Headers }
let cookie: string
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
  cookie = await logIn(site.payload, 'users', 'agent@people.test', PASSWORD)
  sessions = {
    agent: headersOf(cookie),
    owner: headersOf(await logIn(site.payload, 'owners', 'aerts@people.test', PASSWORD)),
  }
})

const look = (collection: PreviewCollection, headers: Headers, key?: string) =>
  findPreview({ collection, id: ids[collection], headers, key }, 'nl')
const shownTo = (preview: Preview) => ('shown' in preview ? preview.shown : undefined)

type Link = { id: string; key?: string; by: string | null; until: string; state: string }

const press = async (path: string, body: object = {}) => {
  const response = await ask(site.payload, path, { method: 'POST', cookie, body })
  const { links = [] }: { links?: Link[] } = await response.json()
  return { status: response.status, links }
}
const share = async (collection: PreviewCollection, period = 'hour'): Promise<Link> => {
  const { links } = await press(`/${collection}/${ids[collection]}/preview-links`, { period })
  const [made] = links
  if (!made) throw new Error('No link was made')
  return made
}
const revoke = (collection: PreviewCollection, link: string) =>
  press(`/${collection}/${ids[collection]}/preview-links/${link}/revoke`)

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

  it('opens by a link for as long as was chosen, for this document alone', async () => {
    const link = await share('pages', 'twoWeeks')
    expect(link).toMatchObject({ by: 'agent', state: 'open' })
    const days = (Date.parse(link.until) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(14, 2)
    expect(await look('pages', nobody, link.key)).toMatchObject({ by: 'key' })
    expect(await look('articles', nobody, link.key)).toEqual({ by: 'stranger' })
    await site.payload.db.pool.query(
      `update preview_links set until = now() - interval '1 second' where id = $1`,
      [link.id],
    )
    expect(await look('pages', nobody, link.key)).toEqual({ by: 'expired' })
  })

  it('is closed at once by a colleague, who sees who shared it; both are logged', async () => {
    const kept = await share('articles', 'day')
    const link = await share('articles')
    const after = await revoke('articles', link.id)
    expect(after.links.map(({ id, state }) => [id, state])).toEqual([
      [link.id, 'revoked'],
      [kept.id, 'open'],
    ])
    expect(after.links[0]).not.toHaveProperty('key')
    expect(await look('articles', nobody, link.key)).toEqual({ by: 'revoked' })
    expect(await look('articles', nobody, kept.key)).toMatchObject({ by: 'key' })
    const { docs } = await site.payload.find({
      collection: 'audit-log',
      where: { aboutId: { equals: ids.articles } },
      sort: 'at',
    })
    expect(docs.map(({ action, actorName, details }) => [action, actorName, details])).toEqual([
      ['preview_shared', 'agent', { hours: 24 }],
      ['preview_shared', 'agent', { hours: 1 }],
      ['preview_revoked', 'agent', null],
    ])
  })

  it('closes with the account of the colleague who shared it', async () => {
    const { payload } = site
    const leaver = await payload.create({
      collection: 'users',
      data: {
        name: 'Leaver',
        email: 'leaver@people.test',
        password: PASSWORD,
        role: 'agent',
        language: 'nl',
      },
    })
    const path = `/pages/${ids.pages}/preview-links`
    const made = await ask(payload, path, {
      method: 'POST',
      cookie: await logIn(payload, 'users', leaver.email, PASSWORD),
      body: { period: 'twoWeeks' },
    })
    const { links }: { links: Link[] } = await made.json()
    const key = links[0]?.key
    const ofStayer = await share('pages', 'twoWeeks')
    expect(await look('pages', nobody, key)).toMatchObject({ by: 'key' })
    await payload.delete({ collection: 'users', id: leaver.id })
    expect(await look('pages', nobody, key)).toEqual({ by: 'revoked' })
    expect(await look('pages', nobody, ofStayer.key)).toMatchObject({ by: 'key' })
    const after = await revoke('pages', ofStayer.id)
    const closed = after.links.find(({ id }) => id === links[0]?.id)
    expect(closed).toMatchObject({ by: null, state: 'revoked' })
    expect(closed).not.toHaveProperty('key')
    expect((await revoke('pages', String(links[0]?.id))).status).toBe(404)
  })

  it('is shared for no longer than fourteen days, by staff, of a document that exists', async () => {
    const path = `/pages/${ids.pages}/preview-links`
    expect((await press(path, { period: 'year' })).status).toBe(400)
    expect((await press(path)).status).toBe(400)
    const gone = '0199aa11-2222-7333-8444-555566667777'
    expect((await press(`/pages/${gone}/preview-links`, { period: 'hour' })).status).toBe(404)
    const foreign = await share('modules')
    expect((await revoke('pages', foreign.id)).status).toBe(404)
    expect((await revoke('modules', foreign.id)).status).toBe(200)
    expect((await revoke('modules', foreign.id)).status).toBe(404)
    const stranger = await ask(site.payload, path, { method: 'POST', body: { period: 'hour' } })
    expect(stranger.status).toBe(403)
  })

  it('opens to no key made for something else, changed or invented', async () => {
    const { key = '' } = await share('pages')
    const [purpose, id, until, signature] = key.split('.')
    const later = [purpose, id, Number(until) + 1, signature].join('.')
    const other = createLinkKey({ purpose: 'newsletter', id: ids.pages }, 1)
    // Links of an earlier release named the document itself.
    const former = createLinkKey({ purpose: 'preview', id: ids.pages }, 1)
    for (const wrong of [
      former,
      later,
      other,
      other.replace('newsletter', 'preview'),
      'x',
      '',
      `${key}x`,
    ])
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
