import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { renderToStaticMarkup } from 'react-dom/server'

import { findProperty } from '@/data/catalogue/listings'
import { findProject, findUnits } from '@/data/catalogue/projects'
import { readListingSummaries } from '@/data/catalogue/search/listingSummaries'
import { rebuildSearchRows } from '@/data/catalogue/search/rebuildSearchRows'
import { searchRowRules } from '@/data/catalogue/search/searchRowSql'
import { factGroups } from '@/data/catalogue/views/facts'
import { legalView } from '@/data/catalogue/views/legal'
import { propertyCard } from '@/data/catalogue/views/listing'
import { listingPrice, priceText } from '@/data/catalogue/views/price'
import { priceList, projectCard, projectPriceView } from '@/data/catalogue/views/project'
import { inTransaction } from '@/data/core/payload'
import { findPublished } from '@/data/feeds/history'
import { viewingEmail } from '@/data/viewings/viewingEmails'
import { ownerStatusOf } from '@/domain/portal/ownerStatus'
import { listingJsonLd } from '@/screens/head/listingJsonLd'
import { ProjectFacts } from '@/screens/project/ProjectFacts'
import type { Appointment, Project, Property } from '@/payload-types'

import { createTown, createType } from './support/fixtures'
import { lawful } from './support/lawful'
import { usePayload } from './support/payload'

const site = usePayload()
let place: { mainType: string; city: string }
let garage: string
let project: Project

/** Intl separates the sign with a no-break space. */
const plain = (text: string) => text.replace(/\s/g, ' ')

beforeAll(async () => {
  const { payload } = site
  const mainType = await createType(payload, { webId: 2 })
  const city = await createTown(payload)
  place = { mainType: mainType.id, city: city.id }
  garage = (await createType(payload, { name: 'Garage', webId: 9 })).id
  await payload.updateGlobal({
    slug: 'property-detail',
    data: {
      ignoredMarquees: ['new', 'sold', 'rented'],
      groups: [
        {
          title: 'Prijs',
          rows: [
            { field: 'unitNumber', format: 'plain' },
            { field: 'unitStatus', format: 'option' },
          ],
        },
      ],
    },
  })
})

beforeEach(async () => {
  const { payload } = site
  await payload.delete({ collection: 'properties', where: { id: { exists: true } } })
  await payload.delete({ collection: 'projects', where: { id: { exists: true } } })
  project = await payload.create({
    collection: 'projects',
    data: { ...place, title: 'Park', goal: 'sale', public: true, _status: 'published' },
  })
})

const offer = (more: Partial<Property> = {}) =>
  site.payload.create({
    collection: 'properties',
    data: {
      ...lawful,
      ...place,
      ...({ title: 'Loft', goal: 'sale', status: 'active', marquee: 'none' } as const),
      project: project.id,
      price: 300_000,
      public: true,
      _status: 'published',
      ...more,
    },
  })

const pageOf = async ({ reference }: Property): Promise<Property> => {
  const found = await findProperty(Number(reference), 'nl')
  if (!found) throw new Error(`No page of ${String(reference)}`)
  return found
}

const priceIn = async () => {
  const [found, units] = await Promise.all([
    findProject(Number(project.reference), 'nl'),
    findUnits(project.id, 'nl'),
  ])
  if (!found) throw new Error('No project')
  const page = plain((await projectPriceView(found, units, 'nl')).text)
  const { facts } = await projectCard(found, 'nl')
  return { page, card: facts.map(plain) }
}

