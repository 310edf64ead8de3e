import { beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'

import { personalLink, unsubscribeLink } from '@/data/enquiries/unsubscribeLinks'
import { queueMail } from '@/data/mail/queue'
import { erasePerson } from '@/data/privacy/erase'
import { exportPerson } from '@/data/privacy/export'

import { createTown, createType } from './support/fixtures'
import { usePayload } from './support/payload'
import { settle, type People } from './support/people'

const site = usePayload()
let people: People

const EMAIL = 'zoe.quist@visitor.test'
const MISTYPED = 'zoe.quist@vistor.test'
const person = { firstName: 'Zoë', lastName: 'Quist', phone: '0499887766', language: 'nl' } as const
const other = { ...person, firstName: 'An', lastName: 'Peeters', phone: '0470123456' } as const
const search = { goal: 'sale', status: 'active', frequency: 'daily' } as const

beforeAll(async () => {
  people = await settle(site.payload)
})

const createEnquiry = (
  kind: 'property' | 'demand',
  email: string,
  by: typeof person | typeof other = person,
) =>
  site.payload
    .create({
      collection: 'enquiries',
      data: { ...by, email, kind, status: 'new', receivedAt: new Date().toISOString() },
    })
    .then(({ id }) => id)

/** Enquiries whose viewing and search request staff have given another address, before and after. */
async function correctAddresses(): Promise<void> {
  const { payload } = site
  const mainType = (await createType(payload)).id
  const city = (await createTown(payload)).id
  const data = { title: 'Huis', mainType, city, _status: 'draft' } as const
  const property = (await payload.create({ collection: 'properties', draft: true, data })).id
  const viewing = { ...person, property, status: 'full' } as const
  for (const [asked, corrected] of [
    [MISTYPED, EMAIL],
    [EMAIL, MISTYPED],
  ] as const) {
    const visit = await createEnquiry('property', asked)
    const wish = await createEnquiry('demand', asked)
    await payload.create({
      collection: 'appointments',
      data: { ...viewing, email: corrected, enquiry: visit },
    })
    await payload.create({
      collection: 'demands',
      data: { ...person, ...search, email: corrected, enquiry: wish },
    })
  }
  const bystander = await createEnquiry('property', 'an@visitor.test', other)
  await payload.create({
    collection: 'appointments',
    data: { ...viewing, ...other, email: 'an@visitor.test', enquiry: bystander },
  })
  // A colleague wrote these down, and emails went to the address that they had at first.
  const own = await payload.create({
    collection: 'demands',
    data: { ...person, ...search, email: EMAIL },
  })
  const { id } = await payload.create({
    collection: 'appointments',
    data: { ...viewing, email: EMAIL },
  })
  await payload.db.pool.query('delete from mails')
  const req = await createLocalReq({ locale: 'nl' }, payload)
  await queueMail(req, {
    kind: 'visit_moved',
    to: { name: 'Zoë Quist', address: MISTYPED },
    locale: 'nl',
    placeholders: { firstName: 'Zoë' },
    action: { href: personalLink({ purpose: 'visit', id }, 'nl') },
  })
  await queueMail(req, {
    kind: 'demand_matches',
    to: { name: 'Zoë Quist', address: MISTYPED },
    locale: 'nl',
    placeholders: { firstName: 'Zoë' },
    unsubscribe: unsubscribeLink({ purpose: 'demand', id: own.id }, 'nl'),
  })
}

const rowsWith = async (word: string): Promise<string[]> => {
  const tables = ['enquiries', 'demands', 'appointments', 'mails']
  const found = await Promise.all(
    tables.map((table) =>
      site.payload.db.pool.query(`select from ${table} t where t::text ilike $1`, [`%${word}%`]),
    ),
  )
  return tables.flatMap((table, at) => (found[at]?.rowCount ? [table] : []))
}

describe('a person whose address was corrected on a viewing or a search request', () => {
  beforeAll(correctAddresses)

  it('gets a copy of the enquiry with the old address too, and of what came of it', async () => {
    const req = await createLocalReq({ user: people.admin }, site.payload)
    const { appointments, demands, enquiries, mails } = await exportPerson(req, EMAIL)
    const sizes = [enquiries, demands, appointments, mails].map(({ length }) => length)
    expect(sizes).toEqual([4, 3, 3, 2])
  })

  it('is erased with it, and no one else is', async () => {
    const req = await createLocalReq({ user: people.admin }, site.payload)
    expect(await erasePerson(req, EMAIL)).toMatchObject({
      counts: { enquiries: 4, demands: 3, appointments: 3, mails: 2 },
      namesakes: 0,
    })
    expect(await rowsWith('Quist')).toEqual([])
    expect(await rowsWith('Peeters')).toEqual(['enquiries', 'appointments'])
  })
})
