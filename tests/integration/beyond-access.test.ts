import { beforeAll, describe, expect, it } from '@jest/globals'

import { findColleague } from '@/data/site/colleagues'
import { findGoneListing } from '@/data/catalogue/goneListing'
import { findRequestableDocuments } from '@/data/catalogue/documents'
import type { Property } from '@/payload-types'

import { createTown, createType } from './support/fixtures'
import { usePayload } from './support/payload'

// The few questions of the site that the access rules do not answer: each says itself what may leave.
const site = usePayload()
let place: Pick<Property, 'mainType' | 'city'>

beforeAll(async () => {
  const { payload } = site
  const type = await createType(payload)
  const city = await createTown(payload)
  place = { mainType: type.id, city: city.id }
})

const offer = (data: Partial<Property> = {}) =>
  site.payload.create({
    collection: 'properties',
    data: {
      title: 'Huis',
      goal: 'sale',
      status: 'active',
      marquee: 'none',
      ...place,
      public: true,
      _status: 'published',
      ...data,
    },
  })

async function keep(
  title: string,
  more: {
    property?: string
    project?: string
    visibleOnRequest?: boolean
    visibleToOwner?: boolean
  },
) {
  const data = Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%${title}\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
  )
  const file = { data, name: 'geheim.pdf', mimetype: 'application/pdf', size: data.length }
  return site.payload.create({
    collection: 'documents',
    data: { title, kind: 'contract', ...more },
    file,
  })
}

describe('a colleague', () => {
  const employ = (name: string, publicProfile: boolean) =>
    site.payload.create({
      collection: 'users',
      data: {
        name,
        email: `${name.toLowerCase()}@people.test`,
        password: 'een lang wachtwoord',
        role: 'agent',
        language: 'nl',
        publicProfile,
        jobTitle: 'Makelaar',
        phone: '09 123 45 67',
        bivNumber: '512.345',
      },
    })

  it('is shown by name, function, telephone and BIV number, and by nothing else', async () => {
    const { id } = await employ('Elise', true)
    expect(await findColleague(id, 'nl')).toEqual({
      name: 'Elise',
      jobTitle: 'Makelaar',
      phone: '09 123 45 67',
      bivNumber: '512.345',
    })
  })

  it('is not shown without a public profile', async () => {
    const { id } = await employ('Thomas', false)
    expect(await findColleague(id, 'nl')).toBeNull()
  })
})

describe('a document', () => {
  it('of a listing is named by title and kind when staff give it on request, and otherwise not at all', async () => {
    const { id: property } = await offer()
    const { id: other } = await offer()
    const given = await keep('Attest', { property, visibleOnRequest: true })
    await keep('Nota', { property })
    await keep('Mandaat', { property, visibleToOwner: true })
    await keep('Van een ander', { property: other, visibleOnRequest: true })
    expect(await findRequestableDocuments(property, 'nl')).toEqual([
      { id: given.id, title: 'Attest', kind: 'contract' },
    ])
  })

  it('of a project likewise', async () => {
    const { id: project } = await site.payload.create({
      collection: 'projects',
      data: { title: 'De Kaai', goal: 'sale', city: place.city, _status: 'published' },
    })
    const given = await keep('Lastenboek', { project, visibleOnRequest: true })
    await keep('Aanbesteding', { project, visibleToOwner: true })
    expect(await findRequestableDocuments(project, 'nl')).toEqual([
      { id: given.id, title: 'Lastenboek', kind: 'contract' },
    ])
  })
})

describe('a number that visitors ask for', () => {
  const former = (reference: number | null | undefined) =>
    findGoneListing('nl', `property/${String(reference)}`)
  const unknown = { isKnown: false, list: undefined, like: { goal: 'sale' } }

  it('is told as gone when the listing was on the site, with its type and town to find what is like it', async () => {
    const { id, reference } = await offer()
    await site.payload.update({ collection: 'properties', id, data: { status: 'inactive' } })
    const gone = {
      isKnown: true,
      list: 'sale',
      like: { goal: 'sale', type: place.mainType, city: place.city },
    }
    expect(await former(reference)).toEqual(gone)
    await site.payload.update({ collection: 'properties', id, data: { _status: 'draft' } })
    expect(await former(reference)).toEqual(gone)
  })

  it('is not known when the agency only prepares the listing, as a draft or for a seller who has not signed', async () => {
    const prepared = [await offer({ _status: 'draft' }), await offer({ status: 'prospective' })]
    for (const { reference } of prepared) expect(await former(reference)).toEqual(unknown)
    expect(await former(987_654)).toEqual(unknown)
  })
})
