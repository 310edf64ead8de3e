import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

import { POST as postForm } from '@/app/api/forms/[kind]/route'
import { GET as lookAtPause, POST as pauseAtOnce } from '@/app/api/unsubscribe/route'
import { POST as callJob } from '@/app/api/internal/[job]/route'
import { POST as press } from '@/app/api/personal/[purpose]/route'
import { sendAlerts } from '@/data/demands/alerts'
import { findMatchingListings, findMatchingDemands } from '@/data/demands/matching'
import { formValuesFromDemand } from '@/data/demands/formValues'
import { createLinkKey } from '@/data/enquiries/linkKeys'
import { isInside, readArea } from '@/domain/catalogue/area'
import { env } from '@/env'
import { wishFields } from '@/forms/demand/wishFields'
import { deleteExpiredData } from '@/jobs/cleanUp'
import { matchDemand, matchProperty } from '@/jobs/demands/tasks'
import { taskListOf } from '@/jobs/job'
import type { Property } from '@/payload-types'

import { createTown, createType } from './support/fixtures'
import { runDueJobs } from './support/jobs'
import { usePayload } from './support/payload'

const site = usePayload()
const types: Record<'house' | 'flat', string> = { house: '', flat: '' }
let ghent = ''
let sender = 0

beforeAll(async () => {
  const { payload } = site
  const languages = (['nl', 'fr'] as const).map((code) => ({ code, use: true }))
  await payload.updateGlobal({
    slug: 'settings',
    data: { languages, defaultLanguage: 'nl', agencyName: 'Hestia', email: 'kantoor@example.com' },
  })
  types.house = (await createType(payload, { showOrder: 1 })).id
  types.flat = (await createType(payload, { name: 'Appartement', webId: 2, showOrder: 2 })).id
  ghent = (await createTown(payload, { latitude: 51.05, longitude: 3.72 })).id
  const page = (
    kind: 'personal' | 'property_list',
    path: string,
    goal: Property['goal'] = 'sale',
  ) =>
    payload.create({
      collection: 'pages',
      data: {
        title: path,
        path,
        kind,
        ...(kind === 'property_list' && { list: { goal } }),
        public: true,
        _status: 'published',
      },
    })
  await page('personal', 'mijn-keuze')
  await page('property_list', 'te-koop')
  await page('property_list', 'te-huur', 'rent')
})

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  site.payload.db.pool.query<Row>(text, values).then(({ rows }) => rows)

beforeEach(async () => {
  await query('delete from activities')
  await query('delete from properties')
  await query('delete from demands')
  await query('delete from mails')
  await query('delete from enquiries')
  await query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs')
})

const asked = {
  goal: 'sale',
  types: ['1'],
  towns: 'Gent',
  priceMax: '400.000',
  bedrooms: '3',
  frequency: 'instant',
}
const person = {
  firstName: 'Emma',
  lastName: 'Peeters',
  email: 'emma@example.com',
  phone: '0470 12 34 56',
}

function bodyOf(typed: Record<string, string | string[]>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(typed).flatMap(([name, values]) =>
      [values].flat().map((value) => [name, value]),
    ),
  )
}

/** Posts as a page of the site does; each time from another client network, so that no limit applies. */
function post(typed: Record<string, string | string[]>, path: string): Request {
  sender += 1
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `10.0.${sender >> 8}.${sender & 255}`,
  }
  return new Request(`${env.SITE_URL}${path}?lang=nl`, {
    method: 'POST',
    headers: { ...headers, accept: 'application/json' },
    body: bodyOf(typed),
  })
}

const send = (typed: Record<string, string | string[]>, kind = 'demand') =>
  postForm(post(typed, `/api/forms/${kind}`), { params: Promise.resolve({ kind }) })

const pressed = (id: string, what: string, typed: Record<string, string | string[]> = {}) =>
  press(
    post(
      { key: createLinkKey({ purpose: 'demand', id }), do: what, ...typed },
      '/api/personal/demand',
    ),
    { params: Promise.resolve({ purpose: 'demand' }) },
  )

