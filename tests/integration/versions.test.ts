import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'

import { readVersions } from '@/studio/versions/readVersions'

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

describe('the list of versions', () => {
  it('says who saved each version and what it changed, and names no colleague for a program', async () => {
    const { payload } = site
    const { admin, editor } = await settle(payload)
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'nl',
      data: { title: 'Kantoor', path: 'kantoor', kind: 'content', sort: 10, _status: 'published' },
    })
    const change = (
      user: typeof admin | null,
      data: Record<string, unknown>,
      locale: 'nl' | 'fr',
    ) => payload.update({ collection: 'pages', id, locale, data, user, overrideAccess: true })
    await change(editor, { title: 'Bureau', path: 'bureau', _status: 'published' }, 'fr')
    await change(admin, { sort: 20, _status: 'draft' }, 'nl')
    await change(null, { sort: 30, _status: 'published' }, 'nl')

    const config = payload.collections.pages.config
    const req = await createLocalReq({ user: editor }, payload)
    const lines = await readVersions(req, config, id, 'nl')
    expect(lines.map(({ by, state, changes }) => [by, state, changes])).toEqual([
      [undefined, 'live', ['Gepubliceerd', 'Volgorde: 20 → 30']],
      ['admin', 'pastDraft', ['Volgorde: 10 → 20']],
      [
        'editor',
        'pastLive',
        expect.arrayContaining(['Titel (Frans): – → Bureau', 'Pad (Frans): – → bureau']),
      ],
      [undefined, 'pastLive', ['Aangemaakt']],
    ])
  })

  it('calls the first version the creation, also when a busy machine stored it seconds later, and no other', async () => {
    const { payload } = site
    const { editor } = await settle(payload)
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'nl',
      data: { title: 'Traag', path: 'traag', kind: 'content', _status: 'published' },
    })
    const { config } = payload.collections.pages
    const req = await createLocalReq({ user: editor }, payload)
    const firstAfter = async (seconds: number) => {
      await payload.db.drizzle.execute(
        sql`update _pages_v set version_created_at = created_at - ${seconds} * interval '1 second' where parent_id = ${id}::uuid`,
      )
      return (await readVersions(req, config, id, 'nl')).at(-1)?.changes
    }
    expect(await firstAfter(5)).toEqual(['Aangemaakt'])
    expect(await firstAfter(3600)).toEqual(['Oudste versie die bewaard is'])
  })

  it('gives visitors no name of who saved what they read', async () => {
    const { payload } = site
    const { editor } = await settle(payload)
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: 'Publiek', path: 'publiek', kind: 'content', _status: 'published' },
      user: editor,
    })
    const seenBy = async (user: typeof editor | null) =>
      payload.findByID({ collection: 'pages', id, depth: 1, overrideAccess: false, user })
    expect(await seenBy(null)).not.toHaveProperty('savedBy')
    expect(await seenBy(editor)).toHaveProperty('savedBy.id', editor.id)
  })

  it('stays when the colleague who saved is deleted, and takes no name from a request', async () => {
    const { payload } = site
    const { admin, editor } = await settle(payload)
    const leaving = await payload.create({
      collection: 'users',
      data: {
        name: 'Vertrekt',
        email: 'weg@people.test',
        password: PASSWORD,
        role: 'editor',
        language: 'nl',
      },
    })
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: 'Blijft', path: 'blijft', kind: 'content', _status: 'published' },
      user: { ...leaving, collection: 'users' },
    })
    await payload.update({
      collection: 'pages',
      id,
      data: { sort: 7, savedBy: admin.id, _status: 'published' },
      user: editor,
      overrideAccess: false,
    })
    await payload.delete({ collection: 'users', id: leaving.id, user: admin })
    const req = await createLocalReq({ user: admin }, payload)
    const lines = await readVersions(req, payload.collections.pages.config, id, 'nl')
    expect(lines.map(({ by }) => by)).toEqual(['editor', undefined])
  })
})
