import { beforeAll, describe, expect, it } from '@jest/globals'

import { createTown, createType } from './support/fixtures'
import { ask, logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'

const site = usePayload()
let people: People
const sessions: Partial<Record<'admin' | 'editor' | 'agent', string>> = {}

beforeAll(async () => {
  const { payload } = site
  people = await settle(payload)
  for (const role of ['admin', 'editor', 'agent'] as const)
    sessions[role] = await logIn(payload, 'users', people[role].email, PASSWORD)
  const { id: mainType } = await createType(payload, { webId: 955 })
  const { id: city } = await createTown(payload, { name: 'Zoekdorp' })
  await payload.create({
    collection: 'properties',
    data: {
      title: 'Pastorie Vermeiren',
      goal: 'sale',
      status: 'active',
      marquee: 'none',
      mainType,
      city,
    },
    draft: true,
  })
  await payload.create({
    collection: 'enquiries',
    data: {
      kind: 'contact',
      language: 'nl',
      status: 'new',
      receivedAt: new Date().toISOString(),
      lastName: 'Vermeiren',
      email: 'vermeiren@visitor.test',
      isProven: true,
    },
  })
  await payload.create({
    collection: 'pages',
    data: { title: 'Huis Vermeiren bezoeken', kind: 'content' },
  })
})

type Found = {
  documents: { kind: string; label: string; href: string }[]
  places: { label: string; href: string; group: string }[]
}

async function search(text: string, role: keyof typeof sessions, language = 'nl'): Promise<Found> {
  const response = await ask(site.payload, `/users/everywhere?q=${encodeURIComponent(text)}`, {
    cookie: `${sessions[role]}; hestia-lng=${language}`,
  })
  expect(response.status).toBe(200)
  return response.json()
}

describe('the search over the whole studio', () => {
  it('finds properties, people and pages by one word, each with its kind and a link', async () => {
    const { documents } = await search('vermeiren', 'editor')
    expect(documents.map(({ kind, label }) => [kind, label])).toEqual([
      ['Pand', 'Pastorie Vermeiren'],
      [expect.any(String), 'Vermeiren'],
      ['Pagina', 'Huis Vermeiren bezoeken'],
    ])
    for (const { href } of documents)
      expect(href).toMatch(/^\/admin\/collections\/[a-z]+\/[0-9a-f-]+$/)
  })

  it('finds settings by the name of a field and actions by what they do, in the language of the colleague', async () => {
    const [hours] = (await search('Openingsuren', 'admin')).places
    expect(hours).toMatchObject({ href: '/admin/globals/settings', group: 'settings' })
    const { places } = await search('créer : bien', 'admin', 'fr')
    expect(places[0]).toEqual({
      href: '/admin/collections/properties/create',
      label: 'Créer\u00a0: Bien',
      group: 'actions',
    })
  })

  it('shows a colleague nothing that is not in their menu', async () => {
    const { documents } = await search('vermeiren', 'agent')
    expect(documents.map(({ kind }) => kind)).not.toContain('Pagina')
    expect((await search('Openingsuren', 'agent')).places).toEqual([])
    expect((await search('Openingsuren', 'editor')).places).toEqual([])
    expect((await search('Persoonsgegevens', 'editor')).places).toEqual([])
  })

  it('answers only staff, and finds nothing for a single letter or for signs of a pattern', async () => {
    expect((await ask(site.payload, '/users/everywhere?q=vermeiren')).status).toBe(403)
    const owner = await logIn(site.payload, 'owners', 'aerts@people.test', PASSWORD)
    const refused = await ask(site.payload, '/users/everywhere?q=vermeiren', { cookie: owner })
    expect(refused.status).toBe(403)
    expect(await search('v', 'admin')).toEqual({ documents: [], places: [] })
    expect((await search('%%%', 'admin')).documents).toEqual([])
  })
})