/** What the worker does at once: a listing is compared when it was left alone for some time. */
async function workNow(): Promise<void> {
  const taskList = {
    ...taskListOf([matchProperty, matchDemand, deleteExpiredData]),
    revalidate: async () => {},
    mail: async () => {},
  }
  await runDueJobs(taskList)
  await sendAlerts()
}

const dueNow = () =>
  query(
    'select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs',
  )

/** What the worker has done some time later, when the jobs that wait are due. */
async function work(): Promise<void> {
  await query(`update demand_matches set sent_at = sent_at - interval '15 minutes'`)
  await dueNow()
  await workNow()
}

type Sent = { kind: string; to: string; subject: string; text: string; unsubscribe: string | null }
const mails = (kind = 'demand_matches') =>
  query<Sent>(
    'select kind, "to", subject, text, unsubscribe from mails where kind = $1 order by created_at',
    [kind],
  )

async function registered(typed: Record<string, string | string[]> = {}): Promise<string> {
  const response = await send({ ...asked, ...person, ...typed })
  expect(response.status).toBe(200)
  const [row] = await query<{ id: string }>(
    'select id from demands order by created_at desc limit 1',
  )
  return row?.id ?? ''
}

async function active(typed: Record<string, string | string[]> = {}): Promise<string> {
  const id = await registered(typed)
  await pressed(id, 'confirm')
  await work()
  return id
}

const states = async () =>
  (await query<{ status: string }>('select status from demands order by created_at')).map(
    ({ status }) => status,
  )

describe('a demand that is sent again at once', () => {
  // An address of its own: how many mails one address gets in a day is limited.
  const email = 'twice@example.com'
  const again = async () => {
    expect((await send({ ...asked, ...person, email })).status).toBe(200)
    return states()
  }

  it('is one demand while the first stands as it was', async () => {
    const id = await registered({ email })
    expect(await again()).toEqual(['unconfirmed'])
    await pressed(id, 'confirm')
    expect(await again()).toEqual(['active'])
    await pressed(id, 'save', { ...asked, priceMax: '500.000' })
    expect(await again()).toEqual(['active', 'unconfirmed'])
  })

  it('is a demand after the first was deleted by its visitor or by staff', async () => {
    await pressed(await registered({ email }), 'delete')
    expect(await again()).toEqual(['unconfirmed'])
    const [row] = await query<{ id: string }>('select id from demands')
    await site.payload.delete({ collection: 'demands', id: row?.id ?? '' })
    expect(await again()).toEqual(['unconfirmed'])
  })

  it('is a demand after its visitor unsubscribed from the first', async () => {
    await pressed(await registered({ email }), 'confirm')
    await send({ email }, 'unsubscribe')
    expect(await again()).toEqual(['paused', 'unconfirmed'])
  })
})

const house = (more: Partial<Property> = {}) =>
  site.payload.create({
    collection: 'properties',
    data: {
      title: 'Huis aan het water',
      goal: 'sale',
      mainType: types.house,
      city: ghent,
      price: 390_000,
      publishPrice: true,
      bedrooms: 3,
      livingArea: 150,
      status: 'active',
      marquee: 'none',
      public: true,
      _status: 'published',
      ...more,
    },
  })

const change = (id: string, data: Partial<Property>) =>
  site.payload.update({ collection: 'properties', id, data })

