import { beforeAll, describe, expect, it } from '@jest/globals'

import { usePayload } from './support/payload'
import { overHttp, PASSWORD, settle, type People } from './support/people'

const site = usePayload()
let people: People

beforeAll(async () => {
  people = await settle(site.payload)
})

describe('staff', () => {
  it('cannot raise their own role', async () => {
    const { payload } = site
    await payload.update({
      collection: 'users',
      id: people.agent.id,
      data: { role: 'admin', phone: '09 000 00 00' },
      ...overHttp(people.agent),
    })
    const agent = await payload.findByID({ collection: 'users', id: people.agent.id })
    expect([agent.role, agent.phone]).toEqual(['agent', '09 000 00 00'])
  })

  it('cannot change or add colleagues, unless they are administrators', async () => {
    const { payload } = site
    const change = { collection: 'users', id: people.agent.id, data: { phone: '1' } } as const
    await expect(payload.update({ ...change, ...overHttp(people.editor) })).rejects.toThrow()
    await expect(payload.update({ ...change, ...overHttp(people.admin) })).resolves.toBeDefined()
    const data = {
      name: 'Nieuw',
      email: 'nieuw@people.test',
      password: PASSWORD,
      role: 'agent',
      language: 'nl',
    } as const
    await expect(
      payload.create({ collection: 'users', data, ...overHttp(people.editor) }),
    ).rejects.toThrow()
  })

  it('always keep an administrator', async () => {
    const { payload } = site
    const { id } = people.admin
    await expect(payload.delete({ collection: 'users', id })).rejects.toThrow('enige beheerder')
    await expect(
      payload.update({ collection: 'users', id, data: { role: 'agent' } }),
    ).rejects.toMatchObject({ data: { errors: [{ path: 'role' }] } })

    const data = {
      name: 'Tweede',
      email: 'tweede@people.test',
      password: PASSWORD,
      role: 'admin',
      language: 'nl',
    } as const
    await payload.create({ collection: 'users', data })
    await expect(
      payload.delete({ collection: 'users', id, ...overHttp(people.admin) }),
    ).rejects.toThrow('eigen beheerdersrol')
    await payload.delete({
      collection: 'users',
      where: { role: { equals: 'admin' } },
      ...overHttp(people.admin),
    })
    const left = await payload.find({ collection: 'users', where: { role: { equals: 'admin' } } })
    expect(left.docs.map((one) => one.id)).toEqual([id])
  })
})

describe('passwords', () => {
  it('have at least twelve characters, however they are set', async () => {
    const { payload } = site
    const data = {
      lastName: 'Kort',
      email: 'kort@people.test',
      password: 'elf tekens!',
      language: 'nl',
    } as const
    const refusal = {
      data: {
        errors: [{ path: 'password', message: 'Kies een wachtwoord van minstens 12 tekens.' }],
      },
    }
    await expect(payload.create({ collection: 'owners', data })).rejects.toMatchObject(refusal)
    await expect(
      payload.update({ collection: 'owners', id: people.ownerA.id, data: { password: 'kort' } }),
    ).rejects.toMatchObject(refusal)
  })
})

describe('owners', () => {
  it('choose their password themselves: staff who type one are refused, and an account begins with an unknown one', async () => {
    const { payload } = site
    const refusal = {
      data: {
        errors: [
          {
            path: 'password',
            message: 'Een eigenaar kiest zijn wachtwoord zelf. Nodig hem uit op het portaal.',
          },
        ],
      },
    }
    const typed = { ...overHttp(people.admin), collection: 'owners' } as const
    await expect(
      payload.update({
        ...typed,
        id: people.ownerA.id,
        data: { password: 'door een ander getypt' },
      }),
    ).rejects.toMatchObject(refusal)
    const where = { id: { equals: people.ownerA.id } }
    const many = await payload
      .update({ ...typed, where, data: { password: 'door een ander getypt' } })
      .catch((error: unknown) => ({ error }))
    expect(many).toMatchObject({ error: refusal })
    const data = { lastName: 'Vrij', email: 'vrij@people.test', language: 'nl' } as const
    await expect(
      payload.create({ ...typed, data: { ...data, password: 'door een ander getypt' } }),
    ).rejects.toMatchObject(refusal)
    const { id } = await payload.create({ ...typed, data })
    const { rows } = await payload.db.pool.query('select hash, salt from owners where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ hash: expect.stringContaining('pbkdf2'), salt: expect.any(String) }])
  })

  it('change their name, phone and language, and nothing staff keep', async () => {
    const { payload } = site
    const { id } = people.ownerA
    await payload.update({
      collection: 'owners',
      id,
      data: { internalNotes: 'moeilijk', street: 'Kouter 1' },
    })
    const own = { firstName: 'An', phone: '1', language: 'fr' } as const
    const kept = {
      email: 'ander@people.test',
      street: 'Elders 2',
      internalNotes: 'lief',
      manager: String(people.admin.id),
    }
    await payload.update({
      collection: 'owners',
      id,
      data: { ...own, ...kept },
      ...overHttp(people.ownerA),
    })
    const saved = await payload.findByID({ collection: 'owners', id, depth: 0 })
    expect(saved).toMatchObject({
      fullName: 'An Aerts',
      phone: '1',
      language: 'fr',
      email: 'aerts@people.test',
      street: 'Kouter 1',
      internalNotes: 'moeilijk',
    })
    expect(saved.manager ?? null).toBeNull()
  })

  it('never read what staff wrote about them', async () => {
    const own = await site.payload.findByID({
      collection: 'owners',
      id: people.ownerA.id,
      ...overHttp(people.ownerA),
    })
    expect(own).not.toHaveProperty('internalNotes')
  })
})

describe('leads', () => {
  it('refuse a price range that runs backwards', async () => {
    const { payload } = site
    const data = {
      goal: 'sale',
      priceMin: 300_000,
      priceMax: 200_000,
      language: 'nl',
      status: 'active',
      frequency: 'daily',
    } as const
    const demand = payload.create({ collection: 'demands', data })
    await expect(demand).rejects.toMatchObject({ data: { errors: [{ path: 'priceMax' }] } })
  })

  it('refuse a website that is no web address', async () => {
    const data = { name: 'Klant', website: 'javascript:alert(1)', status: 'draft' } as const
    const testimonial = site.payload.create({ collection: 'testimonials', data })
    await expect(testimonial).rejects.toMatchObject({ data: { errors: [{ path: 'website' }] } })
  })
})
