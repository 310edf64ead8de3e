import { beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type PayloadRequest, type TypedUser } from 'payload'

import { movePages } from '@/data/site/tree/movePages'
import { findPageTree } from '@/data/site/tree/pageTree'
import { childrenOf, movesBetween, moveTo } from '@/domain/studio/arrange'

import { ask, logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'

const site = usePayload()
let people: People
const ids: Record<string, string> = {}

const as = (user: TypedUser): Promise<PayloadRequest> => createLocalReq({ user }, site.payload)

async function make(name: string, parent?: string): Promise<void> {
  const data = {
    title: name,
    path: name,
    kind: 'content',
    sort: 100,
    _status: 'published',
    ...(parent && { parent: ids[parent] }),
  } as const
  const { id } = await site.payload.create({ collection: 'pages', locale: 'nl', data })
  await site.payload.update({
    collection: 'pages',
    id,
    locale: 'fr',
    data: { title: `${name}-fr`, path: `${name}-fr`, _status: 'published' },
  })
  ids[name] = id
}

beforeAll(async () => {
  people = await settle(site.payload)
  for (const name of ['diensten', 'over', 'team']) await make(name)
  await make('pers', 'team')
})

const under = async (name: string, parent: string | null, index = 0) => {
  const before = await findPageTree(await as(people.editor))
  return movesBetween(
    before,
    moveTo(before, String(ids[name]), parent === null ? null : String(ids[parent]), index),
  )
}
const redirects = async () =>
  (
    await site.payload.find({ collection: 'redirects', depth: 0, pagination: false, sort: 'from' })
  ).docs.map(({ from }) => from)

describe('the tree of pages', () => {
  it('says which addresses change before anything does', async () => {
    const moved = await movePages(await as(people.editor), await under('team', 'over'), true)
    expect(moved).toEqual({
      changed: expect.arrayContaining([
        { from: '/nl/team/', to: '/nl/over/team/', isLedOn: true },
        { from: '/fr/team-fr/pers-fr/', to: '/fr/over-fr/team-fr/pers-fr/', isLedOn: true },
      ]),
    })
    expect(await redirects()).toEqual([])
    expect(
      (await findPageTree(await as(people.editor))).find(({ id }) => id === ids.team)?.parent,
    ).toBeNull()
  })

  it('moves a page with all below it, keeps its paths and leads old addresses on', async () => {
    await movePages(await as(people.editor), await under('team', 'over'), false)
    const team = await site.payload.findByID({
      collection: 'pages',
      id: String(ids.team),
      locale: 'all',
      depth: 0,
    })
    expect(team).toMatchObject({
      parent: ids.over,
      path: { nl: 'team', fr: 'team-fr' },
      title: { nl: 'team', fr: 'team-fr' },
      _status: 'published',
    })
    expect(await redirects()).toEqual(
      expect.arrayContaining([
        '/nl/team/',
        '/nl/team/pers/',
        '/fr/team-fr/',
        '/fr/team-fr/pers-fr/',
      ]),
    )
  })

  it('puts pages of the same number in the order that was asked for', async () => {
    await movePages(await as(people.editor), await under('over', null, 0), false)
    const tree = await findPageTree(await as(people.editor))
    expect(childrenOf(tree, null).map(({ id }) => id)).toEqual([ids.over, ids.diensten])
  })

  it('refuses a place that is taken, in the words of the path field, and changes nothing', async () => {
    const { id } = await site.payload.create({
      collection: 'pages',
      locale: 'nl',
      data: { title: 'x', path: 'pers', kind: 'content', _status: 'published' },
    })
    const before = await findPageTree(await as(people.editor))
    const moves = movesBetween(before, moveTo(before, id, String(ids.team), 0))
    expect(await movePages(await as(people.editor), moves, false)).toMatchObject({
      problem: 'refused',
      id,
      message: expect.stringContaining('pers'),
    })
    expect(
      (await findPageTree(await as(people.editor))).find((page) => page.id === id)?.parent,
    ).toBeNull()
    await site.payload.delete({ collection: 'pages', id })
  })

  it('refuses to move what a colleague has moved meanwhile', async () => {
    const moves = await under('diensten', 'over')
    await movePages(await as(people.admin), await under('diensten', 'team'), false)
    expect(await movePages(await as(people.editor), moves, false)).toEqual({
      problem: 'meanwhile',
      id: ids.diensten,
    })
  })

  it('publishes no draft by moving it', async () => {
    await site.payload.update({
      collection: 'pages',
      id: String(ids.pers),
      draft: true,
      data: { title: 'geheim', _status: 'draft' },
    })
    expect(await movePages(await as(people.editor), await under('pers', null), false)).toEqual({
      problem: 'draft',
      id: ids.pers,
    })
    const draft = await site.payload.create({
      collection: 'pages',
      draft: true,
      data: { title: 'nieuw', path: 'nieuw', kind: 'content', _status: 'draft' },
    })
    ids.nieuw = draft.id
    await movePages(await as(people.editor), await under('nieuw', 'over'), false)
    const moved = (await findPageTree(await as(people.editor))).find(({ id }) => id === draft.id)
    expect(moved).toMatchObject({ parent: ids.over, state: 'draft' })
  })

  it('is moved by editors alone', async () => {
    const moves = await under('team', null)
    const sessionOf = (email: string) => logIn(site.payload, 'users', email, PASSWORD)
    const asked = { method: 'POST', body: { moves, isRehearsal: true } }
    expect(
      (
        await ask(site.payload, '/pages/move', {
          ...asked,
          cookie: await sessionOf('agent@people.test'),
        })
      ).status,
    ).toBe(403)
    expect((await ask(site.payload, '/pages/move', asked)).status).toBe(403)
    expect(
      (
        await ask(site.payload, '/pages/move', {
          ...asked,
          cookie: await sessionOf('editor@people.test'),
        })
      ).status,
    ).toBe(200)
    const wrong = {
      method: 'POST',
      body: { moves: [{ id: 'x' }], isRehearsal: false },
      cookie: await sessionOf('editor@people.test'),
    }
    expect((await ask(site.payload, '/pages/move', wrong)).status).toBe(400)
  })
})
