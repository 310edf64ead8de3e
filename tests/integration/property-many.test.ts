import { beforeAll, describe, expect, it } from '@jest/globals'

import type { Property } from '@/payload-types'

import { createTown, createType } from './support/fixtures'
import { ask, logIn } from './support/http'
import { lawful } from './support/lawful'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'

const site = usePayload()
let people: People
let agent: string
let house: string
let ghent: string

beforeAll(async () => {
  const { payload } = site
  people = await settle(payload)
  agent = await logIn(payload, 'users', 'agent@people.test', PASSWORD)
  house = (await createType(payload, { webId: 901 })).id
  ghent = (await createTown(payload, { name: 'Proefgent' })).id
})

const offer = (more: Partial<Property> = {}) =>
  site.payload.create({
    collection: 'properties',
    data: {
      ...lawful,
      title: 'Loft',
      goal: 'sale',
      status: 'active',
      marquee: 'none',
      mainType: house,
      city: ghent,
      _status: 'published',
      ...more,
    },
  })
const read = (id: string, draft = false) =>
  site.payload.findByID({ collection: 'properties', id, depth: 0, draft })

async function changeMany(ids: string[], changes: object, cookie: string | undefined = agent) {
  const response = await ask(site.payload, '/properties/change-many', {
    method: 'POST',
    body: { ids, changes },
    cookie,
  })
  return { status: response.status, said: await response.json() }
}

describe('changing several properties at once', () => {
  it('changes each, leaves its publication as it was, and counts those that were so already', async () => {
    const shown = await offer()
    const hidden = await offer({ _status: 'draft' })
    const sold = await offer({ status: 'sold', marquee: 'sold' })
    const { said } = await changeMany([shown.id, hidden.id, sold.id, sold.id], {
      status: 'sold',
      marquee: 'sold',
    })
    expect(said).toEqual({ changed: 2, unchanged: 1, refused: [] })
    expect(await read(shown.id)).toMatchObject({
      status: 'sold',
      marquee: 'sold',
      _status: 'published',
    })
    expect(await read(hidden.id)).toMatchObject({
      status: 'sold',
      marquee: 'sold',
      _status: 'draft',
    })
  })

  it('asks another price of a house, and of a rental where its rent stands', async () => {
    const sale = await offer({ price: 300_000 })
    const rent = await offer({ goal: 'rent', price: 900, monthlyRent: 900 })
    expect((await changeMany([sale.id], { price: 290_000 })).said.changed).toBe(1)
    expect((await changeMany([rent.id], { price: 950 })).said.changed).toBe(1)
    expect(await read(sale.id)).toMatchObject({ price: 290_000, _status: 'published' })
    expect(await read(rent.id)).toMatchObject({ price: 950, monthlyRent: 950 })
    expect((await changeMany([rent.id], { price: -1 })).status).toBe(400)
  })

  it('publishes, withdraws, and gives them a contact', async () => {
    const one = await offer({ _status: 'draft' })
    const other = await offer({ _status: 'draft' })
    await changeMany([one.id, other.id], { published: true, contact: people.agent.id })
    expect(await read(one.id)).toMatchObject({ _status: 'published', contact: people.agent.id })
    await changeMany([one.id], { published: false })
    expect([(await read(one.id))._status, (await read(other.id))._status]).toEqual([
      'draft',
      'published',
    ])
  })

  it('says of each that refuses which it is and why, and changes the others', async () => {
    const good = await offer()
    const other = await offer()
    const bad = await offer({ title: 'Villa', similar: [other.id] })
    const gone = '01980000-0000-7000-8000-000000000000'
    const { said } = await changeMany([gone, bad.id, good.id], { goal: 'rent' })
    expect(said).toMatchObject({ changed: 1, unchanged: 0 })
    expect(said.refused).toEqual([
      { id: gone, reference: null, title: '', reason: expect.stringMatching(/bestaat niet meer/) },
      {
        id: bad.id,
        reference: bad.reference,
        title: 'Villa',
        reason: expect.stringMatching(/Gelijkaardige panden: .*hetzelfde doel/),
      },
    ])
    expect([(await read(bad.id)).goal, (await read(good.id)).goal]).toEqual(['sale', 'rent'])
  })

  it('does not put before the public what someone is still preparing', async () => {
    const { id } = await offer()
    await site.payload.update({
      collection: 'properties',
      id,
      draft: true,
      data: { title: 'In voorbereiding' },
    })
    const { said } = await changeMany([id], { status: 'sold' })
    expect(said.refused).toEqual([
      expect.objectContaining({ id, reason: expect.stringMatching(/niet-gepubliceerde/) }),
    ])
    expect(await read(id)).toMatchObject({ title: 'Loft', status: 'active', _status: 'published' })
    expect((await changeMany([id], { published: true })).said.changed).toBe(1)
    expect((await read(id)).title).toBe('In voorbereiding')
  })

  it.each<[string, object]>([
    ['nothing to change', {}],
    ['an unknown status', { status: 'gone' }],
    ['another field', { title: 'x' }],
    ['a contact that is no id', { contact: 'x' }],
  ])('is refused with %s', async (_, changes) => {
    expect((await changeMany([(await offer()).id], changes)).status).toBe(400)
  })

  it('is refused without properties, with too many, and to a stranger', async () => {
    const { id } = await offer()
    expect((await changeMany([], { status: 'sold' })).status).toBe(400)
    expect(
      (
        await changeMany(
          Array.from({ length: 26 }, () => id),
          { status: 'sold' },
        )
      ).status,
    ).toBe(400)
    expect((await changeMany([id], { status: 'sold' }, '')).status).toBe(403)
  })
})
