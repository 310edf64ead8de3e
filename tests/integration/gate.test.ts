import { beforeAll, describe, expect, it } from '@jest/globals'

import { recordMissingCompliance } from '@/data/catalogue/compliance'
import { energyBadge, energyView } from '@/data/catalogue/views/energy'
import { publishDue } from '@/data/core/publishDue'
import type { Property } from '@/payload-types'
import { describeBrochure } from '@/screens/brochure/describe'

import { createTown, createType } from './support/fixtures'
import { ask, logIn } from './support/http'
import { lawful } from './support/lawful'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'

const site = usePayload()
let people: People
let agent: string
let admin: string
let house: string
let ghent: string

beforeAll(async () => {
  const { payload } = site
  people = await settle(payload)
  agent = await logIn(payload, 'users', 'agent@people.test', PASSWORD)
  admin = await logIn(payload, 'users', 'admin@people.test', PASSWORD)
  house = (await createType(payload)).id
  ghent = (await createTown(payload, { name: 'Proefgent' })).id
})

const basics = () => ({
  title: 'Loft',
  goal: 'sale' as const,
  status: 'active' as const,
  marquee: 'none' as const,
  mainType: house,
  city: ghent,
})
/** As a program does, before which no gate stands. */
const offer = (more: Partial<Property> = {}) =>
  site.payload.create({ collection: 'properties', data: { ...basics(), ...lawful, ...more } })
const read = (id: string, draft = true) =>
  site.payload.findByID({ collection: 'properties', id, depth: 0, draft })

async function save(id: string, data: object, { cookie = agent, query = '' } = {}) {
  const response = await ask(site.payload, `/properties/${id}${query}`, {
    method: 'PATCH',
    body: data,
    cookie,
  })
  const {
    errors,
  }: { errors?: { message: string; data?: { errors: { path: string; message: string }[] } }[] } =
    await response.json()
  return {
    status: response.status,
    at: errors?.[0]?.data?.errors.map(({ path }) => path) ?? [],
    message: JSON.stringify(errors ?? ''),
  }
}
const publish = (id: string, more: object = {}) => save(id, { ...more, _status: 'published' })

describe('publishing an advertisement to let', () => {
  const excluding = {
    root: {
      type: 'root',
      version: 1,
      direction: null,
      format: '' as const,
      indent: 0,
      children: [
        {
          type: 'paragraph',
          version: 1,
          children: [{ type: 'text', version: 1, text: 'Beau studio, pas d’allocataires.' }],
        },
      ],
    },
  }
  const rent = { goal: 'rent', monthlyRent: 900 } as const

  it('is refused for words that exclude people, which it names, in whatever language they stand', async () => {
    const { id } = await offer(rent)
    await site.payload.update({
      collection: 'properties',
      id,
      locale: 'fr',
      draft: true,
      data: { description: excluding },
    })
    const refused = await publish(id)
    expect(refused).toMatchObject({ status: 400, at: ['description'] })
    expect(refused.message).toContain(`pas d'allocataires`)
    const sale = await offer()
    expect((await save(sale.id, { description: excluding, _status: 'published' })).status).toBe(200)
  })

  it('passes with a phrase that the agency took off its list, and not with one that it added', async () => {
    const { id } = await offer({ ...rent, description: excluding })
    const list = (excludingWords: string | null) =>
      site.payload.updateGlobal({ slug: 'settings', data: { excludingWords } })
    await list('beau studio')
    expect((await publish(id)).message).toContain('beau studio')
    await list('geen muzikanten')
    expect((await publish(id)).status).toBe(200)
    await list(null)
    // What is live already can still change its price.
    expect((await publish(id, { monthlyRent: 850 })).status).toBe(200)
  })
})

