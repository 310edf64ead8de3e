import { beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'

import { asOneRendering } from '@/data/core/rendering'
import { findScheduled } from '@/data/dashboard/scheduled'
import { showRelease } from '@/data/releases/preview'
import { publishDueReleases } from '@/data/releases/publishDue'
import { findListingSummaries } from '@/data/catalogue/search/listingSummaries'
import { accessOf } from '@/data/site/preview'
import { resolveAddress } from '@/data/site/resolve'
import type { ScheduledCollection } from '@/domain/site/schedule'

import { createTown, createType } from './support/fixtures'
import { ask, logIn } from './support/http'
import { lawful } from './support/lawful'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'

const site = usePayload()
let people: People
let cookies: { editor: string; agent: string; owner: string }
let category: string
let place: { mainType: string; city: string }

beforeAll(async () => {
  const { payload } = site
  people = await settle(payload)
  cookies = {
    editor: await logIn(payload, 'users', 'editor@people.test', PASSWORD),
    agent: await logIn(payload, 'users', 'agent@people.test', PASSWORD),
    owner: await logIn(payload, 'owners', 'aerts@people.test', PASSWORD),
  }
  const data = { title: 'Nieuws', path: 'nieuws', webId: 1 }
  category = (await payload.create({ collection: 'categories', data })).id
  place = { mainType: (await createType(payload)).id, city: (await createTown(payload)).id }
})

type Target = { collection: ScheduledCollection; id: string }
type Answer = {
  outcome: string
  refusals: Record<string, string>
  release: {
    state: string
    planned?: { day: string; time: string }
    documents: {
      id: string
      name: string
      sinceThen: string
      obstacles: { kind: string; name?: string; reason?: string }[]
    }[]
  }
  drafts: { id: string }[]
}

const act = async (release: string, wish: object, cookie = cookies.editor) => {
  const response = await ask(site.payload, `/releases/${release}/act`, {
    method: 'POST',
    body: wish,
    cookie,
  })
  const body: Answer = await response.json()
  return { status: response.status, ...body }
}
const newRelease = async (name: string): Promise<string> =>
  (await site.payload.create({ collection: 'releases', data: { name, state: 'open' } })).id

let counter = 0
const article = async (title: string, status: 'draft' | 'published'): Promise<Target> => {
  counter += 1
  const data = { title, path: `artikel-${counter}`, category, _status: status }
  const draft = status === 'draft'
  const { id } = await site.payload.create({ collection: 'articles', draft, data })
  return { collection: 'articles', id }
}
const page = async (title: string, path: string, more: object = {}): Promise<Target> => {
  const data = { title, path, kind: 'content' as const, _status: 'draft' as const, ...more }
  const { id } = await site.payload.create({ collection: 'pages', draft: true, data })
  return { collection: 'pages', id }
}
const property = async (title: string, more: object = {}): Promise<Target> => {
  const data = {
    title,
    goal: 'sale' as const,
    status: 'active' as const,
    marquee: 'none' as const,
    _status: 'draft' as const,
    ...place,
    ...more,
  }
  const { id } = await site.payload.create({ collection: 'properties', draft: true, data })
  return { collection: 'properties', id }
}
const draftOver = ({ collection, id }: Target, title: string) =>
  site.payload.update({ collection, id, draft: true, data: { title, _status: 'draft' } })
const live = ({ collection, id }: Target) =>
  site.payload.findByID({ collection, id, depth: 0, draft: false })
const newest = ({ collection, id }: Target) =>
  site.payload.findByID({ collection, id, depth: 0, draft: true })
const fill = async (release: string, targets: readonly Target[]) => {
  for (const target of targets)
    expect(await act(release, { action: 'add', ...target })).toMatchObject({ status: 200 })
}
const obstaclesIn = ({ release }: Answer, { id }: Target) =>
  release.documents.find((one) => one.id === id)?.obstacles

describe('a release', () => {
  it('is published as one and undone as one; what it published stays as drafts', async () => {
    const changed = await article('oud', 'published')
    await draftOver(changed, 'nieuw')
    const added = await article('eerste', 'draft')
    const home = await property('Loft', lawful)
    const release = await newRelease('Voorjaar')
    await fill(release, [changed, added, home])
    expect((await live(changed)).title).toBe('oud')

    expect(await act(release, { action: 'publish' })).toMatchObject({
      status: 200,
      outcome: 'published',
      release: { state: 'published' },
    })
    expect(await live(changed)).toMatchObject({ title: 'nieuw', _status: 'published' })
    expect(await live(added)).toMatchObject({ _status: 'published' })
    expect(await live(home)).toMatchObject({ _status: 'published' })

    expect(await act(release, { action: 'undo', choices: [] })).toMatchObject({
      outcome: 'undone',
      release: { state: 'open' },
    })
    expect(await live(changed)).toMatchObject({ title: 'oud', _status: 'published' })
    expect(await newest(changed)).toMatchObject({ title: 'nieuw', _status: 'draft' })
    expect((await live(added))._status).toBe('draft')
    expect((await live(home))._status).toBe('draft')

    // It waits again and can be published again.
    expect(await act(release, { action: 'publish' })).toMatchObject({ outcome: 'published' })
    expect((await live(changed)).title).toBe('nieuw')
    const { docs } = await site.payload.find({
      collection: 'audit-log',
      where: { aboutId: { equals: release } },
      sort: 'at',
    })
    expect(docs.map(({ action, actorName, details }) => [action, actorName, details])).toEqual([
      ['release_published', 'editor', { documents: 3 }],
      ['release_undone', 'editor', { documents: 3, kept: 0 }],
      ['release_published', 'editor', { documents: 3 }],
    ])
    await expect(
      site.payload.delete({ collection: 'releases', id: release, overrideAccess: true }),
    ).rejects.toThrow('Deze bundel staat op de site')
  })

  it('publishes nothing when the rules refuse one of five, and names the document and the field', async () => {
    const others: Target[] = []
    for (const title of ['a', 'b', 'c', 'd']) others.push(await article(title, 'draft'))
    const bad = await property('Zonder gegevens')
    const second = await property('Ook zonder')
    const release = await newRelease('Een geweigerd')
    await fill(release, [...others, bad, second])
    const answer = await act(release, { action: 'publish' })
    expect(answer).toMatchObject({ status: 409, outcome: 'refused', release: { state: 'open' } })
    for (const one of [...others, bad]) expect((await live(one))._status).toBe('draft')
    // Both are named, so that one look is enough; the others are not.
    const reasons = [bad, second].map((one) => obstaclesIn(answer, one)?.[0]?.reason)
    for (const reason of reasons)
      expect(reason).toMatch(/^Nog in te vullen of te verbeteren: .*EPC/)
    for (const one of others) expect(obstaclesIn(answer, one)).toEqual([])
    const named = answer.release.documents.find(({ id }) => id === bad.id)?.name
    expect(named).toContain('Zonder gegevens')

    await act(release, { action: 'remove', ...bad })
    await act(release, { action: 'remove', ...second })
    expect(await act(release, { action: 'publish' })).toMatchObject({ outcome: 'published' })
  })

  it('is not published empty, and holds no document that another one holds', async () => {
    const first = await newRelease('Eerste')
    const other = await newRelease('Tweede')
    expect(await act(first, { action: 'publish' })).toMatchObject({ status: 409, outcome: 'empty' })
    const target = await article('gewild', 'draft')
    const both = await Promise.all(
      [first, other].map((release) => act(release, { action: 'add', ...target })),
    )
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'taken'])
    const done = await article('klaar', 'published')
    expect(await act(first, { action: 'add', ...done })).toMatchObject({ outcome: 'noDraft' })
    expect(both.flatMap(({ drafts }) => drafts).some(({ id }) => id === done.id)).toBe(false)
  })

  it('is stopped by a draft that was changed, deleted, published or planned since it was added', async () => {
    const targets: Target[] = []
    for (const title of ['gewijzigd', 'weg', 'al live', 'eigen moment'])
      targets.push(await article(title, 'draft'))
    const [changed, gone, published, planned] = targets
    if (!changed || !gone || !published || !planned) throw new Error('Four were made')
    const release = await newRelease('Veranderd')
    await fill(release, targets)
    await draftOver(changed, 'nog eens gewijzigd')
    await site.payload.delete({ collection: 'articles', id: gone.id })
    await site.payload.update({ ...published, data: { _status: 'published' } })
    await site.payload.update({
      ...planned,
      draft: true,
      data: { publishAt: new Date(Date.now() + 3_600_000).toISOString() },
    })
    const answer = await act(release, { action: 'publish' })
    expect(answer.outcome).toBe('refused')
    expect(obstaclesIn(answer, changed)).toEqual([{ kind: 'changed' }])
    expect(obstaclesIn(answer, gone)).toEqual([{ kind: 'gone' }])
    expect(obstaclesIn(answer, published)).toEqual([{ kind: 'published' }])
    expect(obstaclesIn(answer, planned)).toEqual([{ kind: 'changed' }, { kind: 'planned' }])

    for (const one of [gone, published, planned]) await act(release, { action: 'remove', ...one })
    await act(release, { action: 'accept', ...changed })
    expect(await act(release, { action: 'publish' })).toMatchObject({ outcome: 'published' })
    expect((await live(changed)).title).toBe('nog eens gewijzigd')
  })

  it('waits for a colleague who has a document open, and names them; one’s own tab does not stop it', async () => {
    const target = await article('open bij een collega', 'draft')
    const release = await newRelease('Slot')
    await fill(release, [target])
    const lock = async (who: { id: string }) =>
      site.payload.create({
        collection: 'payload-locked-documents',
        data: {
          document: { relationTo: 'articles', value: target.id },
          user: { relationTo: 'users', value: who.id },
        },
      })
    const { id } = await lock(people.agent)
    const answer = await act(release, { action: 'publish' })
    expect(answer.outcome).toBe('refused')
    expect(obstaclesIn(answer, target)).toEqual([{ kind: 'locked', name: 'agent' }])
    await site.payload.delete({ collection: 'payload-locked-documents', id })
    await lock(people.editor)
    expect(await act(release, { action: 'publish' })).toMatchObject({ outcome: 'published' })
  })

  it('is published once when two press at the same time', async () => {
    const target = await article('tweemaal', 'draft')
    const release = await newRelease('Samen')
    await fill(release, [target])
    const answers = await Promise.all([1, 2, 3].map(() => act(release, { action: 'publish' })))
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
      'notOpen',
      'notOpen',
      'published',
    ])
    const { totalDocs } = await site.payload.countVersions({
      collection: 'articles',
      where: {
        and: [{ parent: { equals: target.id } }, { 'version._status': { equals: 'published' } }],
      },
    })
    expect(totalDocs).toBe(1)
  })

  it('asks for a choice about what was changed since, and undoes nothing before', async () => {
    const before = ['een', 'twee', 'drie']
    const targets: Target[] = []
    for (const title of before) targets.push(await article(title, 'published'))
    const [kept, undone, same] = targets
    if (!kept || !undone || !same) throw new Error('Three were made')
    for (const one of targets) await draftOver(one, 'in bundel')
    const release = await newRelease('Keuze')
    await fill(release, targets)
    await act(release, { action: 'publish' })
    for (const one of [kept, undone])
      await site.payload.update({ ...one, data: { title: 'later', _status: 'published' } })

    const asked = await act(release, { action: 'undo', choices: [] })
    expect(asked).toMatchObject({ status: 409, outcome: 'undecided' })
    expect(asked.release.documents.map(({ id, sinceThen }) => [id, sinceThen])).toEqual(
      expect.arrayContaining([
        [kept.id, 'changed'],
        [undone.id, 'changed'],
        [same.id, 'same'],
      ]),
    )
    expect((await live(same)).title).toBe('in bundel')

    const choices = [
      { ...kept, choice: 'keep' },
      { ...undone, choice: 'undo' },
    ]
    expect(await act(release, { action: 'undo', choices })).toMatchObject({ outcome: 'undone' })
    expect((await live(kept)).title).toBe('later')
    expect((await live(undone)).title).toBe('twee')
    expect(await newest(undone)).toMatchObject({ title: 'later', _status: 'draft' })
    expect((await live(same)).title).toBe('drie')
  })
})

