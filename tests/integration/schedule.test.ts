import { beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'

import { findScheduled } from '@/data/dashboard/scheduled'
import { publishDue } from '@/data/core/publishDue'

import { usePayload } from './support/payload'
import { settle, type People } from './support/people'

const site = usePayload()
let people: People
const HOUR = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

beforeAll(async () => {
  people = await settle(site.payload)
})

const draftOf = async (title: string, publishAt: string | null): Promise<string> => {
  const data = { title, path: title, publishAt, _status: 'draft' } as const
  return (await site.payload.create({ collection: 'articles', draft: true, data })).id
}
const article = (id: string) => site.payload.findByID({ collection: 'articles', id, depth: 0 })
const publications = async (id: string) =>
  (
    await site.payload.countVersions({
      collection: 'articles',
      where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    })
  ).totalDocs

describe('a moment that staff chose', () => {
  it('publishes a draft once, in every language, also when several jobs look at the same time', async () => {
    const id = await draftOf('gepland', at(-1))
    await site.payload.update({
      collection: 'articles',
      id,
      draft: true,
      locale: 'fr',
      data: { title: 'prévu', path: 'prevu' },
    })
    const done = await Promise.all([publishDue(), publishDue(), publishDue()])
    expect(done.reduce((sum, one) => sum + one, 0)).toBe(1)
    const stored = await site.payload.findByID({
      collection: 'articles',
      id,
      locale: 'all',
      depth: 0,
    })
    expect(stored).toMatchObject({
      _status: 'published',
      publishAt: null,
      title: { nl: 'gepland', fr: 'prévu' },
    })
    expect(await publications(id)).toBe(1)
    expect(await publishDue()).toBe(0)
  })

  it('publishes the newer draft of what is published already', async () => {
    const { id } = await site.payload.create({
      collection: 'articles',
      data: { title: 'oud', path: 'oud', _status: 'published' },
    })
    await site.payload.update({
      collection: 'articles',
      id,
      draft: true,
      data: { title: 'nieuw', publishAt: at(-1), _status: 'draft' },
    })
    expect((await article(id)).title).toBe('oud')
    await publishDue()
    expect(await article(id)).toMatchObject({ title: 'nieuw', _status: 'published' })
  })

  it('lets a draft wait until its moment has come, and names it on the dashboard', async () => {
    const id = await draftOf('later', at(2))
    expect(await publishDue()).toBe(0)
    expect((await article(id))._status).toBe('draft')
    const req = await createLocalReq({ user: people.agent }, site.payload)
    expect(await findScheduled(req, 'nl', () => true, 5)).toEqual([
      expect.objectContaining({ id, title: 'later', isLate: false }),
    ])
    await site.payload.delete({ collection: 'articles', id })
  })

  it('takes away what has had its time', async () => {
    const data = {
      title: 'actie',
      path: 'actie',
      unpublishAt: at(1),
      _status: 'published',
    } as const
    const { id } = await site.payload.create({ collection: 'articles', data })
    expect(await publishDue()).toBe(0)
    await site.payload.update({
      collection: 'articles',
      id,
      data: { unpublishAt: at(-1), _status: 'published' },
    })
    await Promise.all([publishDue(), publishDue()])
    expect(await article(id)).toMatchObject({ _status: 'draft', unpublishAt: null })
  })

  it('that has passed takes nothing offline that is published again', async () => {
    const id = await draftOf('opnieuw', null)
    const save = (data: { _status: 'draft' | 'published'; unpublishAt?: string }) =>
      site.payload.update({ collection: 'articles', id, data })
    await save({ _status: 'draft', unpublishAt: at(-1) })
    await save({ _status: 'published' })
    await publishDue()
    expect(await article(id)).toMatchObject({ _status: 'published', unpublishAt: null })
  })

  it('stays with the document it was chosen for: a copy is published by staff only', async () => {
    const id = await draftOf('uitnodiging', at(-1))
    await site.payload.update({
      collection: 'articles',
      id,
      draft: true,
      data: { unpublishAt: at(5) },
    })
    const copy = (await site.payload.duplicate({ collection: 'articles', id })).id
    const original = await site.payload.create({
      collection: 'modules',
      draft: true,
      data: {
        name: 'Actie',
        content: [{ blockType: 'contactForm', form: 'contact' }],
        publishAt: at(-1),
        _status: 'draft',
      },
    })
    const copied = await site.payload.duplicate({ collection: 'modules', id: original.id })
    expect(await publishDue()).toBe(2)
    expect(await article(copy)).toMatchObject({ _status: 'draft' })
    for (const duplicate of [await article(copy), copied])
      expect([duplicate.publishAt ?? null, duplicate.unpublishAt ?? null]).toEqual([null, null])
  })

  it('is refused together with publishing at once, and an end before the beginning too', async () => {
    const data = { title: 'nu', path: 'nu', publishAt: at(1), _status: 'published' } as const
    await expect(site.payload.create({ collection: 'articles', data })).rejects.toThrow()
    const reversed = {
      title: 'nu',
      path: 'nu',
      publishAt: at(3),
      unpublishAt: at(2),
      _status: 'draft',
    } as const
    await expect(
      site.payload.create({ collection: 'articles', draft: true, data: reversed }),
    ).rejects.toThrow()
  })

  it('stays on the dashboard as long as publishing is refused, and holds nothing else up', async () => {
    const title = 'bezet'
    const category = (
      await site.payload.create({
        collection: 'categories',
        data: { title: 'Nieuws', path: 'nieuws', webId: 1 },
      })
    ).id
    const first = await draftOf(title, at(-1))
    await site.payload.update({
      collection: 'articles',
      id: first,
      draft: true,
      data: { category },
    })
    await site.payload.create({
      collection: 'articles',
      data: { title, path: 'vrij', category, _status: 'published' },
    })
    const pool = site.payload.db.pool
    await pool.query("update articles_locales set path = $1 where path = 'vrij'", [title])
    const other = await draftOf('anders', at(-1))
    await publishDue()
    expect((await article(first))._status).toBe('draft')
    expect((await article(other))._status).toBe('published')
    const req = await createLocalReq({ user: people.editor }, site.payload)
    expect(await findScheduled(req, 'nl', () => true, 5)).toEqual([
      expect.objectContaining({ id: first, isLate: true }),
    ])
  })

  it('that fails holds none of the others up', async () => {
    const broken = await draftOf('stuk', at(-2))
    const others = [await draftOf('heel', at(-3)), await draftOf('gaaf', at(-1))]
    const { pool } = site.payload.db
    await pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused by this test'; end $$`,
    )
    await pool.query(
      `create trigger refuse before update on articles for each row when (new.id = '${broken}') execute function refuse()`,
    )
    expect(await publishDue()).toBe(2)
    await pool.query('drop trigger refuse on articles')
    for (const id of others) expect(await article(id)).toMatchObject({ _status: 'published' })
    expect(await publishDue()).toBe(1)
    expect(await article(broken)).toMatchObject({ _status: 'published' })
  })
})