describe('publishing a property', () => {
  it('is refused at each field that the law wants filled in, in the language of the colleague', async () => {
    const { id } = await offer({
      permit: null,
      zoning: null,
      epcCertificate: null,
      uniqueCode: null,
      publishAddress: false,
    })
    const refused = await publish(id)
    expect(refused).toMatchObject({
      status: 400,
      at: ['epcCertificate', 'uniqueCode', 'permit', 'zoning'],
    })
    expect(refused.message).toContain('Stedenbouwkundige vergunning: verplicht in deze advertentie')
    await site.payload.update({
      collection: 'users',
      id: people.agent.id,
      data: { language: 'fr' },
    })
    expect((await read(id))._status).toBe('draft')
  })

  it('works as soon as nothing is missing, also in the save that fills it in', async () => {
    const { id } = await offer({ permit: null })
    expect((await publish(id, { permit: 'issued' })).status).toBe(200)
    expect(await read(id, false)).toMatchObject({
      _status: 'published',
      gaps: '',
      completeness: 100,
    })
  })

  it('never refuses a draft, and keeps how far it is', async () => {
    const { id } = await offer({ permit: null, zoning: null })
    expect((await save(id, { title: 'Nog niet af' }, { query: '?draft=true' })).status).toBe(200)
    expect(await read(id)).toMatchObject({
      _status: 'draft',
      gaps: 'permit,zoning',
      completeness: 84,
    })
  })

  it('is refused when it is made published at once, and for each of many', async () => {
    const made = await ask(site.payload, '/properties', {
      method: 'POST',
      cookie: agent,
      body: { ...basics(), ...lawful, permit: null, _status: 'published' },
    })
    expect(made.status).toBe(400)
    const whole = await offer()
    const lacking = await offer({ permit: null })
    const many = await ask(site.payload, '/properties/change-many', {
      method: 'POST',
      cookie: agent,
      body: { ids: [whole.id, lacking.id], changes: { published: true } },
    })
    expect(await many.json()).toMatchObject({
      changed: 1,
      refused: [
        {
          id: lacking.id,
          reason: expect.stringMatching(/^Stedenbouwkundige vergunning: verplicht/),
        },
      ],
    })
  })

  it('waits at the chosen moment too, until nothing is missing', async () => {
    const publishAt = new Date(Date.now() - 60_000).toISOString()
    const lacking = await offer({ permit: null, publishAt })
    const whole = await offer({ publishAt })
    expect(await publishDue()).toBe(1)
    expect([
      (await read(lacking.id, false))._status,
      (await read(whole.id, false))._status,
    ]).toEqual(['draft', 'published'])
  })

  it('holds a project to let that shuts people out, at the chosen moment as at a press', async () => {
    const plan = (description: string) =>
      site.payload.create({
        collection: 'projects',
        draft: true,
        data: {
          title: description,
          goal: 'rent',
          city: ghent,
          publishAt: new Date(Date.now() - 60_000).toISOString(),
          _status: 'draft',
        },
      })
    const excluding = await plan('Geen OCMW')
    const clean = await plan('Rustige buurt')
    await publishDue()
    const statusOf = async (id: string) =>
      (await site.payload.findByID({ collection: 'projects', id, depth: 0 }))._status
    expect([await statusOf(excluding.id), await statusOf(clean.id)]).toEqual(['draft', 'published'])
  })

  it('takes label G of a Flemish office, not of a home, and draws no scale of homes beside it', async () => {
    const { payload } = site
    const office = (await createType(payload, { name: 'Kantoor', webId: 8 })).id
    const poor = { epcLabel: 'g', epcValue: 350, _status: 'published' } as const
    await expect(offer(poor)).rejects.toMatchObject({
      data: { errors: [expect.objectContaining({ path: 'epcLabel' })] },
    })
    const { id } = await offer({ ...poor, mainType: office })
    const property = await payload.findByID({ collection: 'properties', id, depth: 1 })
    expect(energyBadge(property, 'en')?.label).toBe('g')
    expect(energyView(property, 'en')).not.toHaveProperty('scale')
    expect((await describeBrochure(property, 1, 'en')).scale).toMatchObject({ own: 'g', bands: [] })
    const home = await payload.findByID({
      collection: 'properties',
      id: (await offer({ epcLabel: 'b' })).id,
      depth: 1,
    })
    expect(energyView(home, 'en')?.scale?.bands).toHaveLength(7)
    expect((await describeBrochure(home, 1, 'en')).scale?.bands).toHaveLength(7)
  })

  it('is refused too when what was shown as sold is offered again', async () => {
    const { id } = await offer({ permit: null, status: 'sold', _status: 'published' })
    expect(await save(id, { status: 'active' })).toMatchObject({ status: 400, at: ['permit'] })
  })
})