describe('the moment of a release', () => {
  const passed = (release: string) =>
    site.payload.update({
      collection: 'releases',
      id: release,
      data: { publishAt: new Date(Date.now() - 60 * 60_000).toISOString() },
    })

  it('is not in the past, not in an hour that the clock skips, and not for an empty release', async () => {
    const release = await newRelease('Moment')
    const plan = (day: string, time: string) =>
      act(release, { action: 'plan', moment: { day, time } })
    expect(await plan('2099-01-01', '09:00')).toMatchObject({ outcome: 'empty' })
    await fill(release, [await article('gepland', 'draft')])
    expect(await plan('2020-01-01', '09:00')).toMatchObject({ status: 409, outcome: 'past' })
    // Summer time begins on the last Sunday of March.
    expect(await plan('2027-03-28', '02:30')).toMatchObject({ status: 409, outcome: 'skipped' })
    expect((await plan('2027-02-30', '09:00')).status).toBe(400)
    expect((await plan('2027-03-28', '25:00')).status).toBe(400)
    expect(await plan('2027-03-28', '03:30')).toMatchObject({
      outcome: 'done',
      release: { planned: { day: '2027-03-28', time: '03:30' } },
    })
    expect(await publishDueReleases()).toBe(0)
    expect(await act(release, { action: 'plan', moment: null })).toMatchObject({ outcome: 'done' })
  })

  it('publishes it once, also when several instances look at the same time', async () => {
    const target = await article('vanzelf', 'draft')
    const release = await newRelease('Vanzelf')
    await fill(release, [target])
    await passed(release)
    const counts = await Promise.all([1, 2, 3].map(() => publishDueReleases()))
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect((await live(target))._status).toBe('published')
  })

  it('is on the dashboard as refused while something stops it, and what stops it is checked then too', async () => {
    const bad = await property('Nog niet wettelijk')
    const good = await article('klaar', 'draft')
    const release = await newRelease('Tegengehouden')
    await fill(release, [bad, good])
    await passed(release)
    expect(await publishDueReleases()).toBe(0)
    expect((await live(good))._status).toBe('draft')
    const req = await createLocalReq({ user: people.editor }, site.payload)
    expect(await findScheduled(req, 'nl', (slug) => slug === 'releases', 5)).toEqual([
      expect.objectContaining({ collection: 'releases', id: release, isLate: true }),
    ])
    await act(release, { action: 'remove', ...bad })
    expect(await publishDueReleases()).toBe(1)
  })
})

