import { describe, expect, it } from '@jest/globals'

import { ask, logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle } from './support/people'

const site = usePayload()

const versionsOf = async (collection: 'pages' | 'modules' | 'articles', parent: string) => {
  const { docs } = await site.payload.findVersions({
    collection,
    where: { parent: { equals: parent } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
  })
  return docs.map(({ id }) => id)
}

const form = (kind: 'contact' | 'valuation') => [{ blockType: 'contactForm' as const, form: kind }]

async function module(name: string): Promise<string> {
  const { id } = await site.payload.create({
    collection: 'modules',
    locale: 'nl',
    data: { name, title: `${name} nl`, content: form('contact'), _status: 'published' },
  })
  await site.payload.update({
    collection: 'modules',
    id,
    locale: 'fr',
    data: { title: `${name} fr`, _status: 'published' },
  })
  return id
}

describe('a version that is brought back', () => {
  it('says again what it said in every language, with its modules in their order', async () => {
    const { payload } = site
    const first = await module('een')
    const second = await module('twee')
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'nl',
      data: {
        title: 'Vroeger',
        path: 'vroeger',
        kind: 'content',
        modules: [second, first],
        _status: 'published',
      },
    })
    await payload.update({
      collection: 'pages',
      id,
      locale: 'fr',
      data: { title: 'Avant', path: 'avant', _status: 'published' },
    })
    const kept = (await versionsOf('pages', id)).at(-1)
    await payload.update({
      collection: 'pages',
      id,
      locale: 'nl',
      data: { title: 'Nu', modules: [first], _status: 'published' },
    })
    await payload.update({
      collection: 'pages',
      id,
      locale: 'fr',
      data: { title: 'Maintenant', _status: 'published' },
    })

    await payload.restoreVersion({ collection: 'pages', id: String(kept) })
    const page = await payload.findByID({ collection: 'pages', id, locale: 'all', depth: 0 })
    expect(page).toMatchObject({
      title: { nl: 'Vroeger', fr: 'Avant' },
      path: { nl: 'vroeger', fr: 'avant' },
      modules: [second, first],
      _status: 'published',
    })
  })

  it('brings the content of a module back in every language', async () => {
    const { payload } = site
    const id = await module('drie')
    const kept = (await versionsOf('modules', id)).at(-1)
    await payload.update({
      collection: 'modules',
      id,
      locale: 'fr',
      data: { title: 'autre', content: form('valuation'), _status: 'published' },
    })
    await payload.restoreVersion({ collection: 'modules', id: String(kept) })
    const back = await payload.findByID({ collection: 'modules', id, locale: 'all', depth: 0 })
    expect(back).toMatchObject({
      title: { nl: 'drie nl', fr: 'drie fr' },
      content: [{ blockType: 'contactForm', form: 'contact' }],
    })
  })
})

describe('a copy that staff make', () => {
  const copied = async (collection: 'pages' | 'modules', id: string): Promise<string> => {
    const { admin } = await settle(site.payload)
    const cookie = await logIn(site.payload, 'users', admin.email, PASSWORD)
    const answer = await ask(site.payload, `/${collection}/${id}/duplicate?locale=nl`, {
      method: 'POST',
      cookie,
      body: {},
    })
    expect(answer.status).toBe(200)
    const { doc }: { doc: { id: string } } = await answer.json()
    return doc.id
  }

  it('of a module is a draft with the same content in every language, and says that it is a copy', async () => {
    const copy = await copied('modules', await module('vier'))
    const stored = await site.payload.findByID({
      collection: 'modules',
      id: copy,
      locale: 'all',
      depth: 0,
    })
    expect(stored).toMatchObject({
      _status: 'draft',
      title: { nl: 'vier nl', fr: 'vier fr' },
      content: [{ blockType: 'contactForm', form: 'contact' }],
    })
    expect(stored.name).toMatch(/^vier \((copy|kopie)\)$/)
  })

  it('of a page has a title and an address of its own in each language, however often it is copied', async () => {
    const { id } = await site.payload.create({
      collection: 'pages',
      locale: 'nl',
      data: { title: 'Team', path: 'team', kind: 'content', _status: 'published' },
    })
    await site.payload.update({
      collection: 'pages',
      id,
      locale: 'fr',
      data: { title: 'Équipe', path: 'equipe', _status: 'published' },
    })
    const titles = { nl: 'Team (kopie)', fr: 'Équipe (copie)' }
    const first = await site.payload.findByID({
      collection: 'pages',
      id: await copied('pages', id),
      locale: 'all',
      depth: 0,
    })
    expect(first).toMatchObject({
      _status: 'draft',
      title: titles,
      path: { nl: 'team-kopie', fr: 'equipe-copie' },
    })
    const second = await site.payload.findByID({
      collection: 'pages',
      id: await copied('pages', id),
      locale: 'all',
      depth: 0,
    })
    expect(second).toMatchObject({ path: { nl: 'team-kopie-2', fr: 'equipe-copie-2' } })
  })
})