describe('a listing that is live', () => {
  it('keeps its gap while its price changes, but loses no other statement', async () => {
    const { id } = await offer({ floodReportDate: '2020-01-01', _status: 'published' })
    expect((await save(id, { price: 240_000 })).status).toBe(200)
    expect(await save(id, { permit: null })).toMatchObject({ status: 400, at: ['permit'] })
    expect(await read(id, false)).toMatchObject({
      price: 240_000,
      permit: 'issued',
      gaps: 'floodReport',
      _status: 'published',
    })
  })

  it('measures a draft above it against what visitors see', async () => {
    const { id } = await offer({ _status: 'published' })
    expect((await save(id, { permit: null }, { query: '?draft=true' })).status).toBe(200)
    expect(await publish(id)).toMatchObject({ status: 400, at: ['permit'] })
  })

  it('tells the day on which the first of its documents runs out', async () => {
    const { id } = await offer({ floodReportDate: '2026-06-01', epcDate: '2024-01-01' })
    expect(String((await read(id)).lapsesOn).slice(0, 10)).toBe('2027-06-01')
  })
})

describe('what was written past the studio', () => {
  const forget = (id: string) =>
    Promise.all([
      site.payload.db.pool.query(
        'update properties set gaps = null, completeness = null, lapses_on = null where id = $1',
        [id],
      ),
      site.payload.db.pool.query(
        'update _properties_v set version_gaps = null, version_completeness = null, version_lapses_on = null where parent_id = $1',
        [id],
      ),
    ])
  const standing = ({ gaps, completeness, lapsesOn, updatedAt }: Property) => ({
    gaps,
    completeness,
    lapsesOn,
    updatedAt,
  })
  const both = async (id: string) => [standing(await read(id, false)), standing(await read(id))]

  it('stands with the law as a save would have found it, the live listing and the draft above it alike', async () => {
    const brussels = (await createTown(site.payload, { name: 'Proefbrussel', zip: '1000' })).id
    const abroad = (
      await createTown(site.payload, { name: 'Proefrijsel', zip: '59000', country: 'fr' })
    ).id
    const promise = { title: 'Loft', typeDescription: 'PEB en cours', city: brussels, permit: null }
    const all = [
      await offer({ ...promise, electricalDate: '2001-01-01' }),
      await offer({ floodReportDate: '2026-06-01', epcDate: '2024-01-01', permit: null }),
      await offer({ _status: 'published' }),
      await offer({ city: abroad, goal: 'rent', monthlyRent: 0, permit: null }),
    ]
    await save(
      String(all[2]?.id),
      { zoning: null, floodReportDate: '2020-01-01' },
      { query: '?draft=true' },
    )
    const saved = await Promise.all(all.map(({ id }) => both(id)))
    expect(saved[0]?.[0]?.gaps).toContain('noPromise')
    expect(saved[2]?.map(({ gaps }) => gaps)).toEqual(['', 'zoning,floodReport'])
    for (const { id } of all) await forget(id)
    await recordMissingCompliance()
    expect(await Promise.all(all.map(({ id }) => both(id)))).toEqual(saved)
  })

  it('is judged again when its town lies elsewhere, its type is another one, or the agency lists other words', async () => {
    const { payload } = site
    const town = (await createTown(payload, { name: 'Proefwaver', zip: '1300' })).id
    const mainType = (await createType(payload, { webId: 31 })).id
    const { id } = await offer({
      city: town,
      epcLabel: null,
      epcValue: null,
      mainType,
      goal: 'rent',
      title: 'Ruim, geen katten',
      meters: null,
      _status: 'published',
    })
    const gaps = async () => {
      await recordMissingCompliance()
      return (await both(id)).map((one) => one.gaps?.split(',') ?? [])
    }
    const alike = async (has: (gaps: string[]) => void) => (await gaps()).forEach(has)
    await alike((all) => expect(all).not.toContain('meters'))
    await payload.update({ collection: 'cities', id: town, data: { zip: '1000' } })
    await alike((all) => expect(all).toContain('meters'))
    await alike((all) => expect(all).toContain('energyLabel'))
    await payload.update({ collection: 'property-types', id: mainType, data: { webId: 9 } })
    await alike((all) => expect(all).not.toContain('energyLabel'))
    await payload.updateGlobal({ slug: 'settings', data: { excludingWords: 'geen katten' } })
    await alike((all) => expect(all).toContain('noExclusion'))
    await payload.updateGlobal({ slug: 'settings', data: { excludingWords: null } })
    await alike((all) => expect(all).not.toContain('noExclusion'))
  })

  it('keeps what a save has kept meanwhile', async () => {
    const { id } = await offer()
    await site.payload.db.pool.query(`update properties set completeness = 1 where id = $1`, [id])
    await recordMissingCompliance()
    expect((await read(id, false)).completeness).toBe(1)
  })
})