describe('the price of a unit', () => {
  it.each<[string, Partial<Property>, string]>([
    ['a price', {}, '€ 300.000'],
    ['one that differs from its asking price', { requirementPrice: 310_000 }, '€ 300.000'],
    ['a beginning', { priceUnit: 'from' }, 'Vanaf € 300.000'],
    ['one by area', { price: 250, priceUnit: 'square_metre' }, '€ 250 / m²'],
    ['a rent of a month', { goal: 'rent', price: 900 }, '€ 900 / maand'],
    ['a rent of a year', { goal: 'rent', price: 9000, priceUnit: 'year' }, '€ 9.000 / jaar'],
    ['words of its own', { priceUnitText: 'alles inbegrepen' }, '€ 300.000 alles inbegrepen'],
    ['nothing', { price: 0 }, 'Prijs op aanvraag'],
    ['one that is hidden', { publishPrice: false }, 'Prijs op aanvraag'],
    ['a banner in its place', { marquee: 'new' }, 'Nieuw'],
  ])('is on the price list what its page and its card say: %s', async (_, more, text) => {
    const unit = await offer(more)
    const [floor] = await priceList(await findUnits(project.id, 'nl'), 'nl')
    const [summary] = await readListingSummaries([Number(unit.reference)], 'nl')
    if (!summary) throw new Error('No card')
    expect([
      plain(floor?.units[0]?.price ?? ''),
      plain(await priceText(await pageOf(unit), 'nl')),
      plain((await propertyCard(summary, 'nl')).heading),
    ]).toEqual([text, text, text])
  })

  it('is the asking price where no other was entered, also in lists', async () => {
    const unit = await offer({ price: null, requirementPrice: 310_000 })
    expect(unit.price).toBe(310_000)
  })

  it('is told to search engines as the page tells it', async () => {
    const offered = async (more: Partial<Property>) => {
      const property = await pageOf(await offer(more))
      const price = await listingPrice(property, 'nl')
      const summary = { title: '', description: '', url: undefined, absolute: String, price }
      return listingJsonLd(property, summary, 'nl')['offers']
    }
    expect(await offered({})).toMatchObject({ price: 300_000 })
    const from = await offered({ priceUnit: 'from' })
    expect(from).toMatchObject({ priceSpecification: { minPrice: 300_000 } })
    expect(from).not.toHaveProperty('price')
    expect(JSON.stringify(await offered({ marquee: 'new' }))).not.toContain('300000')
  })

  it('is in no sentence of the law and no email about a viewing once it is let, and in both while it can be had', async () => {
    const rent = { goal: 'rent', price: 1234, monthlyRent: 1234, project: null } as const
    const told = async (more: Partial<Property>) => {
      const property = await offer({ ...rent, ...more })
      const viewing = { id: property.id, property: property.id, email: 'a@example.com' }
      const appointment = { ...viewing, language: 'nl', fullName: 'Emma' } as Appointment
      const mail = await inTransaction((req) =>
        viewingEmail(req, appointment, { mail: 'visit_confirmed' } as never),
      )
      const law = await legalView(await pageOf(property), 'nl')
      return [law, mail].map((one) => JSON.stringify(one).includes('1.234'))
    }
    expect(await told({})).toEqual([true, true])
    expect(await told({ marquee: 'new' })).toEqual([true, true])
    expect(await told({ marquee: 'rented' })).toEqual([false, false])
  })
})

describe('the price of a project', () => {
  it('is that of the units that show one, on its page and its card', async () => {
    await offer({ price: 400_000 })
    await offer({ price: 350_000, marquee: 'option' })
    await offer({ price: 500_000, publishPrice: false })
    await offer({ price: 200_000, unitStatus: 'sold' })
    await offer({ price: 100_000, marquee: 'new' })
    await offer({ price: 900, goal: 'rent' })
    expect(await priceIn()).toEqual({
      page: '€ 350.000 tot € 400.000',
      card: ['Vanaf € 350.000', 'EPC A', expect.stringContaining('4')],
    })
  })

  it('is shown while all is under option, and not once all is sold', async () => {
    const unit = await offer({ unitStatus: 'option' })
    expect(await priceIn()).toMatchObject({
      page: '€ 300.000',
      card: ['€ 300.000', 'EPC A', expect.anything()],
    })
    await site.payload.update({
      collection: 'properties',
      id: unit.id,
      data: { unitStatus: 'sold', _status: 'published' },
    })
    const { card } = await priceIn()
    expect(card.join(' ')).not.toContain('€')
  })
})