describe('the demand register', () => {
  it('names the town of a distance as the language of the form does', async () => {
    const query = { goal: ['sale'], wish: ['near=Alost|9300|10'] }
    const fields = await wishFields({ locale: 'fr', query })
    const near = fields.find(({ name }) => name === 'near')
    expect(near?.options?.map(({ label }) => label)).toEqual(['À 10 km au plus d’Alost'])
  })

  it('stores what a visitor looks for, with its enquiry, and asks for confirmation by email', async () => {
    const id = await registered()
    const demand = await site.payload.findByID({ collection: 'demands', id, depth: 0 })
    expect(demand).toMatchObject({
      status: 'unconfirmed',
      goal: 'sale',
      types: [types.house],
      cities: [ghent],
      priceMax: 400_000,
      bedroomsMin: 3,
      email: person.email,
    })
    const [mail] = await mails('demand_confirm')
    expect(mail?.text).toContain(
      'huis te koop, Gent, tot € 400.000, minstens 3 slaapkamers'.replace('€ ', '€\u00a0'),
    )
    expect(mail?.text).toContain('/api/personal/demand?lang=nl&key=demand.')
    const [enquiry] = await query<{ kind: string; answers: { label: string; value: string }[] }>(
      'select kind, answers from enquiries',
    )
    expect(enquiry?.kind).toBe('demand')
    expect(enquiry?.answers).toContainEqual({
      name: 'Soort pand',
      label: 'Soort pand',
      value: 'Huis',
    })
  })

  it('is saved from a list by an address alone, with the filters of the list', async () => {
    const wish =
      'city=Gent%7C9000&type=1&price_to=400000&bedrooms=3&epc=b&epc=a&new=1&near=x&within=no-area&type=99'
    const response = await send({ email: person.email, goal: 'sale', wish }, 'saved_search')
    expect(response.status).toBe(200)
    const { docs } = await site.payload.find({ collection: 'demands', depth: 0 })
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({
      status: 'unconfirmed',
      frequency: 'daily',
      goal: 'sale',
      types: [types.house],
      cities: [ghent],
      priceMax: 400_000,
      bedroomsMin: 3,
      epc: ['a', 'b'],
      onlyNew: true,
      email: person.email,
    })
    expect(docs[0]?.within ?? null).toBeNull()
    const [mail] = await mails('demand_confirm')
    expect(mail?.text).toContain('/api/personal/demand?lang=nl&key=demand.')
  })

  it('asks alerts for no more than the list showed, where its places narrow each other', async () => {
    const savedFrom = async (wish: string) => {
      await site.payload.delete({ collection: 'demands', where: {} })
      await send({ email: person.email, goal: 'sale', wish }, 'saved_search')
      return (await site.payload.find({ collection: 'demands', depth: 0 })).docs[0]
    }
    expect(
      await savedFrom('city=Gent%7C9000&province=east_flanders&region=flanders'),
    ).toMatchObject({ cities: [ghent], provinces: [], regions: [] })
    expect(
      await savedFrom('city=Nergens%7C0000&within=no-area&near=x&province=east_flanders'),
    ).toMatchObject({ cities: [], provinces: ['east_flanders'] })
  })

  it.each(['city=Knokke%7C8300', 'near=Knokke%7C8300%7C10'])(
    'is not saved for everywhere when the agency has no town there: %s',
    async (wish) => {
      await send({ email: person.email, goal: 'sale', wish }, 'saved_search')
      const { docs } = await site.payload.find({ collection: 'demands', depth: 0 })
      expect(docs).toHaveLength(1)
      const area = readArea(docs[0]?.within ?? '')
      expect(area && isInside(area, { lat: 51.34, lng: 3.29 })).toBe(true)
      expect(area && isInside(area, { lat: 51.05, lng: 3.72 })).toBe(false)
    },
  )

  it('looks around a town that a feed has added without coordinates, not everywhere', async () => {
    const { id: town } = await createTown(site.payload, { name: 'Lokeren', zip: '9160' })
    await site.payload.db.pool.query(
      'update cities set latitude = null, longitude = null where id = $1',
      [town],
    )
    const near = async () => {
      const [row] = await query<{ is_anywhere: boolean; near_latitude: number | null }>(
        'select is_anywhere, near_latitude from demand_search',
      )
      return row
    }
    const { id } = await site.payload.create({
      collection: 'demands',
      data: {
        ...({ goal: 'sale', frequency: 'daily', status: 'active', language: 'nl' } as const),
        email: 'near@example.com',
        types: [types.house],
        nearCity: town,
      },
    })
    const row = await near()
    expect([row?.is_anywhere, Math.round((row?.near_latitude ?? 0) * 10) / 10]).toEqual([
      false,
      51.1,
    ])
    await site.payload.db.pool.query(`update cities set country = 'fr' where id = $1`, [town])
    await site.payload.update({ collection: 'demands', id, data: { frequency: 'weekly' } })
    expect(await near()).toEqual({ is_anywhere: false, near_latitude: null })
    await house({ title: 'Ver weg' })
    await work()
    expect(await query('select from demand_matches')).toEqual([])
  })

  it.each([
    [{ types: [] }, { types: 'noType' }],
    [{ towns: '' }, { provinces: 'noPlace' }],
    [{ towns: 'Atlantis' }, { towns: 'unknownTown' }],
    [{ types: ['99'] }, { types: 'unknown' }],
    [{ provinces: ['atlantis'] }, { provinces: 'unknown' }],
    [{ towns: '', within: 'no-area' }, { within: 'unknown' }],
    [{ towns: '', near: 'Atlantis|0000|10' }, { near: 'unknown' }],
    [{ priceMax: 'veel' }, { priceMax: 'invalid' }],
    [{ frequency: 'hourly' }, { frequency: 'unknown' }],
  ])('refuses %j and writes nothing', async (wrong, refused) => {
    const response = await send({ ...asked, ...person, ...wrong })
    expect([response.status, await response.json()]).toEqual([422, { refused }])
    expect(await query('select from demands')).toEqual([])
    expect(await query('select from mails')).toEqual([])
  })

  it('alerts of a saved list only what that list would show', async () => {
    const wish = 'city=Gent%7C9000&epc=a&new=1'
    const email = 'saved@example.com'
    await send({ email, goal: 'sale', wish }, 'saved_search')
    const [row] = await query<{ id: string }>('select id from demands')
    const id = row?.id ?? ''
    await pressed(id, 'confirm')
    await house({ title: 'Oud', epcLabel: 'a' })
    await house({ title: 'Slecht', epcLabel: 'c', newBuild: true })
    const good = await house({ title: 'Goed', epcLabel: 'a_plus', newBuild: true })
    await work()
    const matched = await query('select property from demand_matches')
    expect(matched).toEqual([{ property: good.id }])
    const [mail] = await mails('demand_active')
    expect(mail?.text).toMatch(/EPC A, alleen nieuwbouw/)
    // A visitor who changes something else keeps both.
    const values = await formValuesFromDemand(
      await site.payload.findByID({ collection: 'demands', id, depth: 0 }),
      'nl',
    )
    expect(values).toMatchObject({ epc: ['a'], onlyNew: ['1'] })
    await pressed(id, 'save', { ...asked, epc: ['a', 'b'], onlyNew: '1' })
    expect(await site.payload.findByID({ collection: 'demands', id, depth: 0 })).toMatchObject({
      epc: ['a', 'b'],
      onlyNew: true,
    })
  })

  it('looks for nothing before it is confirmed, and then for what is there already', async () => {
    const id = await registered()
    await house()
    await work()
    expect(await mails()).toEqual([])
    await pressed(id, 'confirm')
    await work()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: person.email, subject: 'Nieuw: Huis in Gent, €\u00a0390.000' })
    expect(mail?.text).toContain('Huis in Gent')
    expect(await mails('demand_active')).toHaveLength(1)
  })

  it('counts a second press on the same button for nothing, also at the same moment', async () => {
    const id = await registered()
    await Promise.all([pressed(id, 'confirm'), pressed(id, 'confirm'), pressed(id, 'confirm')])
    await pressed(id, 'confirm')
    expect(await mails('demand_active')).toHaveLength(1)
  })
})

