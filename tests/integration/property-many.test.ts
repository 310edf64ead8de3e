import { beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'

import { writeMissingListColumns } from '@/data/catalogue/missingListColumns'
import { findStaffRows } from '@/data/catalogue/staffRows'
import type { ResolvedDocument } from '@/data/site/resolve'
import { JsonLd } from '@/screens/head/JsonLd'
import { saleCostsOf } from '@/data/catalogue/views/costs'
import { withHiddenPrice } from '@/data/catalogue/views/price'
import { findThinAdvertisements } from '@/data/dashboard/advertisements'
import { findWeekFigures } from '@/data/dashboard/week'
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

async function changeMany(
  ids: string[],
  changes: object,
  cookie: string | undefined = agent,
  seen?: Record<string, string>,
) {
  const response = await ask(site.payload, '/properties/change-many', {
    method: 'POST',
    body: { ids, changes, ...(seen && { seen }) },
    cookie,
  })
  return { status: response.status, said: await response.json() }
}

describe('changing several properties at once', () => {
  it('changes prices by a percentage or along an index, a rent in both its fields, and refuses what has no price', async () => {
    const sale = await offer({ price: 349_000 })
    const rent = await offer({ goal: 'rent', price: 850, monthlyRent: 850, deposit: 1700 })
    const unpriced = await offer({ price: null, _status: 'draft' })
    const by = (change: object, step: number) => ({ priceChange: { change, step } })
    const { said } = await changeMany(
      [sale.id, unpriced.id],
      by({ by: 'percent', value: -5 }, 1000),
    )
    expect(said).toMatchObject({ changed: 1, refused: [{ id: unpriced.id }] })
    expect(await read(sale.id)).toMatchObject({ price: 332_000, _status: 'published' })
    await changeMany([rent.id], by({ by: 'index', from: 119.01, to: 133.8 }, 1))
    expect(await read(rent.id)).toMatchObject({ price: 956, monthlyRent: 956 })
    // The list shows the rent where it differs from the price, or stands alone.
    const differing = await offer({ goal: 'rent', price: 890, monthlyRent: 900 })
    const alone = await offer({ goal: 'rent', price: null, monthlyRent: 900 })
    await changeMany([differing.id, alone.id], by({ by: 'percent', value: 2 }, 1))
    for (const { id } of [differing, alone])
      expect(await read(id)).toMatchObject({ price: 918, monthlyRent: 918 })
    // A price by area is no rent of a month, and the rent beside it stays.
    const office = { goal: 'rent', price: 100, priceUnit: 'square_metre_year', monthlyRent: 1200 } as const // prettier-ignore
    const byArea = await offer(office)
    await changeMany([byArea.id], by({ by: 'percent', value: 3 }, 1))
    expect(await read(byArea.id)).toMatchObject({ price: 103, monthlyRent: 1200 })
    for (const wrong of [
      by({ by: 'index', from: 0, to: 1 }, 1),
      by({ by: 'percent' }, 1),
      by({ by: 'percent', value: 5 }, 7),
    ])
      expect((await changeMany([sale.id], wrong)).status).toBe(400)
  })

  it('raises no price twice when the answer was lost and the same is asked for again', async () => {
    const home = await offer({ price: 300_000 })
    const raise = { priceChange: { change: { by: 'percent', value: 3 }, step: 1000 } }
    const ask = () => changeMany([home.id], raise, agent, { [home.id]: home.updatedAt })
    expect((await ask()).said).toMatchObject({ changed: 1 })
    expect((await ask()).said).toMatchObject({ changed: 0, refused: [{ id: home.id }] })
    expect(await read(home.id)).toMatchObject({ price: 309_000 })
  })

  it('changes each, leaves its publication as it was, and counts those that were so already', async () => {
    const shown = await offer()
    const hidden = await offer({ _status: 'draft' })
    const sold = await offer({ status: 'sold', marquee: 'sold' })
    const { said } = await changeMany([shown.id, hidden.id, sold.id, sold.id], {
      status: 'sold',
      marquee: 'sold',
    })
    expect(said).toMatchObject({ changed: 2, unchanged: 1, refused: [] })
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

describe('taking off the site by the address of a list', () => {
  const withdraw = (where: string, more = '') =>
    ask(site.payload, `/properties?${where}${more}`, {
      method: 'PATCH',
      body: { _status: 'draft' },
      cookie: agent,
    })

  it('needs the properties by name: the button for all pages leaves out the filter', async () => {
    const one = await offer()
    const other = await offer()
    const isShown = async ({ id }: Property) => (await read(id))._status === 'published'
    for (const where of [
      'where[_status][not_equals]=draft',
      'where[and][0][_status][not_equals]=draft&where[and][1][or][0][searchText][like]=loft',
      'where[and][0][_status][not_equals]=draft&where[and][1][id][not_equals]=',
    ]) {
      const answer = await withdraw(where)
      expect(answer.status).toBe(400)
      expect(JSON.stringify(await answer.json())).toContain('Kies op elke pagina de rijen')
    }
    expect([await isShown(one), await isShown(other)]).toEqual([true, true])
    const named = `where[and][0][_status][not_equals]=draft&where[and][1][id][in][0]=${one.id}`
    expect((await withdraw(named)).status).toBe(200)
    expect([await isShown(one), await isShown(other)]).toEqual([false, true])
    // A draft of each takes nothing off the site.
    expect((await withdraw('where[status][equals]=sold', '&draft=true')).status).toBe(200)
  })
})

describe('taking back a change of a moment ago', () => {
  const takeBack = async (body: object, cookie: string | undefined = agent) => {
    const response = await ask(site.payload, '/properties/take-back', {
      method: 'POST',
      body,
      cookie,
    })
    return { status: response.status, said: await response.json().catch(() => ({})) }
  }
  const savedOf = async (id: string, changes: object) =>
    (await changeMany([id], changes)).said.saved[0]
  const history = async (id: string) => {
    const { docs } = await site.payload.find({
      collection: 'activities',
      where: { property: { equals: id } },
      sort: 'createdAt',
      depth: 0,
    })
    return docs.map(({ change }) => [change?.what, change?.before, change?.after])
  }

  it('leaves the property exactly as it was, and both changes in its history', async () => {
    const { id } = await offer({ status: 'active', marquee: 'new', price: 300_000 })
    const before = await read(id)
    const saved = await savedOf(id, { status: 'sold', marquee: 'sold' })
    expect(await read(id)).toMatchObject({ status: 'sold', marquee: 'sold' })
    expect(await takeBack(saved)).toMatchObject({ status: 200 })
    const { updatedAt, activities, savedBy, ...after } = await read(id)
    expect({
      ...after,
      updatedAt: before.updatedAt,
      activities: before.activities,
      savedBy: before.savedBy,
    }).toEqual(before)
    expect(savedBy).not.toBeNull()
    expect(activities?.docs).toHaveLength(2)
    expect(updatedAt).not.toBe(before.updatedAt)
    expect(await history(id)).toEqual([
      ['standing', 'online', 'sold'],
      ['standing', 'sold', 'online'],
    ])
  })

  it('gives a rental both its prices back, also where they differed', async () => {
    const { id } = await offer({ goal: 'rent', price: 890, monthlyRent: 900 })
    expect((await takeBack(await savedOf(id, { price: 950 }))).status).toBe(200)
    expect(await read(id)).toMatchObject({ price: 890, monthlyRent: 900, _status: 'published' })
  })

  it('puts back on the site what an administrator had published without all statements', async () => {
    const { id } = await offer({ pScore: null })
    const saved = await savedOf(id, { status: 'sold', marquee: 'sold' })
    expect((await takeBack(saved)).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'active', _status: 'published' })
  })

  it('is refused once a colleague has saved the property since, and changes nothing then', async () => {
    const { id } = await offer()
    const saved = await savedOf(id, { status: 'sold', marquee: 'sold' })
    await site.payload.update({ collection: 'properties', id, data: { title: 'Loft aan de Leie' } })
    expect(await takeBack(saved)).toMatchObject({
      status: 409,
      said: { problem: expect.stringMatching(/niet meer ongedaan/) },
    })
    expect(await read(id)).toMatchObject({ status: 'sold', title: 'Loft aan de Leie' })
  })

  it('does not take back what was never changed, a publication, or a change named by a stranger', async () => {
    const fresh = await offer()
    expect((await takeBack({ id: fresh.id, at: fresh.updatedAt })).status).toBe(409)
    const draft = await offer({ _status: 'draft' })
    const saved = await savedOf(draft.id, { published: true })
    expect((await takeBack(saved)).status).toBe(409)
    expect((await read(draft.id))._status).toBe('published')
    expect((await takeBack(saved, '')).status).toBe(403)
    expect((await takeBack({ ...saved, status: 'active' })).status).toBe(400)
  })
})

describe('what the list of properties shows', () => {
  const text = (content: string) => ({
    root: {
      type: 'root',
      version: 1,
      direction: 'ltr' as const,
      format: '' as const,
      indent: 0,
      children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', text: content }] }],
    },
  })
  const rowOf = async (id: string, locale: 'nl' | 'fr') => {
    const req = await createLocalReq({ user: people.agent }, site.payload)
    return (await findStaffRows(req, [id], locale)).get(id)
  }

  it('is the newest draft, its first picture, and the length of its texts by language', async () => {
    const { payload } = site
    const { id } = await offer({ description: text('Licht en ruim.') })
    const data = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#456' },
    })
      .png()
      .toBuffer()
    const picture = await payload.create({
      collection: 'media',
      data: { alt: 'Gevel' },
      file: { data, mimetype: 'image/png', name: 'front.png', size: data.length },
    })
    await payload.update({
      collection: 'properties',
      id,
      draft: true,
      data: { title: 'Loft met terras', pictures: [picture.id] },
    })
    await payload.update({
      collection: 'properties',
      id,
      draft: true,
      locale: 'fr',
      data: { title: 'Loft', description: text('Clair.') },
    })
    const row = await rowOf(id, 'nl')
    expect(row).toMatchObject({
      title: 'Loft met terras',
      type: 901,
      typeName: 'Huis',
      zip: '9000',
      city: 'Proefgent',
      texts: { nl: 'Licht en ruim.'.length, fr: 'Clair.'.length },
    })
    expect(row?.picture).toMatch(/^\/api\/media\/file\/.+\.webp$/)
    expect((await rowOf(id, 'fr'))?.title).toBe('Loft')
  })

  it('has the main language where the colleague’s has no title, and no picture of a bare draft', async () => {
    const { id } = await offer({ _status: 'draft', title: 'Schuur' })
    expect(await rowOf(id, 'fr')).toMatchObject({
      title: 'Schuur',
      picture: undefined,
      typeName: 'Huis',
    })
  })
})

describe('the advertisements of a colleague on the dashboard', () => {
  it('are those on the site that lack something, the barest first, and none of others', async () => {
    const req = await createLocalReq({ user: people.editor }, site.payload)
    const { id: home } = await createType(site.payload, { webId: 1, name: 'Woning' })
    const mine = { contact: people.editor.id, mainType: home, bathrooms: 1, bedrooms: 2 }
    await offer({ ...mine, title: 'Kaal', bedrooms: null })
    await offer({ ...mine, title: 'Beter', livingArea: 120 })
    await offer({ ...mine, title: 'Concept', _status: 'draft' })
    await offer({ title: 'Van een ander', mainType: home })
    const found = await findThinAdvertisements(req, 'nl', 5)
    expect(found.map(({ title, total }) => [title, total])).toEqual([
      ['Kaal', 2],
      ['Beter', 2],
    ])
    expect(found[1]?.gaps.map(({ part }) => part)).toEqual(['pictures', 'texts', 'plan'])
  })
})

describe('the list of the studio', () => {
  const list = async (search: string) => {
    const { docs } = await site.payload.find({
      collection: 'properties',
      draft: true,
      where: { searchText: { like: search } },
      depth: 0,
      user: people.agent,
      overrideAccess: false,
      locale: 'nl',
    })
    return docs.map(({ id }) => id)
  }

  it('finds a property by words of its address, town, numbers and titles together, in any language and without accents', async () => {
    const { id, reference } = await offer({
      title: 'Zuiderhoeve',
      street: 'Bergoverstraat',
      houseNumber: '17',
      recordFile: 'DOS-9917',
    })
    await site.payload.update({
      collection: 'properties',
      id,
      locale: 'fr',
      data: { title: 'Métairie du Midi', _status: 'published' },
    })
    for (const search of [
      'bergoverstraat 17',
      'Proefgent zuiderhoeve',
      'DOS-9917',
      String(reference),
      'métairie',
      'metairie bergover',
    ])
      expect([search, await list(search)]).toEqual([search, [id]])
    expect(await list('Bergoverstraat kasteel')).toEqual([])
  })

  it('finds a draft by what it says now, a property of a town under its new name, and forgets the old words', async () => {
    const { id: city } = await createTown(site.payload, { name: 'Oudewater', zip: '9999' })
    const { id } = await offer({ title: 'Torenzicht', city })
    await site.payload.update({
      collection: 'properties',
      id,
      draft: true,
      data: { title: 'Waterzicht' },
    })
    await site.payload.update({ collection: 'cities', id: city, data: { name: 'Nieuwpolder' } })
    expect(await list('waterzicht nieuwpolder')).toEqual([id])
    expect(await list('torenzicht')).toEqual([])
    expect(await list('oudewater')).toEqual([])
    expect((await read(id)).searchText).toContain('Torenzicht')
  })

  const advertisementOf = async (id: string, draft = false) => (await read(id, draft)).advertisement

  it('sorts by how complete an advertisement is, also of a draft, after a change of its type and of a written-past save', async () => {
    const { payload } = site
    const { id: plot } = await createType(payload, { webId: 4, name: 'Grond' })
    const bare = await offer({
      mainType: plot,
      title: 'Kale grond',
      groundArea: null,
      price: null,
      publishPrice: true,
    })
    expect(await advertisementOf(bare.id)).toBe(0)
    await payload.update({
      collection: 'properties',
      id: bare.id,
      draft: true,
      data: { groundArea: 900, price: 100_000 },
    })
    expect(await advertisementOf(bare.id)).toBe(0)
    expect(await advertisementOf(bare.id, true)).toBe(50)
    const { docs } = await payload.find({
      collection: 'properties',
      draft: true,
      sort: 'advertisement',
      limit: 500,
      depth: 0,
    })
    const order = docs.map(({ advertisement }) => advertisement ?? -1)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    await payload.db.pool.query('update properties set advertisement = null, search_text = null')
    await writeMissingListColumns()
    expect(await advertisementOf(bare.id)).toBe(0)
    expect((await read(bare.id)).searchText).toContain('Kale grond')
  })

  it('judges all advertisements again when the site gets a language less', async () => {
    const { payload } = site
    const { id } = await offer({ title: 'Talen' })
    const judged = await advertisementOf(id)
    const { languages } = await payload.findGlobal({ slug: 'settings', depth: 0 })
    const data = {
      languages: (languages ?? []).map((one) => ({ ...one, use: one.code !== 'de' && one.use })),
    }
    await payload.updateGlobal({ slug: 'settings', data })
    expect(await advertisementOf(id)).toBeNull()
    await payload.updateGlobal({ slug: 'settings', data: { languages: languages ?? [] } })
    await writeMissingListColumns()
    expect(await advertisementOf(id)).toBe(judged)
  })
})

describe('the day on which a property goes on the site', () => {
  const since = async (id: string) => (await read(id)).publishedOn

  it('is stored when it is published, stays, and counts in the figures of the week', async () => {
    const req = await createLocalReq({ user: people.agent }, site.payload)
    const { now: before } = (await findWeekFigures(req)).listings
    const { id } = await offer({ _status: 'draft' })
    expect(await since(id)).toBeFalsy()
    await changeMany([id], { published: true })
    const first = await since(id)
    expect(Date.now() - Date.parse(first ?? '')).toBeLessThan(60_000)
    expect((await findWeekFigures(req)).listings.now).toBe(before + 1)
    await changeMany([id], { published: false })
    await changeMany([id], { published: true })
    expect(await since(id)).toBe(first)
  })

  it('is not that of a record that the site does not show, nor another than staff wrote', async () => {
    const prospective = await offer({ status: 'prospective' })
    expect(await since(prospective.id)).toBeFalsy()
    await changeMany([prospective.id], { status: 'active' })
    expect(await since(prospective.id)).toBeTruthy()
    const old = '2026-01-01T00:00:00.000Z'
    expect(await since((await offer({ publishedOn: old })).id)).toBe(old)
  })

  it('is not today for a property that stood on the site without one', async () => {
    const { id } = await offer()
    await site.payload.db.pool.query(`update properties set published_on = null where id = '${id}'`)
    await site.payload.db.pool.query(
      `update _properties_v set version_published_on = null where parent_id = '${id}'`,
    )
    await changeMany([id], { price: 123_000 })
    expect(await since(id)).toBeFalsy()
  })
})

describe('a banner in the place of the price', () => {
  it('hides the costs too, which would give the price away, and no others', async () => {
    const { payload } = site
    await payload.updateGlobal({ slug: 'property-detail', data: { ignoredMarquees: ['option'] } })
    const shown = await offer({ price: 389_000 })
    const option = await offer({ price: 389_000, marquee: 'option' })
    const costsOf = async ({ id }: { id: string }) => {
      const property = await payload.findByID({ collection: 'properties', id, depth: 1 })
      return saleCostsOf(await withHiddenPrice(property, 'nl'))?.purchase.price
    }
    expect([await costsOf(shown), await costsOf(option)]).toEqual([389_000, undefined])
    const annuity = await offer({ price: 80_000, contractType: 'life_annuity' })
    expect(await costsOf(annuity)).toBeUndefined()
    const structured = async ({ id }: { id: string }) => {
      const property = await payload.findByID({ collection: 'properties', id, depth: 1 })
      const crumbs = [{ label: 'Pand', href: '/nl/x/' }]
      const resolved = { kind: 'property', property } as ResolvedDocument
      return renderToStaticMarkup(await JsonLd({ resolved, locale: 'nl', crumbs }))
    }
    expect(await structured(shown)).toContain('389000')
    expect(await structured(option)).not.toContain('389000')
  })
})

describe('an owner', () => {
  it('is added to those of a property once, by its number and from the owner’s side', async () => {
    const { id } = await offer({ owners: [people.ownerB.id] })
    expect((await changeMany([id], { owner: people.ownerA.id })).said.changed).toBe(1)
    expect((await changeMany([id], { owner: people.ownerA.id })).said.unchanged).toBe(1)
    expect((await read(id)).owners).toEqual([people.ownerB.id, people.ownerA.id])
    expect((await changeMany([id], { owner: 'x' })).status).toBe(400)
  })
})
