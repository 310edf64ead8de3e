import { inflateRawSync } from 'node:zlib'

import { beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'

import { legalView, printedLaw } from '@/data/catalogue/views/legal'
import { exportFor } from '@/data/feeds/export'
import { findSentReports, findShown } from '@/data/legal/findInspection'
import { makeInspectionFiles } from '@/data/legal/makeInspectionFiles'
import { recordShownOf, recordUnrecorded } from '@/data/legal/recordShown'
import { clockOf } from '@/domain/viewings/times'
import type { Portal, Project, Property } from '@/payload-types'

import { createTown, createType } from './support/fixtures'
import { ask, logIn } from './support/http'
import { lawful } from './support/lawful'
import { usePayload } from './support/payload'
import { PASSWORD, settle } from './support/people'

const site = usePayload()
let place: Pick<Property, 'mainType' | 'city'>

beforeAll(async () => {
  await settle(site.payload)
  place = {
    mainType: (await createType(site.payload)).id,
    city: (await createTown(site.payload)).id,
  }
})

const sale = (more: Partial<Property> = {}) =>
  site.payload.create({
    collection: 'properties',
    locale: 'nl',
    data: {
      ...lawful,
      ...place,
      title: 'Huis',
      goal: 'sale',
      status: 'active',
      marquee: 'none',
      public: true,
      _status: 'published',
      ...more,
    },
  })

const change = (id: string, data: Partial<Property>) =>
  site.payload.update({ collection: 'properties', id, locale: 'nl', data })

const always = { first: '2020-01-01', last: '2099-01-01' }
const found = (id: string, excludingWords: readonly string[] = []) =>
  findShown(id, always, { now: new Date(), excludingWords })
const shown = async (id: string) =>
  (await found(id)).states.map(({ from, until, content }) => ({ from, until, content }))

/** The files of an archive by their name, read by its directory as any program does. */
function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const length = archive.readUInt16LE(at + 28)
    const offset = archive.readUInt32LE(at + 42)
    const start =
      offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20))
    files.set(archive.subarray(at + 46, at + 46 + length).toString(), inflateRawSync(packed))
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}