describe('alerts', () => {
  it('tell of a new listing once, however often it is saved and the clock strikes', async () => {
    await active()
    const { id } = await house()
    await work()
    await change(id, { livingArea: 151 })
    await work()
    await Promise.all([sendAlerts(), sendAlerts()])
    expect(await mails()).toHaveLength(1)
  })

  it('tell of a lower price and of a listing that is back, each once', async () => {
    await active()
    const { id } = await house()
    await work()
    await change(id, { price: 380_000 })
    await work()
    await change(id, { price: 385_000 })
    await work()
    await change(id, { marquee: 'option' })
    await work()
    await change(id, { marquee: 'none' })
    await work()
    const said = (await mails()).map(({ text }) =>
      ['1 nieuw pand', '1 pand lager in prijs', '1 pand opnieuw beschikbaar'].find((one) =>
        text.includes(one),
      ),
    )
    expect(said).toEqual(['1 nieuw pand', '1 pand lager in prijs', '1 pand opnieuw beschikbaar'])
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Nieuw: Huis in Gent, €\u00a0390.000',
      'Nu €\u00a0380.000: Huis in Gent',
      'Weer beschikbaar: Huis in Gent, €\u00a0385.000',
    ])
    const [, cheaper] = await mails()
    expect(cheaper?.text).toContain('Nu lager in prijs: was €\u00a0390.000')
    expect(cheaper?.text).toContain('ligt waar u zoekt · juiste soort · binnen budget')
  })

  it('say nothing of a lower price that is taken back before it was told', async () => {
    await active()
    const { id } = await house()
    await work()
    await query(`update demand_search set frequency = 'daily'`)
    await change(id, { price: 280_000 })
    await work()
    await change(id, { price: 385_000 })
    await work()
    expect(await query(`select mark from demand_matches where kind = 'price'`)).toEqual([])
  })

  it.each([
    [{ status: 'sold' }, { status: 'active' }],
    [{ marquee: 'option' }, { marquee: 'none' }],
    [{ price: 39_000 }, { price: 390_000 }],
  ] as const)('say nothing of %j that is taken back at once', async (misclick, takenBack) => {
    await active()
    const { id } = await house()
    await work()
    await change(id, misclick)
    await workNow()
    await change(id, takenBack)
    await work()
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Nieuw: Huis in Gent, €\u00a0390.000',
    ])
  })

  it('show the first picture as a JPEG with an address outside the site, and none when there is none', async () => {
    await active()
    const picture = await site.payload.create({
      collection: 'media',
      data: { alt: 'Gevel', origin: 'staged' },
      file: { data: PIXEL, name: 'gevel.png', mimetype: 'image/png', size: PIXEL.length },
    })
    await house({ pictures: [picture.id] })
    await house({ title: 'Zonder beeld' })
    await work()
    const html = (
      await query<{ html: string }>(
        `select html from mails where kind = 'demand_matches' order by queued_at`,
      )
    ).map((mail) => mail.html)
    const pictures = html.flatMap((one) => one.match(/<img [^>]*>/g) ?? [])
    expect(pictures).toHaveLength(1)
    expect(pictures[0]).toMatch(/ src="https?:\/\/[^"]+\.jpe?g"/)
    expect(pictures[0]).toContain('width="1200" height="630"')
    // What a machine made or changed is said beside the picture, also where pictures are not shown.
    expect(pictures[0]).toContain('· Virtueel ingericht"')
  })

  it('compare a rent with no former one that was by another period', async () => {
    await active({ goal: 'rent', priceMax: '2.000' })
    const byYear = { goal: 'rent', price: 12_000, priceUnit: 'year' } as const
    const { id } = await house(byYear)
    await work()
    await change(id, { price: 950, priceUnit: 'month' })
    await work()
    await change(id, { price: 900 })
    await work()
    const [, first, second, ...others] = await mails()
    expect(others).toEqual([])
    expect(first?.subject).toMatch(/^Nu €\s950 .*: Huis in Gent$/)
    expect(first?.text).toContain('Nu lager in prijs')
    expect(first?.text).not.toContain('12.000')
    expect(second?.text).toMatch(/Nu lager in prijs: was €\s950/)
  })

  it('call no rent a lower price than that of the sale before', async () => {
    await active({ goal: 'rent', priceMax: '2.000' })
    const { id } = await house({ goal: 'rent', price: 950 })
    await work()
    await change(id, { goal: 'sale', price: 300_000 })
    await work()
    await change(id, { goal: 'rent', price: 950 })
    await work()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^Nieuw: Huis in Gent, €\s950/)
  })

  it.each(['life_annuity', 'public_sale', 'long_lease'] as const)(
    'call no %s cheaper than the sale before, nor that sale cheaper than it',
    async (contractType) => {
      await active()
      const { id } = await house({ contractType: 'private_sale' })
      await work()
      await change(id, { contractType, price: 60_000 })
      await work()
      await change(id, { contractType: 'private_sale', price: 55_000 })
      await work()
      expect(await mails()).toHaveLength(1)
      // Within one contract a lower price is news again.
      await change(id, { price: 50_000 })
      await work()
      const [, mail, ...others] = await mails()
      expect(others).toEqual([])
      expect(mail?.text).toMatch(/Nu lager in prijs: was €\s55\.000/)
    },
  )

  it('tell of no lower price that waits while the contract or the goal changes', async () => {
    await active()
    const { id } = await house()
    await work()
    await query(`update demand_search set frequency = 'daily'`)
    await change(id, { price: 380_000 })
    await work()
    expect(await query(`select from demand_matches where kind = 'price'`)).toHaveLength(1)
    await change(id, { contractType: 'life_annuity', price: 60_000 })
    await work()
    expect(await query(`select from demand_matches where kind = 'price'`)).toEqual([])
  })

  it('call no annuity cheaper that was a sale before it went offline for a moment', async () => {
    await active()
    const { id } = await house()
    await work()
    await change(id, { _status: 'draft' })
    await change(id, { contractType: 'life_annuity', price: 60_000, _status: 'published' })
    await work()
    expect(await mails()).toHaveLength(1)
  })

  it('say that it is new to who could not afford it before', async () => {
    await active()
    const { id } = await house({ price: 500_000 })
    await work()
    expect(await mails()).toEqual([])
    await change(id, { price: 400_000 })
    await work()
    expect((await mails())[0]?.text).toContain('1 nieuw pand')
  })

  it('name no price that is not published', async () => {
    await active()
    await house({ publishPrice: false, price: 123_456 })
    await work()
    const [mail] = await mails()
    expect(mail?.text).toContain('Huis in Gent')
    expect(mail?.text).not.toMatch(/123\D?456/)
  })

  it('name no former price that is not published', async () => {
    await active()
    const { id } = await house({ price: 398_123 })
    await work()
    await change(id, { publishPrice: false })
    await change(id, { price: 350_000 })
    await work()
    const [, cheaper] = await mails()
    expect(`${cheaper?.subject} ${cheaper?.text}`).not.toMatch(/398\D?123|350\.000/)
  })

  it('come together after a quarter of an hour when listings follow each other, as in an import', async () => {
    await active()
    await house({ title: 'Eerste' })
    await work()
    for (const title of ['Tweede', 'Derde', 'Vierde']) {
      await house({ title })
      await dueNow()
      await workNow()
    }
    expect(await mails()).toHaveLength(1)
    await work()
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Nieuw: Huis in Gent, €\u00a0390.000',
      '3 nieuwe panden',
    ])
  })

  it('leave out what is gone by the time they are written', async () => {
    await active({ frequency: 'daily' })
    const { id } = await house()
    await work()
    expect(await mails()).toEqual([])
    await change(id, { public: false })
    await query(`update demand_matches set due_at = now()`)
    await work()
    expect(await mails()).toEqual([])
  })

  it.each([{ status: 'sold' }, { marquee: 'rented' }] as const)(
    'propose nothing that is gone as %j by the time they are written',
    async (gone) => {
      await active({ frequency: 'daily' })
      const { id } = await house()
      await house({ title: 'Nog te koop' })
      await work()
      await change(id, gone)
      await query(`update demand_matches set due_at = now()`)
      await sendAlerts()
      expect((await mails()).map(({ subject }) => subject)).toEqual([
        'Nieuw: Huis in Gent, €\u00a0390.000',
      ])
    },
  )

  it('tell of a listing that was off the site while an alert fell due, once it is there again', async () => {
    await active({ frequency: 'daily' })
    const { id } = await house()
    await work()
    await change(id, { _status: 'draft' })
    await query(`update demand_matches set due_at = now()`)
    await sendAlerts()
    expect(await mails()).toEqual([])
    await change(id, { _status: 'published' })
    await work()
    await query(`update demand_matches set due_at = now()`)
    await work()
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Nieuw: Huis in Gent, €\u00a0390.000',
    ])
  })

  it('say that a listing which was taken off the site is back', async () => {
    await active()
    const { id } = await house()
    await work()
    await change(id, { _status: 'draft' })
    await work()
    await change(id, { _status: 'published' })
    await work()
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Nieuw: Huis in Gent, €\u00a0390.000',
      'Weer beschikbaar: Huis in Gent, €\u00a0390.000',
    ])
  })

  it('keep what a listing without a page in their language would say until it has one', async () => {
    await active()
    const { id } = await house()
    await query(`update pages_locales set public = false where path = 'te-koop'`)
    await work()
    expect(await query('select from demand_matches')).toEqual([])
    await query(`update pages_locales set public = true where path = 'te-koop'`)
    await change(id, { livingArea: 151 })
    await work()
    expect(await mails()).toHaveLength(1)
  })

  it('wait for the morning and come together', async () => {
    await active({ frequency: 'daily' })
    await house()
    await house({ title: 'Nog een' })
    await work()
    expect(await mails()).toEqual([])
    await query(`update demand_matches set due_at = now()`)
    await work()
    expect((await mails()).map(({ subject }) => subject)).toEqual(['2 nieuwe panden'])
  })

  it('stop while a demand is paused, by the page or by one press of a mail program, and looking pauses nothing', async () => {
    const id = await active()
    await house()
    await work()
    await query(`update mails set status = 'sent'`)
    const [mail] = await mails()
    const address = mail?.unsubscribe ?? ''
    const looked = await lookAtPause(new Request(address))
    expect(looked.status).toBe(303)
    expect(await query('select status from demands')).toEqual([{ status: 'active' }])
    expect(
      (
        await pauseAtOnce(
          new Request(address, { method: 'POST', body: 'List-Unsubscribe=One-Click' }),
        )
      ).status,
    ).toBe(200)
    await house({ title: 'Later' })
    await work()
    expect(await mails()).toHaveLength(1)
    await pressed(id, 'resume')
    await work()
    expect(await mails()).toHaveLength(2)
  })

  it('are accepted only from the site itself', async () => {
    const call = (authorization: string, job = 'alertDemands', body: unknown = [{}]) =>
      callJob(
        new Request('http://localhost/', {
          method: 'POST',
          headers: { authorization },
          body: JSON.stringify(body),
        }),
        { params: Promise.resolve({ job }) },
      )
    const ours = `Bearer ${env.PAYLOAD_SECRET}`
    expect((await call('Bearer nonsense')).status).toBe(404)
    expect((await call(ours)).status).toBe(204)
    expect((await call(ours, 'mail')).status).toBe(404)
    expect((await call(ours, 'revalidate', [{ tags: 'not a list' }])).status).toBe(400)
  })
})

