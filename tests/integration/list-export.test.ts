import { beforeAll, describe, expect, it } from '@jest/globals'

import { createTown, createType } from './support/fixtures'
import { ask, logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle } from './support/people'

const site = usePayload()
let editor: string
let agent: string

beforeAll(async () => {
  const { payload } = site
  await settle(payload)
  editor = await logIn(payload, 'users', 'editor@people.test', PASSWORD)
  agent = await logIn(payload, 'users', 'agent@people.test', PASSWORD)
})

async function exported(path: string, cookie = editor, language = 'nl'): Promise<string[]> {
  const response = await ask(site.payload, path, { cookie: `${cookie}; hestia-lng=${language}` })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Disposition')).toMatch(
    /filename="[a-z]+-\d{4}-\d\d-\d\d\.csv"/,
  )
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  expect(text.startsWith('\ufeff')).toBe(true)
  return text.slice(1).trimEnd().split('\r\n')
}

describe('the viewing requests of a property', () => {
  it('are exported in the order in which they came, with the reason for the choice, and those of no other property', async () => {
    const { payload } = site
    const home = {
      goal: 'rent',
      status: 'active',
      marquee: 'none',
      mainType: (await createType(payload)).id,
      city: (await createTown(payload)).id,
    } as const
    const create = (title: string) =>
      payload.create({ collection: 'properties', draft: true, data: { ...home, title } })
    const wanted = await create('Studio')
    const other = await create('Loft')
    const request = (property: string, lastName: string, more = {}) =>
      payload.create({
        collection: 'appointments',
        data: { property, lastName, firstName: 'X', language: 'nl', status: 'requested', ...more },
      })
    await request(wanted.id, 'Zoute')
    await request(other.id, 'Anders')
    await request(wanted.id, 'Aerts', { isChosen: true, choiceReason: 'Inkomen aangetoond' })
    const [, ...rows] = await exported(
      `/appointments/export-list?where[property][equals]=${wanted.id}`,
    )
    expect(rows.map((row) => /Zoute|Aerts|Anders/.exec(row)?.[0])).toEqual(['Zoute', 'Aerts'])
    expect(rows[1]).toContain('Inkomen aangetoond')
  })
})

describe('the export of a list', () => {
  it('has words for options, names for ids, and only what the list is filtered by', async () => {
    const { payload } = site
    const { id: city } = await createTown(payload, { name: 'Exportdorp' })
    for (const [lastName, goal] of [
      ['Koper', 'sale'],
      ['=HYPERLINK("x")', 'rent'],
    ] as const)
      await payload.create({
        collection: 'demands',
        data: {
          lastName,
          goal,
          email: 'export@visitor.test',
          language: 'fr',
          status: 'active',
          frequency: 'daily',
          cities: [city],
        },
      })
    const [heading, ...lines] = await exported('/demands/export-list?where[goal][equals]=sale')
    expect(heading).toContain('Voornaam;Naam;E-mail')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('Koper;export@visitor.test')
    expect(lines[0]).toContain('Français')
    expect(lines[0]).toContain('Exportdorp')
    const found = await exported('/demands/export-list?search=hyperlink', editor, 'fr')
    expect(found[0]).toContain('Prénom;Nom')
    // A table program does not run the name.
    expect(found[1]).toContain(`"'=HYPERLINK(""x"")"`)
  })

  it('gives owners and subscribers without secrets, to editors alone, and is logged', async () => {
    const { payload } = site
    const owners = (await exported('/owners/export-list')).join('\n')
    expect(owners).toContain('aerts@people.test')
    expect(owners).not.toMatch(/hash|salt|[0-9a-f]{8}-[0-9a-f]{4}-/)
    await payload.create({
      collection: 'subscribers',
      data: { email: 'lezer@visitor.test', status: 'subscribed', language: 'nl' },
    })
    expect((await exported('/subscribers/export-list')).join('\n')).toContain('lezer@visitor.test')
    for (const list of ['owners', 'demands', 'subscribers']) {
      expect((await ask(payload, `/${list}/export-list`, { cookie: agent })).status).toBe(403)
      expect((await ask(payload, `/${list}/export-list`)).status).toBe(403)
    }
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'list_exported' } },
    })
    expect(
      docs.map(({ actorName, aboutCollection }) => [actorName, aboutCollection]),
    ).toContainEqual(['editor', 'owners'])
  })
})