describe('the record of what the site showed', () => {
  it('has each price and label of an advertisement, one after the other, without the drafts between', async () => {
    const { id } = await sale({ price: 300_000, epcLabel: 'b' })
    await change(id, { price: 280_000, _status: 'published' })
    await site.payload.update({
      collection: 'properties',
      id,
      locale: 'nl',
      draft: true,
      data: { price: 1 },
    })
    await change(id, { price: 280_000, epcLabel: 'c', _status: 'published' })
    await change(id, { _status: 'draft' })
    const states = await shown(id)
    expect(states.map(({ content }) => [content.price, content.epcLabel])).toEqual([
      [300_000, 'b'],
      [280_000, 'b'],
      [280_000, 'c'],
    ])
    expect(states.map(({ until }) => until?.getTime())).toEqual([
      states[1]?.from.getTime(),
      states[2]?.from.getTime(),
      expect.any(Number),
    ])
  })

  it('has no price and no street that the site hides, and nothing of the owners', async () => {
    const { id } = await sale({ publishPrice: false, publishAddress: false, uniqueCode: '245' })
    const [{ content } = { content: {} }] = await shown(id)
    expect(content).not.toHaveProperty('price')
    expect(content).not.toHaveProperty('street')
    expect(content).not.toHaveProperty('owners')
  })

  it('is judged by the words that the agency lists, not by the usual ones', async () => {
    const { id } = await sale({ goal: 'rent', price: 900, title: 'Ruim, geen katten' })
    const judged = async (...words: string[]) => (await found(id, words)).states.at(-1)?.missing
    expect(await judged('geen katten')).toContain('noExclusion')
    expect(await judged('geen kinderen')).not.toContain('noExclusion')
  })

  it('ends when the property is deleted, and stays', async () => {
    const { id } = await sale()
    await site.payload.delete({ collection: 'properties', id })
    expect((await shown(id)).map(({ until }) => until !== undefined)).toEqual([true])
  })

  it('has the reports about a property that was deleted since', async () => {
    const { payload } = site
    const owner = await payload.create({
      collection: 'owners',
      data: { email: 'eigenares@people.test', password: PASSWORD, fullName: 'An' } as never,
    })
    const { id, reference } = await sale()
    await payload.create({
      collection: 'reports',
      data: {
        owner: owner.id,
        month: '2026-10',
        properties: [id],
        language: 'nl',
        delivery: 'mailed',
        sentAt: '2026-11-02T08:00:00.000Z',
        content: { sections: [{ property: id }] },
      },
    })
    const found = async () =>
      (await findSentReports({ ...always, property: id })).map((one) => [one.month, one.reference])
    expect(await found()).toEqual([['2026-10', reference]])
    await payload.delete({ collection: 'properties', id })
    expect(await found()).toEqual([['2026-10', reference]])
    expect(await findSentReports({ ...always, property: undefined })).toHaveLength(1)
  })

  it('names the label of a picture from the moment it got it', async () => {
    const { payload } = site
    const picture = await payload.create({
      collection: 'media',
      data: { alt: 'Kamer' },
      file: {
        data: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
        name: 'a.png',
        mimetype: 'image/png',
        size: 70,
      },
    })
    const { id } = await sale({ pictures: [picture.id] })
    await payload.update({ collection: 'media', id: picture.id, data: { origin: 'staged' } })
    expect((await shown(id)).map(({ content }) => content.pictures?.[0]?.origin)).toEqual([
      'photo',
      'staged',
    ])
    // A portal has no field for it: its text says it.
    const { body } = exportFor(payload, { format: 'csv' } as Portal)
    expect(await new Response(body).text()).toContain('Beelden – 1: Virtueel ingericht')
  })

  it('says the term of the agency for the duty to renovate at a portal too', async () => {
    const { payload } = site
    await payload.updateGlobal({ slug: 'property-detail', data: { renovationYears: 4 } })
    await sale({ epcLabel: 'f', epcValue: 620 })
    const { body } = exportFor(payload, { format: 'kyero' } as Portal)
    const text = await new Response(body).text()
    expect(text).toMatch(/binnen (de )?4 jaar/)
    expect(text).not.toMatch(/binnen (de )?6 jaar/)
  })

  it('tells no rent that a banner stands for', async () => {
    const { payload } = site
    const { id } = await sale({ goal: 'rent', price: 1234, monthlyRent: 1234, publishPrice: true })
    const laws = async () => {
      const property = await payload.findByID({ collection: 'properties', id, depth: 1 })
      return JSON.stringify([await legalView(property, 'nl'), await printedLaw(property, 'nl')])
    }
    const banners: ('option' | 'rented')[] = ['option', 'rented']
    await payload.updateGlobal({ slug: 'property-detail', data: { ignoredMarquees: banners } })
    // Under option it can still be had, and what is to let has to say its rent.
    for (const marquee of ['none', 'option'] as const) {
      await change(id, { marquee })
      expect((await laws()).match(/1\.234/g)).toHaveLength(2)
    }
    await change(id, { marquee: 'rented' })
    expect(await laws()).not.toContain('1.234')
  })

  it('tells a portal no price that a banner stands for on the site, but every rent of what is to let', async () => {
    const { payload } = site
    await payload.updateGlobal({ slug: 'property-detail', data: { ignoredMarquees: ['option'] } })
    await sale({ price: 345_678, marquee: 'option' })
    await sale({ price: 234_567 })
    const rent = { price: 1357, monthlyRent: 1357, publishPrice: true } as const
    await sale({ ...rent, goal: 'rent', marquee: 'option' })
    for (const format of ['kyero', 'csv'] as const) {
      const { body } = exportFor(payload, { format } as Portal)
      const text = await new Response(body).text()
      const told = ['345678', '234567', '1357'].map((price) => text.includes(price))
      expect([format, told]).toEqual([format, [false, true, true]])
    }
  })

  it('is kept of projects too, without a street that is hidden', async () => {
    const { payload } = site
    const { id } = await payload.create({
      collection: 'projects',
      locale: 'nl',
      data: {
        ...place,
        title: 'Park',
        goal: 'sale',
        street: 'Geheim',
        publicAddress: false,
        priceMin: 200_000,
        public: true,
        _status: 'published',
      },
    })
    const edit = (data: Partial<Project>) =>
      payload.update({ collection: 'projects', id, locale: 'nl', data })
    await edit({ priceMin: 190_000, _status: 'published' })
    await edit({ _status: 'draft' })
    const project = await found(id)
    expect(project.kind).toBe('project')
    expect(
      project.states.map(({ content, until }) => [
        content.priceMin,
        content.texts?.nl?.title,
        !until,
      ]),
    ).toEqual([
      [200_000, 'Park', false],
      [190_000, 'Park', false],
    ])
    expect(JSON.stringify(project)).not.toContain('Geheim')
    await payload.delete({ collection: 'projects', id })
    expect((await found(id)).states).toHaveLength(2)
  })

  it('never has a project to let whose texts shut people out, by the list of the agency', async () => {
    const { payload } = site
    const { docs } = await payload.find({ collection: 'users', limit: 1 })
    const user = { ...docs[0], collection: 'users' } as never
    await payload.updateGlobal({ slug: 'settings', data: { excludingWords: 'geen katten' } })
    const make = (goal: 'rent' | 'sale', title: string) =>
      payload.create({
        collection: 'projects',
        locale: 'nl',
        user,
        data: { ...place, title, goal, public: true, _status: 'published' },
      })
    await expect(make('rent', 'Park, geen katten')).rejects.toThrow()
    await expect(make('sale', 'Park, geen katten')).resolves.toMatchObject({ goal: 'sale' })
    await expect(make('rent', 'Park, geen kinderen')).resolves.toMatchObject({ goal: 'rent' })
    await payload.updateGlobal({ slug: 'settings', data: { excludingWords: null } })
  })

  it('begins for what was public before there was a record, in as many batches as it takes', async () => {
    const { drizzle } = site.payload.db
    const published = await Promise.all([
      sale({ price: 1 }),
      sale({ price: 2 }),
      sale({ price: 3 }),
    ])
    const hidden = await sale({ _status: 'draft' })
    await drizzle.execute(sql`delete from shown_states`)
    await recordUnrecorded(drizzle, 1)
    const prices = await Promise.all(
      [...published, hidden].map(async ({ id }) =>
        (await shown(id)).map((one) => one.content.price),
      ),
    )
    expect(prices).toEqual([[1], [2], [3], []])
  })

  it('begins once where two instances start in the same moment', async () => {
    const { drizzle } = site.payload.db
    const { id } = await sale({ price: 4 })
    await drizzle.execute(sql`delete from shown_states`)
    await Promise.all(Array.from({ length: 4 }, () => recordUnrecorded(drizzle)))
    expect((await shown(id)).map((one) => one.content.price)).toEqual([4])
  })

  it('says for every minute what the site said then, whatever was changed when', async () => {
    const { id } = await sale()
    const { drizzle } = site.payload.db
    const start = Date.parse('2026-10-24T20:00:00Z')
    const step = fc.record({
      // Several changes in one minute too, and minutes around the night in which the clock goes back.
      minute: fc.integer({ min: 0, max: 600 }),
      price: fc.constantFrom(100, 200),
      epc_label: fc.constantFrom('a', 'b'),
      _status: fc.constantFrom('published', 'published', 'draft'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (given) => {
        const steps = given.toSorted((one, other) => one.minute - other.minute)
        await drizzle.execute(sql`delete from shown_states where property = ${id}`)
        for (const { minute, price, epc_label, _status } of steps) {
          await drizzle.execute(sql`
            update properties set price = ${price}, epc_label = ${epc_label}::enum_properties_epc_label, _status = ${_status}::enum_properties_status
            where id = ${id}`)
          const at = new Date(start + minute * 60_000).toISOString()
          await recordShownOf(drizzle, [id], 'property', sql`${at}::timestamptz`)
        }
        const states = await shown(id)
        for (let minute = 0; minute <= 601; minute += 1) {
          const moment = start + minute * 60_000
          const last = steps.findLast((one) => one.minute <= minute)
          const expected = last?._status === 'published' ? [[last.price, last.epc_label]] : []
          const found = states.filter(
            ({ from, until }) =>
              from.getTime() <= moment && (until === undefined || until.getTime() > moment),
          )
          expect(found.map(({ content }) => [content.price, content.epcLabel])).toEqual(expected)
        }
      }),
      { numRuns: 25 },
    )
  })
})

describe('the inspection file', () => {
  const order = (cookie: string, body: object) =>
    ask(site.payload, '/properties/inspections', { method: 'POST', cookie, body })

  it('is made for administrators alone, is logged, and holds each state, the reason of an exception and what is missing', async () => {
    const admin = await logIn(site.payload, 'users', 'admin@people.test', PASSWORD)
    const editor = await logIn(site.payload, 'users', 'editor@people.test', PASSWORD)
    const { id, reference } = await sale({ price: 300_000 })
    await change(id, { price: 280_000, pScore: null, _status: 'published' })
    const today = clockOf(new Date()).day
    const wanted = { first: '2024-01-01', last: today, reference }
    expect((await order(editor, wanted)).status).toBe(403)
    expect((await order(admin, { ...wanted, first: '2099-01-01' })).status).toBe(400)
    expect((await order(admin, { ...wanted, reference: 999_999 })).status).toBe(404)
    expect((await order(admin, wanted)).status).toBe(200)
    await makeInspectionFiles()
    const list = await ask(site.payload, '/properties/inspections', { cookie: admin })
    const [made] = (await list.json()) as { id: string; state: string; missing: number }[]
    expect(made).toMatchObject({ state: 'ready' })
    const path = `/properties/inspections/${made?.id}`
    expect((await ask(site.payload, path, { cookie: editor })).status).toBe(403)
    const answer = await ask(site.payload, path, { cookie: admin })
    const files = unzip(Buffer.from(await answer.arrayBuffer()))
    const table = files.get('data/advertisements.csv')?.toString() ?? ''
    expect(table.match(/300000|280000/g)).toEqual(['300000', '280000'])
    expect(files.get('data/missing.csv')?.toString()).toContain(`${reference}`)
    expect([...files.keys()].filter((name) => name.endsWith('.pdf'))).toHaveLength(1)
    const [pdf] = [...files].filter(([name]) => name.endsWith('.pdf'))
    expect(pdf?.[1].subarray(0, 5).toString()).toBe('%PDF-')
    const { docs } = await site.payload.find({
      collection: 'audit-log',
      where: { action: { in: ['inspection_made', 'inspection_fetched'] } },
    })
    expect(docs.map(({ action }) => action).toSorted()).toEqual([
      'inspection_fetched',
      'inspection_made',
    ])
  })
})