describe('alerts that have not left', () => {
  const email = 'waits@example.com'
  const alertWaits = async (): Promise<string> => {
    const id = await active({ email })
    await house()
    await work()
    expect(await mails()).toHaveLength(1)
    return id
  }
  const byHand = (id: string, status: 'paused' | 'ended') =>
    site.payload.update({ collection: 'demands', id, data: { status } })

  it.each([
    ['pauses it', (id: string) => pressed(id, 'pause')],
    ['presses unsubscribe', () => send({ email }, 'unsubscribe')],
    ['deletes it', (id: string) => pressed(id, 'delete')],
    ['has it ended by staff', (id: string) => byHand(id, 'ended')],
    ['is deleted by staff', (id: string) => site.payload.delete({ collection: 'demands', id })],
  ])('do not leave once their visitor %s, and those of another demand do', async (_, withdraw) => {
    const id = await alertWaits()
    await active({ email: 'other@example.com' })
    expect(await mails()).toHaveLength(2)
    await withdraw(id)
    expect(await mails()).toMatchObject([{ to: 'other@example.com' }])
  })

  it('are deleted by a pause, and not those that have left', async () => {
    const id = await alertWaits()
    await query(`update mails set status = 'sent'`)
    await house({ title: 'Nog een' })
    await work()
    expect(await mails()).toHaveLength(2)
    await pressed(id, 'pause')
    expect(await mails()).toHaveLength(1)
  })
})