describe('the energy labels of a project', () => {
  const labelsIn = async () => {
    const [found, units] = await Promise.all([
      findProject(Number(project.reference), 'nl'),
      findUnits(project.id, 'nl'),
    ])
    if (!found) throw new Error('No project')
    const list = (await priceList(units, 'nl')).flatMap((floor) => floor.units)
    const described = { project: found, units, price: '', locale: 'nl' } as const
    const facts = renderToStaticMarkup(ProjectFacts(described)).replace(/<[^>]+>/g, ' ')
    return {
      list: list.map(({ energy }) => energy?.name),
      facts: /EPC-label\s+(.*?) {2}/.exec(facts)?.[1],
      card: (await projectCard(found, 'nl')).facts.find((fact) => fact.startsWith('EPC')),
    }
  }

  it('stand beside the price of each unit, and from best to worst where the homes for sale are described', async () => {
    await offer({ unitNumber: '1', epcValue: 250 })
    await offer({ unitNumber: '2', epcValue: 90 })
    await offer({ unitNumber: '3', epcValue: 450, unitStatus: 'sold' })
    await offer({ unitNumber: '4', epcValue: null, epcLabel: 'f', mainType: garage })
    expect(await labelsIn()).toEqual({
      list: ['C', 'A', 'E', 'F'],
      facts: 'A tot C',
      card: 'EPC A tot C',
    })
  })

  it('are one where all homes have the same', async () => {
    await offer({ unitNumber: '1', epcValue: 150 })
    await offer({ unitNumber: '2', epcValue: 160 })
    expect(await labelsIn()).toEqual({ list: ['B', 'B'], facts: 'B', card: 'EPC B' })
  })

  it('are nowhere while no unit has one', async () => {
    const onPlan = { newBuild: true, constructionYear: new Date().getUTCFullYear() + 1 }
    await offer({ ...onPlan, epcValue: null, epcCertificate: null, epcDate: null })
    expect(await labelsIn()).toEqual({ list: [undefined], facts: undefined, card: undefined })
  })
})

describe('a home that leaves its project', () => {
  const leave = ({ id }: Property) =>
    site.payload.update({
      collection: 'properties',
      id,
      data: { project: null, _status: 'published' },
    })
  const isOffered = async () =>
    (await site.payload.db.pool.query('select is_offered from property_search')).rows.map(
      (row: { is_offered: boolean }) => row.is_offered,
    )

  it('leaves the status of a unit behind, and is on offer', async () => {
    const unit = await offer({ unitStatus: 'sold' })
    expect(await isOffered()).toEqual([false])
    expect(await leave(unit)).toMatchObject({ unitStatus: 'available', project: null })
    expect(await isOffered()).toEqual([true])
    const standing = await site.payload.find({
      collection: 'activities',
      where: { 'change.what': { equals: 'standing' } },
    })
    expect(standing.docs.map(({ change }) => [change?.before, change?.after])).toEqual([
      ['sold', 'online'],
    ])
  })

  it('is on offer everywhere, also where the status was stored before', async () => {
    const home = await offer({ project: null, unitNumber: 'A1' })
    const { payload } = site
    await payload.db.drizzle.execute(sql`update properties set unit_status = 'sold'`)
    await payload.db.drizzle.execute(
      sql`update property_search set is_offered = false, version = ${searchRowRules.version - 1}`,
    )
    await rebuildSearchRows()
    expect(await isOffered()).toEqual([true])
    const [summary] = await readListingSummaries([Number(home.reference)], 'nl')
    if (!summary) throw new Error('No card')
    expect(await propertyCard(summary, 'nl')).not.toHaveProperty('flag')
    const property = await pageOf(home)
    expect(plain(await priceText(property, 'nl'))).toBe('€ 300.000')
    expect(await factGroups(property, 'nl')).toEqual([])
    const stored = await inTransaction((req) => findPublished(req, [home.id]))
    const [one] = stored.values()
    expect(one && ownerStatusOf({ ...one, isPublished: true })).toBe('online')
  })

  it('shows the facts of a unit while it is one', async () => {
    const groups = await factGroups(await pageOf(await offer({ unitNumber: 'A1' })), 'nl')
    expect(groups[0]?.rows.map(({ field }) => field)).toEqual(['unitNumber', 'unitStatus'])
  })
})