describe('who may', () => {
  it('agents release properties, but no page, and not a release that holds one', async () => {
    const home = await property('Van de makelaar', lawful)
    const release = await newRelease('Makelaar')
    const text = await page('Van de redactie', 'van-de-redactie')
    const asAgent = (wish: object) => act(release, wish, cookies.agent)
    expect(await asAgent({ action: 'add', ...home })).toMatchObject({ outcome: 'done' })
    expect(await asAgent({ action: 'add', ...text })).toMatchObject({ outcome: 'notAllowed' })
    await fill(release, [text])
    const moment = { day: '2099-01-01', time: '09:00' }
    expect(await asAgent({ action: 'plan', moment })).toMatchObject({ outcome: 'notAllowed' })
    expect(await asAgent({ action: 'publish' })).toMatchObject({ outcome: 'refused' })
    expect((await live(home))._status).toBe('draft')
    await act(release, { action: 'remove', ...text })
    expect(await asAgent({ action: 'publish' })).toMatchObject({ outcome: 'published' })
  })

  it('no one else acts, and no state is written past the actions', async () => {
    const release = await newRelease('Vreemd')
    for (const cookie of [undefined, cookies.owner]) {
      const response = await ask(site.payload, `/releases/${release}/act`, {
        method: 'POST',
        body: { action: 'look' },
        ...(cookie && { cookie }),
      })
      expect(response.status).toBe(403)
    }
    await ask(site.payload, `/releases/${release}`, {
      method: 'PATCH',
      body: { state: 'published', publishAt: '2020-01-01T00:00:00.000Z' },
      cookie: cookies.editor,
    })
    const stored = await site.payload.findByID({ collection: 'releases', id: release })
    expect(stored).toMatchObject({ state: 'open', publishAt: null })
    const created = await ask(site.payload, '/releases', {
      method: 'POST',
      body: { name: 'Meteen', state: 'published' },
      cookie: cookies.agent,
    })
    expect(created.status).toBe(201)
    expect(await created.json()).toMatchObject({ doc: { name: 'Meteen', state: 'open' } })
    const gone = '0199aa11-2222-7333-8444-555566667777'
    expect((await act(gone, { action: 'publish' })).status).toBe(404)
    expect((await act(release, { action: 'explode' })).status).toBe(400)
  })
})