describe('who holds the key', () => {
  it('changes what he looks for, and hears of what fits now', async () => {
    const id = await active({ types: ['2'] })
    await house()
    await work()
    expect(await mails()).toEqual([])
    const response = await pressed(id, 'save', { ...asked, types: ['1', '2'] })
    expect(response.headers.get('location')).toMatch(/&done=saved$/)
    await work()
    expect(await mails()).toHaveLength(1)
  })

  it('keeps what he typed when it is refused', async () => {
    const id = await active()
    const response = await pressed(id, 'save', { ...asked, towns: 'Atlantis' })
    expect(response.headers.get('location')).toMatch(/&typed=[\da-f-]{36}#form-demand$/)
    expect(await site.payload.findByID({ collection: 'demands', id, depth: 0 })).toMatchObject({
      cities: [ghent],
    })
  })

  it('deletes it, and nothing stays of it, of him or of what was written to him', async () => {
    const id = await active()
    await house()
    await work()
    await pressed(id, 'delete')
    for (const table of ['demands', 'demands_rels', 'demand_search', 'demand_matches', 'enquiries'])
      expect([table, await query(`select from ${table}`)]).toEqual([table, []])
    expect(await query(`select from mails where "to" = $1`, [person.email])).toEqual([])
  })

  it('deletes what was written to him also when no enquiry is left', async () => {
    const demand = { goal: 'sale', frequency: 'instant', status: 'unconfirmed' } as const
    const { id } = await site.payload.create({
      collection: 'demands',
      data: { ...demand, email: 'desk@example.com', language: 'nl', types: [types.house] },
    })
    await pressed(id, 'confirm')
    await house()
    await work()
    await query(`update mails set status = 'sent'`)
    expect(await query('select kind from mails order by kind')).toEqual([
      { kind: 'demand_active' },
      { kind: 'demand_matches' },
    ])
    await pressed(id, 'delete')
    expect(await query('select from mails')).toEqual([])
  })

  it('opens no other demand, nor with a key to something else', async () => {
    const id = await active()
    const foreign = await press(
      post(
        { key: createLinkKey({ purpose: 'newsletter', id }), do: 'delete' },
        '/api/personal/demand',
      ),
      { params: Promise.resolve({ purpose: 'demand' }) },
    )
    expect(foreign.status).toBe(303)
    expect(await query('select from demands')).toHaveLength(1)
  })
})

describe('staff', () => {
  it('see who looks for a listing and what there is for a demand, with the reasons', async () => {
    const id = await active()
    const { reference } = await house({ price: 410_000 })
    await work()
    const [seeker] = await findMatchingDemands(reference ?? 0)
    expect(seeker).toMatchObject({ id, isNear: true, score: 89 })
    expect(seeker?.reasons).toContainEqual({ code: 'overBudget', percent: 3 })
    const { total, shown } = await findMatchingListings(id, 5, 'nl')
    expect([total, shown[0]?.listed.reference, shown[0]?.score]).toEqual([1, reference, 89])
  })
})

describe('a demand of which nothing is heard', () => {
  it('ends after twelve months to the day, an unconfirmed one after one, and takes with it what was found', async () => {
    await active()
    await house()
    await work()
    await registered({ email: 'niemand@example.com' })
    await query(
      `update demands set last_activity = now() - interval '12 months' + interval '1 hour', created_at = now() - interval '30 days' + interval '1 hour'`,
    )
    await site.payload.db.pool.query(`select graphile_worker.add_job('forgetOld', '{}')`)
    await work()
    expect(await query('select from demands')).toHaveLength(2)
    await query(
      `update demands set last_activity = last_activity - interval '2 hours' where status = 'active'`,
    )
    await query(
      `update demands set created_at = created_at - interval '2 hours' where status = 'unconfirmed'`,
    )
    await site.payload.db.pool.query(`select graphile_worker.add_job('forgetOld', '{}')`)
    await work()
    expect(await query('select from demands')).toEqual([])
    expect(await query('select from demand_matches')).toEqual([])
  })
})
