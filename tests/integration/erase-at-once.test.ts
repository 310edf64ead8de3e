import { sql } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'

import { transact } from '@/data/core/transaction'
import { queueMail } from '@/data/mail/queue'
import { erasePerson } from '@/data/privacy/erase'
import { transactionOf } from '@/fields/transactionOf'

import { createTown, createType } from './support/fixtures'
import { usePayload } from './support/payload'
import { settle, type People } from './support/people'

const site = usePayload()
let people: People
let property = ''

const EMAIL = 'zoe.quist@visitor.test'
const person = { firstName: 'Zoë', lastName: 'Quist', email: EMAIL, language: 'nl' } as const

beforeAll(async () => {
  const { payload } = site
  people = await settle(payload)
  const mainType = (await createType(payload)).id
  const city = (await createTown(payload)).id
  const data = { title: 'Huis', mainType, city, _status: 'draft' } as const
  property = (await payload.create({ collection: 'properties', draft: true, data })).id
})

beforeEach(async () => {
  await site.payload.db.pool.query('delete from form_limits')
})

const query = async (text: string, values: unknown[] = []) =>
  (await site.payload.db.pool.query(text, values)).rows

const isWaiting = async () =>
  (
    await query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  ).length > 0

const createEnquiry = () =>
  site.payload.create({
    collection: 'enquiries',
    data: { ...person, kind: 'contact', status: 'new', receivedAt: new Date().toISOString() },
  })

const createDemand = () =>
  site.payload.create({
    collection: 'demands',
    data: { ...person, goal: 'sale', status: 'active', frequency: 'daily' },
  })

const createViewing = () =>
  site.payload.create({
    collection: 'appointments',
    data: { ...person, property, status: 'requested' },
  })

/** What is written about which record, and the row that its writer holds until it is stored. */
const writers = [
  ['demand_matches', createDemand, 'select from demand_search where id ='],
  ['visit_reminder', createViewing, 'select from appointments where id ='],
  ['staff_answer', createEnquiry, 'select from enquiries where id ='],
] as const

describe('a person who is erased', () => {
  it.each(writers)(
    'gets no email of the kind %s that was being written at that moment',
    async (kind, create, lock) => {
      const { id } = await create()
      await query('delete from mails')
      const admin = await createLocalReq({ user: people.admin }, site.payload)
      let erasure: ReturnType<typeof erasePerson> | undefined
      await transact(await createLocalReq({ locale: 'nl' }, site.payload), async (req) => {
        await (await transactionOf(req)).execute(sql.raw(`${lock} '${id}'::uuid for update`))
        await queueMail(req, {
          kind,
          to: { name: 'Zoë Quist', address: EMAIL },
          locale: 'nl',
          placeholders: {},
          ...(kind === 'staff_answer' && { about: { enquiry: id } }),
        })
        erasure = erasePerson(admin, EMAIL)
        while (!(await isWaiting()));
      })
      expect(await erasure).toMatchObject({ counts: { mails: 1 } })
      expect(await query('select kind from mails')).toEqual([])
    },
  )
})