describe('the preview of a release', () => {
  it('shows the whole site with its drafts, and only those, and changes nothing', async () => {
    await site.payload.create({
      collection: 'pages',
      data: { title: 'Thuis', kind: 'home', _status: 'published' },
    })
    const inside = await page('Binnenkort', 'binnenkort')
    await page('Later pas', 'later-pas')
    const home = await property('In de bundel', lawful)
    const outside = await property('Niet in de bundel', lawful)
    const release = await newRelease('Voorbeeld')
    await fill(release, [inside, home])
    const referenceOf = async (one: Target) => {
      const found = await newest(one)
      return 'reference' in found ? Number(found.reference) : 0
    }
    const references = [await referenceOf(home), await referenceOf(outside)]
    const look = async () => ({
      inside: await resolveAddress('nl', ['binnenkort']),
      outside: await resolveAddress('nl', ['later-pas']),
      listings: await findListingSummaries(references, 'nl'),
    })
    const seen = await asOneRendering(async () => {
      const shown = await showRelease(release)
      expect(shown).toMatchObject({ shown: 2, refused: 0 })
      const found = await look()
      shown?.end()
      return found
    })
    expect(seen.inside).toMatchObject({ kind: 'page', page: { title: 'Binnenkort' } })
    expect(seen.outside).toBeNull()
    expect(seen.listings.map(({ reference }) => reference)).toEqual([references[0]])
    // What visitors read at the same time and afterwards is what was published.
    const visible = await asOneRendering(look)
    expect(visible).toMatchObject({ inside: null, listings: [] })
    expect((await live(inside))._status).toBe('draft')
    expect(await newest(inside)).toMatchObject({ _status: 'draft' })
  })

  it('is opened by colleagues and by a link of its own, which opens nothing else', async () => {
    const release = await newRelease('Gedeeld')
    const other = await newRelease('Niet gedeeld')
    const response = await ask(site.payload, `/releases/${release}/preview-links`, {
      method: 'POST',
      body: { period: 'day' },
      cookie: cookies.editor,
    })
    const { links }: { links: { key?: string }[] } = await response.json()
    const key = links[0]?.key
    expect(key).toBeDefined()
    const opens = (id: string, by: { key?: string | undefined; cookie?: string }) =>
      accessOf({
        collection: 'releases',
        id,
        key: by.key,
        headers: new Headers(
          by.cookie ? { Cookie: by.cookie, 'Sec-Fetch-Site': 'same-origin' } : {},
        ),
      })
    expect(await opens(release, { key })).toBe('key')
    expect(await opens(other, { key })).toBe('stranger')
    expect(await opens(release, {})).toBe('stranger')
    expect(await opens(release, { cookie: cookies.agent })).toBe('staff')
    expect(await opens(release, { cookie: cookies.owner })).toBe('stranger')
  })
})
