import { afterEach, beforeAll, describe, expect, it } from '@jest/globals'

import { remindStaff } from '@/data/enquiries/overdue'
import { clockOf, daysFrom, instantAt } from '@/domain/viewings/times'

import { usePayload } from './support/payload'
import { settle, type People } from './support/people'

const site = usePayload()
let people: People

beforeAll(async () => {
  people = await settle(site.payload)
  await site.payload.updateGlobal({
    slug: 'settings',
    data: { email: 'office@example.com', overdueHours: 24 },
  })
})

afterEach(async () => {
  await site.payload.db.pool.query('delete from mails; delete from enquiries')
})

const today = clockOf(new Date()).day
const morning = instantAt(today, '08:00')
const before = (hours: number) => new Date(morning.getTime() - hours * 3_600_000).toISOString()

type More = {
  assignedTo?: string
  status?: 'new' | 'answered' | 'spam'
  kind?: 'contact' | 'newsletter'
}
const enquiry = (lastName: string, receivedAt: string, more: More = {}) =>
  site.payload.create({
    collection: 'enquiries',
    data: {
      kind: 'contact',
      status: 'new',
      language: 'fr',
      firstName: 'Emma',
      lastName,
      receivedAt,
      ...more,
    },
  })

const mails = async () => {
  const { docs } = await site.payload.find({
    collection: 'mails',
    where: { kind: { equals: 'staff_overdue' } },
    sort: 'to',
    depth: 0,
  })
  return docs.map(({ to, subject, text }) => ({ to, subject, text }))
}

describe('what waits too long for an answer', () => {
  it('is reported each morning to the assigned colleague, and to the agency when no colleague is assigned', async () => {
    await enquiry('Late', before(25))
    await enquiry('Later', before(60))
    await enquiry('Agents', before(30), { assignedTo: String(people.agent.id) })
    await enquiry('Fresh', before(23))
    await enquiry('Answered', before(90), { status: 'answered' })
    await enquiry('Spam', before(90), { status: 'spam' })
    await enquiry('Reader', before(90), { kind: 'newsletter' })
    await remindStaff(morning)
    const [toAgent, toOffice, ...others] = await mails()
    expect(others).toEqual([])
    expect([toAgent?.to, toAgent?.subject]).toEqual(['agent@people.test', 'Nog te beantwoorden: 1'])
    expect([toOffice?.to, toOffice?.subject]).toEqual([
      'office@example.com',
      'Nog te beantwoorden: 2',
    ])
    expect(toAgent?.text).toContain('Emma Agents')
    expect(toOffice?.text).toMatch(/Emma Later[^]*Emma Late/)
    expect(toOffice?.text).not.toMatch(/Fresh|Answered|Spam|Reader|Agents/)
  })

  it('is told once a morning, however many instances ask, and again the next', async () => {
    await enquiry('Late', before(48))
    await Promise.all(Array.from({ length: 5 }, () => remindStaff(morning)))
    await remindStaff(instantAt(today, '17:00'))
    expect(await mails()).toHaveLength(1)
    await remindStaff(instantAt(daysFrom(today, 1), '08:00'))
    expect(await mails()).toHaveLength(2)
  })

  it('is not reported at night, and no mail says that nothing waits', async () => {
    await remindStaff(morning)
    await enquiry('Late', before(48))
    await remindStaff(instantAt(today, '07:59'))
    expect(await mails()).toEqual([])
  })
})