describe('publishing anyway', () => {
  const anyway = (id: string, reason: string, cookie = admin) =>
    ask(site.payload, '/properties/publish-anyway', {
      method: 'POST',
      cookie,
      body: { id, reason },
    })

  it('is for administrators, with a reason that stands with the property and in the log', async () => {
    const { id } = await offer({ permit: null })
    expect((await anyway(id, 'De stad antwoordt morgen.', agent)).status).toBe(403)
    expect((await anyway(id, 'kort')).status).toBe(400)
    expect((await read(id))._status).toBe('draft')
    expect((await anyway(id, 'De stad antwoordt morgen.')).status).toBe(200)
    const doc = await read(id, false)
    expect(doc).toMatchObject({
      _status: 'published',
      publishedAnyway: { reason: 'De stad antwoordt morgen.', gaps: 'permit', by: people.admin.id },
    })
    const { docs } = await site.payload.find({
      collection: 'audit-log',
      where: { aboutId: { equals: id } },
      sort: 'at',
    })
    expect(docs).toEqual([
      expect.objectContaining({
        action: 'gate_overridden',
        actorId: people.admin.id,
        details: { reason: 'De stad antwoordt morgen.', gaps: 'permit' },
      }),
      expect.objectContaining({ action: 'published', actorId: people.admin.id }),
    ])
  })

  it('does not let other mistakes through, and its note can not be written by hand', async () => {
    const { id } = await offer({ permit: null })
    await site.payload.db.updateOne({ collection: 'properties', id, data: { mainType: null } })
    await save(
      id,
      { publishedAnyway: { reason: 'Zelf geschreven reden' } },
      { cookie: admin, query: '?draft=true' },
    )
    expect((await read(id)).publishedAnyway?.reason ?? null).toBeNull()
  })
})

describe('records of one house', () => {
  const alike = async (looks: object, cookie = agent) =>
    ask(site.payload, '/properties/alike', { method: 'POST', cookie, body: looks })

  it('are found by address, certificate, cadastral number or file, each with why', async () => {
    const own = {
      street: 'Dubbelstraat',
      houseNumber: '7',
      boxNumber: '2',
      epcCertificate: '20250101-0000000777-1',
      cadastralNumber: 'GENT 3 AFD/C/77',
      recordFile: 'D-77',
    }
    const { id, reference } = await offer(own)
    const other = await offer({
      street: 'Dubbelstraat',
      houseNumber: '7',
      boxNumber: '3',
      epcCertificate: '20250101-0000000778-1',
    })
    const { docs } = await (await alike({ city: ghent, ...own, id: other.id })).json()
    expect(docs).toEqual([
      {
        id,
        reference,
        title: 'Loft',
        by: ['address', 'epcCertificate', 'cadastralNumber', 'recordFile'],
      },
    ])
    expect((await (await alike({ city: ghent, ...own, id })).json()).docs).toEqual([])
    expect((await (await alike({})).json()).docs).toEqual([])
    expect((await alike({ street: 1 })).status).toBe(400)
    expect((await alike({}, '')).status).toBe(403)
  })
})

describe('two editors of one document', () => {
  it.each<[string, () => Promise<string>]>([
    ['properties', async () => (await offer()).id],
    [
      'modules',
      async () =>
        (
          await site.payload.create({
            collection: 'modules',
            data: { name: 'Proef', content: [{ blockType: 'propertyList', types: [house] }] },
          })
        ).id,
    ],
  ])('never overwrite each other unseen in %s', async (collection, make) => {
    const id = await make()
    const url = `/${collection}/${id}`
    const seen = async () =>
      (await (await ask(site.payload, `${url}?draft=true&depth=0`, { cookie: admin })).json()) as {
        updatedAt: string
      }
    const patch = (data: object, query = '') =>
      ask(site.payload, `${url}${query}`, { method: 'PATCH', cookie: admin, body: data })
    const { updatedAt } = await seen()
    const mine = await patch({ updatedAt, featured: true }, '?draft=true')
    expect(mine.status).toBe(200)
    const late = await patch({ updatedAt, featured: false })
    expect(late.status).toBe(409)
    expect(JSON.stringify(await late.json())).toContain('Dit document is intussen elders bewaard')
    const { doc }: { doc: { updatedAt: string } } = await mine.json()
    // The editor saves again from what the server answered.
    expect((await patch({ updatedAt: doc.updatedAt, featured: true }, '?draft=true')).status).toBe(
      200,
    )
    expect((await patch({ updatedAt: (await seen()).updatedAt })).status).toBe(200)
    expect((await patch({ featured: true })).status).toBe(200)
  })

  it('may restore an older version', async () => {
    const { id } = await offer()
    await save(id, { title: 'Later' })
    const { docs } = await site.payload.findVersions({
      collection: 'properties',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    expect(
      (
        await ask(site.payload, `/properties/versions/${docs[0]?.id}`, {
          method: 'POST',
          cookie: admin,
        })
      ).status,
    ).toBe(200)
    expect((await read(id)).title).toBe('Loft')
  })
})

describe('the site', () => {
  const settle = (data: object) =>
    ask(site.payload, '/globals/settings?locale=nl', { method: 'POST', cookie: admin, body: data })
  const whole = {
    agencyName: 'Proef',
    street: 'Korenlei 1',
    zip: '9000',
    city: 'Gent',
    phone: '09 1',
    email: 'a@proef.example',
    vatNumber: 'BE 0403.170.701',
    kboNumber: '0403.170.701',
    bivTitle: 'Makelaar',
    bivNumber: '512.345',
    countryOfRecognition: 'België',
    insurer: 'Verzekeraar',
    policyNumber: '1',
    supervisor: 'BIV',
    codeOfConductUrl: 'https://www.biv.be/',
    fees: '3 % incl. btw',
  }

  it('goes live only when the agency says who it is, and stays so', async () => {
    const refused = await settle({ ...whole, policyNumber: '', isLive: true })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(await refused.json())).toContain('Vul eerst aan: Polisnummer')
    expect((await settle({ ...whole, policyNumber: '', isLive: false })).status).toBe(200)
    expect((await settle({ ...whole, isLive: true })).status).toBe(200)
    expect((await settle({ insurer: '' })).status).toBe(400)
  })

  it('takes only numbers that the authorities could have given', async () => {
    for (const [field, value, words] of [
      ['vatNumber', 'BE 123', 'geen Belgisch btw-nummer'],
      ['kboNumber', 'abc', 'geen ondernemingsnummer'],
      ['bivNumber', 'zz', 'zes cijfers'],
    ] as const) {
      const refused = await settle({ [field]: value })
      expect(refused.status).toBe(400)
      expect(await refused.text()).toContain(words)
    }
  })
})
