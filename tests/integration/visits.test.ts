import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'

import { createSystemRequest } from '@/data/core/payload'
import { agendaAddress, findAgenda, renewAgenda } from '@/data/viewings/agenda'
import { cancelViewing, findBookableSlots, moveViewing } from '@/data/viewings/change'
import { remindVisitors } from '@/data/viewings/remind'
import { findWeek } from '@/data/viewings/week'
import { writeOpenSlot } from '@/domain/viewings/slots'
import { clockOf, daysFrom, instantAt, mondayOf } from '@/domain/viewings/times'
import { appointmentForm } from '@/forms/appointment/form'
import type { Posted } from '@/forms/readPosted'
import { submitForm } from '@/forms/submitForm'
import type { Appointment } from '@/payload-types'
import { saveViewing, type ViewingChange } from '@/studio/viewings/saveViewing'

import { createTown, createType } from './support/fixtures'
import { logIn, sendAsStudio } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'

const site = usePayload()
let people: People

type Place = { id: string; reference: number }
let ghent: Place
let brussels: Place

async function home(
  reference: number,
  city: { name: string; zip: string },
  mainType: string,
): Promise<Place> {
  const { payload } = site
  const { id: town } = await createTown(payload, city)
  const { id } = await payload.create({
    collection: 'properties',
    data: {
      reference,
      goal: 'rent',
      status: 'active',
      marquee: 'none',
      public: true,
      title: 'Te huur',
      mainType,
      contact: String(people.agent.id),
      city: town,
      price: 1000,
      monthlyRent: 1000,
      chargesRenter: 75,
      publishPrice: true,
      minimumIncome: 2800,
      maximumPersons: 2,
      street: 'Verborgenstraat',
      houseNumber: '7',
      publishAddress: false,
      _status: 'published',
    },
  })
  return { id, reference }
}

const today = () => clockOf(new Date()).day
const IN_DAYS = 3

/** Hours that staff open, some days from now. */
async function open(
  property: Place,
  more: { minutes?: number; capacity?: number; agent?: string } = {},
): Promise<string> {
  const day = daysFrom(today(), IN_DAYS)
  const times = {
    start: instantAt(day, '10:00').toISOString(),
    end: instantAt(day, '12:00').toISOString(),
  }
  const { id } = await site.payload.create({
    collection: 'visit-days',
    data: { property: property.id, minutes: 30, capacity: 1, ...times, ...more },
  })
  return id
}

beforeAll(async () => {
  people = await settle(site.payload)
  const { id } = await createType(site.payload, { name: 'Appartement', webId: 2 })
  ghent = await home(900_001, { name: 'Gent', zip: '9000' }, id)
  brussels = await home(900_002, { name: 'Brussel', zip: '1000' }, id)
})

afterEach(async () => {
  await site.payload.db.pool.query(
    'delete from mails; delete from appointments; delete from visit_days; delete from enquiries',
  )
})

let hands = 0
/** What somebody sends, each from a place of his own. */
const send = ({ ref = ghent.reference, ...more }: Record<string, unknown> = {}) => {
  hands += 1
  const person = {
    firstName: 'Emma',
    lastName: `Peeters ${hands}`,
    email: `emma${hands}@example.com`,
    phone: '0470 12 34 56',
  }
  const posted = { ...person, ref: String(ref), page: '/nl/contact/', ...more } as Posted
  return submitForm(appointmentForm, posted, {
    locale: 'nl',
    address: `10.0.${Math.floor(hands / 250)}.${hands % 250}`,
  })
}
const chosen = (moment: Parameters<typeof writeOpenSlot>[0]) => ({
  offered: '1',
  moment: writeOpenSlot(moment),
})

const visits = async (): Promise<Appointment[]> =>
  (
    await site.payload.find({
      collection: 'appointments',
      depth: 0,
      pagination: false,
      sort: 'createdAt',
    })
  ).docs
type Mail = {
  to: string
  subject: string
  text: string
  calendar: { text: string; method: string } | null
}
/** With plain blanks where the language puts ones that do not break. */
const mails = async (kind: string): Promise<Mail[]> => {
  const { rows } = await site.payload.db.pool.query<Mail>(
    'select "to", subject, text, calendar from mails where kind::text = $1 order by queued_at',
    [kind],
  )
  return rows.map((mail) => ({ ...mail, text: mail.text.replaceAll('\u00a0', ' ') }))
}
/** The mail server takes what waits. */
const leave = () => site.payload.db.pool.query(`update mails set status = 'sent'`)
const count = async (table: string): Promise<number> =>
  Number((await site.payload.db.pool.query(`select count(*) from ${table}`)).rows[0].count)

async function first(property = ghent) {
  const [moment] = await findBookableSlots(property.id)
  if (!moment) throw new Error('Nothing is open')
  return moment
}

async function booked(): Promise<Appointment> {
  expect(await send(chosen(await first()))).toEqual({ next: '/nl/' })
  const visit = (await visits()).at(-1)
  if (!visit) throw new Error('No visit was written')
  return visit
}

describe('a viewing that is booked again at once', () => {
  const again = (moment: Parameters<typeof writeOpenSlot>[0]) =>
    send({ ...chosen(moment), lastName: 'Claes', email: 'claes@example.com' })
  const held = async () => (await visits()).map(({ status }) => status)

  it('is one viewing while the first stands, and another after that was cancelled', async () => {
    await open(ghent, { capacity: 3 })
    const moment = await first()
    for (const times of [1, 2]) {
      expect([times, await again(moment)]).toEqual([times, { next: '/nl/' }])
      expect(await held()).toEqual(['confirmed'])
    }
    await leave()
    await cancelViewing((await visits())[0]?.id ?? '')
    for (const times of [1, 2]) {
      expect([times, await again(moment)]).toEqual([times, { next: '/nl/' }])
      expect(await held()).toEqual(['cancelled', 'confirmed'])
    }
    expect(await mails('visit_confirmed')).toHaveLength(2)
  })

  it('is another viewing after the first was moved to another moment', async () => {
    await open(ghent)
    const moment = await first()
    await again(moment)
    expect(await moveViewing((await visits())[0]?.id ?? '', await first())).toBe(true)
    await again(moment)
    expect(await held()).toEqual(['confirmed', 'confirmed'])
  })
})

describe('a moment that is open', () => {
  it('is never given to more people than it has places, however many want it at once', async () => {
    await open(ghent, { capacity: 3 })
    const moment = await first()
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(chosen(moment))))
    const refused = answers.filter((answer) => 'refused' in answer)
    expect(refused).toHaveLength(47)
    expect(refused).toEqual(refused.map(() => ({ refused: { moment: 'taken' } })))
    expect((await visits()).map(({ status, start }) => [status, start])).toEqual(
      Array.from({ length: 3 }, () => ['confirmed', moment.start.toISOString()]),
    )
    expect([
      await count('enquiries'),
      (await mails('visit_confirmed')).length,
      (await mails('manager_notice')).length,
    ]).toEqual([3, 3, 3])
    expect((await findBookableSlots(ghent.id)).map(({ start }) => clockOf(start).time)).toEqual([
      '10:30',
      '11:00',
      '11:30',
    ])
  })

  /** A viewing that staff place by hand: it belongs to no opening. */
  const place = async (from: string, to?: string): Promise<string> => {
    const day = daysFrom(today(), IN_DAYS)
    const { id } = await site.payload.create({
      collection: 'appointments',
      data: {
        property: ghent.id,
        lastName: 'Baert',
        language: 'nl',
        status: 'confirmed',
        start: instantAt(day, from).toISOString(),
        ...(to && { end: instantAt(day, to).toISOString() }),
      },
    })
    return id
  }
  const startsOf = async () =>
    (await findBookableSlots(ghent.id)).map(({ start }) => clockOf(start).time)

  it('is not offered at the time of a viewing that staff placed or moved', async () => {
    const day = await open(ghent)
    const id = await place('10:00')
    expect(await startsOf()).toEqual(['10:30', '11:00', '11:30'])
    const start = instantAt(daysFrom(today(), IN_DAYS), '10:00')
    expect(await send(chosen({ day, start }))).toEqual({ refused: { moment: 'taken' } })
    await site.payload.update({
      collection: 'appointments',
      id,
      data: {
        start: instantAt(daysFrom(today(), IN_DAYS), '10:45').toISOString(),
        end: instantAt(daysFrom(today(), IN_DAYS), '11:15').toISOString(),
      },
    })
    expect(await startsOf()).toEqual(['10:00', '11:30'])
  })

  it('is not offered again when the opening of its viewing was made again', async () => {
    const day = await open(ghent)
    await send(chosen(await first()))
    await site.payload.delete({ collection: 'visit-days', id: day })
    await open(ghent)
    expect(await startsOf()).toEqual(['10:30', '11:00', '11:30'])
  })

  it('is offered by a second colleague at the same time', async () => {
    await open(ghent)
    await send(chosen(await first()))
    await open(ghent, { agent: String(people.editor.id) })
    expect(await startsOf()).toEqual([
      '10:00',
      '10:30',
      '10:30',
      '11:00',
      '11:00',
      '11:30',
      '11:30',
    ])
  })

  it('is no moment when it is made up, is over or belongs to another property', async () => {
    const day = await open(ghent)
    const start = instantAt(daysFrom(today(), IN_DAYS), '10:10')
    expect(await send(chosen({ day, start }))).toEqual({ refused: { moment: 'taken' } })
    expect(await send({ ...chosen(await first()), ref: brussels.reference })).toEqual({
      refused: { moment: 'taken' },
    })
    expect(await send({ offered: '1', moment: 'x' })).toEqual({ refused: { moment: 'unknown' } })
    expect(await send({ offered: '1' })).toEqual({ refused: { moment: 'required' } })
    await site.payload.db.pool.query(
      `update visit_days set start = now() - interval '2 hours', "end" = now() - interval '1 hour'`,
    )
    expect(await findBookableSlots(ghent.id)).toEqual([])
    expect(await visits()).toEqual([])
  })

  it('is confirmed with what it costs, an appointment for the calendar, and no address that is not published', async () => {
    await open(ghent)
    const visit = await booked()
    const [mail] = await mails('visit_confirmed')
    expect(mail?.text).toContain('Huurwaarborg: hoogstens 3 maanden huur (€ 3.000).')
    expect(mail?.text).toContain('netto-inkomen vanaf € 2.800')
    expect(mail?.text).toContain('hoogstens 2 bewoners')
    expect(mail?.text).toContain('om 10.00 uur')
    const calendar = (mail?.calendar?.text ?? '').replaceAll('\r\n ', '')
    expect(mail?.calendar?.method).toBe('REQUEST')
    expect(calendar).toContain(`UID:visit-${visit.id}@`)
    expect(calendar).toContain('SEQUENCE:0')
    expect(JSON.stringify(mail)).not.toContain('Verborgenstraat')
    expect(visit.agent).toBe(String(people.agent.id))
  })

  it('is told to who receives the visitors of that day, besides the agent of the property', async () => {
    const day = await open(ghent)
    await site.payload.update({
      collection: 'visit-days',
      id: day,
      data: { agent: String(people.editor.id) },
    })
    const visit = await booked()
    expect(visit.agent).toBe(String(people.editor.id))
    expect((await mails('manager_notice')).map(({ to }) => to).sort()).toEqual([
      'agent@people.test',
      'editor@people.test',
    ])
  })

  it('in Brussels is asked for with a name and a phone, and nothing is said of income or household', async () => {
    await open(brussels)
    expect(
      await send({ ...chosen(await first(brussels)), ref: brussels.reference, email: '' }),
    ).toEqual({ next: '/nl/' })
    expect((await mails('visit_confirmed')).length).toBe(0)
    expect(
      await send({ ...chosen(await first(brussels)), ref: brussels.reference, phone: '' }),
    ).toEqual({ next: '/nl/' })
    const [mail] = await mails('visit_confirmed')
    expect(mail?.text).toContain('hoogstens 2 maanden huur (€ 2.000)')
    expect(mail?.text).not.toMatch(/inkomen|bewoner/)
  })
})

describe('a colleague whose access is suspended', () => {
  const suspend = (suspendedAt: string | null) =>
    site.payload.update({
      collection: 'users',
      id: people.agent.id,
      data: { suspendedAt },
      context: { quiet: true },
    })
  afterEach(() => suspend(null))

  it('is given no viewing, neither one that was wished for nor at an opening of theirs', async () => {
    await open(ghent, { agent: people.agent.id })
    const opening = await first(ghent)
    await suspend(new Date().toISOString())
    expect(await send({ wishDay: daysFrom(today(), 5), slot: 'morning' })).toEqual({ next: '/nl/' })
    expect(await send(chosen(opening))).toEqual({ next: '/nl/' })
    expect((await visits()).map(({ agent }) => agent ?? null)).toEqual([null, null])
  })
})

describe('a wish', () => {
  const wish = () => ({ wishDay: daysFrom(today(), 5), slot: 'morning' })

  it('waits for staff, and each of their answers is told once', async () => {
    expect(await send(wish())).toEqual({ next: '/nl/' })
    const [visit] = await visits()
    expect(visit).toMatchObject({ status: 'requested', slot: 'morning', start: null })
    expect((await mails('visit_requested'))[0]?.text).toContain('10.00–13.00 uur')
    const id = visit?.id ?? ''
    const start = instantAt(daysFrom(today(), 5), '10:15').toISOString()
    const update = async (data: Partial<Appointment>) => {
      await site.payload.update({ collection: 'appointments', id, data })
      await leave()
    }
    await expect(update({ status: 'confirmed' })).rejects.toThrow()
    await update({ status: 'confirmed', start })
    await update({ feedback: 'Belde terug.' })
    await update({
      start: instantAt(daysFrom(today(), 6), '11:00').toISOString(),
      end: instantAt(daysFrom(today(), 6), '11:30').toISOString(),
    })
    await update({ status: 'full' })
    const told = [
      await mails('visit_confirmed'),
      await mails('visit_moved'),
      await mails('visit_full'),
    ]
    expect(told.map((list) => list.length)).toEqual([1, 1, 1])
    expect(
      told.map(([mail]) => [
        mail?.calendar?.method,
        /SEQUENCE:(\d)/.exec(mail?.calendar?.text ?? '')?.[1],
      ]),
    ).toEqual([
      ['REQUEST', '1'],
      ['REQUEST', '2'],
      ['CANCEL', '3'],
    ])
    expect(told[1]?.[0]?.text).toContain('om 10.15 uur')
  })

  it('is for a day to come', async () => {
    expect(await send({ ...wish(), wishDay: daysFrom(today(), -1) })).toEqual({
      refused: { wishDay: 'past' },
    })
    expect(await send({ ...wish(), wishDay: '2026-02-30' })).toEqual({
      refused: { wishDay: 'invalid' },
    })
    expect(await send({ ...wish(), slot: '' })).toEqual({ refused: { slot: 'required' } })
  })
})

describe('the link in the mail', () => {
  it('cancels a visit once, gives its place to others and tells the colleague', async () => {
    await open(ghent)
    const { id, start } = await booked()
    expect(
      (await findBookableSlots(ghent.id)).map((moment) => moment.start.toISOString()),
    ).not.toContain(start)
    await Promise.all([cancelViewing(id), cancelViewing(id)])
    expect((await visits()).map(({ status, sequence }) => [status, sequence])).toEqual([
      ['cancelled', 1],
    ])
    const [mail, ...more] = await mails('visit_cancelled')
    expect([mail?.calendar?.method, more.length]).toEqual(['CANCEL', 0])
    expect(mail?.calendar?.text).toContain('SEQUENCE:1')
    expect(
      (await mails('staff_notice')).map(({ to, subject }) => [
        to,
        subject.includes('Bezoek geannuleerd'),
      ]),
    ).toContainEqual(['agent@people.test', true])
    expect(
      (await findBookableSlots(ghent.id)).map((moment) => moment.start.toISOString()),
    ).toContain(start)
  })

  it('moves a visit where there is a place, and gives the last one to one of two', async () => {
    await open(ghent)
    const one = await booked()
    const other = await booked()
    const last = (await findBookableSlots(ghent.id)).at(-1)
    if (!last) throw new Error('Nothing is open')
    const moved = await Promise.all([moveViewing(one.id, last), moveViewing(other.id, last)])
    expect(moved.sort()).toEqual([false, true])
    const told = await mails('visit_moved')
    expect(
      told.map(({ calendar }) => [calendar?.method, calendar?.text.includes('SEQUENCE:1')]),
    ).toEqual([['REQUEST', true]])
    expect((await visits()).filter(({ start }) => start === last.start.toISOString())).toHaveLength(
      1,
    )
    expect((await visits()).every(({ status }) => status === 'confirmed')).toBe(true)
  })

  it('tells the colleague who waits for the visitor as well as the one who receives them now', async () => {
    await open(ghent, { agent: String(people.editor.id) })
    const { id } = await booked()
    await site.payload.delete({
      collection: 'visit-days',
      where: { agent: { equals: people.editor.id } },
    })
    await open(ghent, { agent: String(people.admin.id) })
    expect(await moveViewing(id, await first())).toBe(true)
    const to = (await mails('staff_notice')).map((mail) => mail.to)
    expect(to.sort()).toEqual(['admin@people.test', 'editor@people.test'])
  })

  it('leaves the visitor to the colleague of the property when the new opening has no colleague', async () => {
    await open(ghent, { agent: String(people.editor.id) })
    const { id } = await booked()
    await open(ghent)
    const other = (await findBookableSlots(ghent.id)).at(-1)
    if (!other) throw new Error('Nothing is open')
    const [day] = await site.payload
      .find({ collection: 'visit-days', where: { agent: { exists: false } }, depth: 0 })
      .then(({ docs }) => docs)
    expect(await moveViewing(id, { ...other, day: String(day?.id) })).toBe(true)
    const [viewing] = await visits()
    expect(viewing?.agent).toBe(people.agent.id)
  })

  it('offers no other moment once the home is let', async () => {
    await open(ghent)
    const { id } = await booked()
    const moment = (await findBookableSlots(ghent.id)).at(-1)
    if (!moment) throw new Error('Nothing is open')
    const stand = (status: 'rented' | 'active') =>
      site.payload.db.pool.query('update properties set status = $1 where id = $2', [
        status,
        ghent.id,
      ])
    await stand('rented')
    expect(await findBookableSlots(ghent.id)).toEqual([])
    expect(await moveViewing(id, moment)).toBe(false)
    await stand('active')
  })

  it('brings back visitors who cancelled, but none whose viewing is over', async () => {
    await open(ghent)
    const { id } = await booked()
    await leave()
    await cancelViewing(id)
    await leave()
    expect(await moveViewing(id, await first())).toBe(true)
    expect((await mails('visit_confirmed')).length).toBe(2)
    await site.payload.db.pool.query(
      `update appointments set start = now() - interval '2 hours', "end" = now() - interval '1 hour'`,
    )
    await cancelViewing(id)
    expect(await moveViewing(id, await first())).toBe(false)
    expect((await visits())[0]?.status).toBe('confirmed')
  })
})

describe('a week that a colleague has had open for a while', () => {
  const IN = daysFrom(today(), IN_DAYS)
  const at = (time: string) => instantAt(IN, time).toISOString()
  let restore: () => void
  beforeAll(async () => {
    const cookie = await logIn(site.payload, 'users', 'agent@people.test', PASSWORD)
    restore = sendAsStudio(site.payload, cookie)
  })
  afterAll(() => restore())

  /** Reads the week, lets something happen, and then acts on what was read. */
  async function act(status: 'requested' | 'confirmed', change: ViewingChange, happens = true) {
    const { id } = await site.payload.create({
      collection: 'appointments',
      context: { quiet: true },
      data: {
        property: ghent.id,
        language: 'nl',
        firstName: 'Emma',
        email: 'emma@example.com',
        start: at('10:00'),
        end: at('10:30'),
        status,
      },
    })
    const req = await createLocalReq({ user: people.agent }, site.payload)
    const week = await findWeek(req, { monday: mondayOf(IN) }, 'nl')
    const shown = week.days.flatMap(({ visits }) => visits).find((visit) => visit.id === id)
    if (!shown) throw new Error('The week does not show the viewing')
    if (happens) await cancelViewing(id)
    return saveViewing('/api', shown, change)
  }

  it('confirms no viewing that its visitor has cancelled, and sends no invitation', async () => {
    expect(await act('requested', { status: 'confirmed' })).toBe('stale')
    expect((await visits()).map(({ status }) => status)).toEqual(['cancelled'])
    expect(await mails('visit_confirmed')).toEqual([])
  })

  it('moves no viewing that its visitor has cancelled', async () => {
    expect(await act('confirmed', { start: at('11:00'), end: at('11:30') })).toBe('stale')
    expect(await visits()).toMatchObject([{ status: 'cancelled', start: at('10:00') }])
  })

  it('goes on as long as nothing has happened', async () => {
    expect(await act('requested', { status: 'confirmed' }, false)).toBe('saved')
    expect((await mails('visit_confirmed')).length).toBe(1)
  })
})

describe('a reminder', () => {
  const eve = () => daysFrom(today(), IN_DAYS - 1)
  const change = (id: string, data: Partial<Appointment>) =>
    site.payload.update({ collection: 'appointments', id, data })

  it('comes once, from six in the evening before', async () => {
    await open(ghent)
    await booked()
    await remindVisitors(instantAt(eve(), '17:59'))
    expect(await mails('visit_reminder')).toEqual([])
    await Promise.all(Array.from({ length: 4 }, () => remindVisitors(instantAt(eve(), '18:00'))))
    await leave()
    await remindVisitors(instantAt(daysFrom(eve(), 1), '09:00'))
    expect(await mails('visit_reminder')).toHaveLength(1)
  })

  it('is not sent to visitors who cancelled or were never confirmed, and is sent again after a move', async () => {
    await open(ghent)
    const kept = await booked()
    const gone = await booked()
    await send({ wishDay: daysFrom(today(), IN_DAYS), slot: 'morning' })
    await cancelViewing(gone.id)
    await remindVisitors(instantAt(eve(), '18:00'))
    expect((await mails('visit_reminder')).map(({ to }) => to)).toEqual([kept.email])
    await leave()
    await moveViewing(kept.id, await first())
    await remindVisitors(instantAt(eve(), '18:05'))
    expect(await mails('visit_reminder')).toHaveLength(2)
  })

  it('that waited for the mail server past midnight is not sent: it says "tomorrow"', async () => {
    await open(ghent)
    await booked()
    await remindVisitors(instantAt(eve(), '18:00'))
    await site.payload.db.pool.query(
      `update mails set queued_at = $1 where kind = 'visit_reminder'`,
      [instantAt(eve(), '18:00').toISOString()],
    )
    await remindVisitors(instantAt(eve(), '23:59'))
    expect(await mails('visit_reminder')).toHaveLength(1)
    await remindVisitors(instantAt(daysFrom(eve(), 1), '00:01'))
    expect(await mails('visit_reminder')).toEqual([])
  })

  it('comes for each viewing of a day, however many one visitor has', async () => {
    for (const hour of ['09', '10', '11', '12', '13', '14', '15', '16'])
      await site.payload.create({
        collection: 'appointments',
        data: {
          firstName: 'Emma',
          email: 'many@example.com',
          language: 'nl',
          status: 'confirmed',
          property: ghent.id,
          start: instantAt(daysFrom(eve(), 1), `${hour}:00`).toISOString(),
        },
        context: { quiet: true },
      })
    await remindVisitors(instantAt(eve(), '18:00'))
    expect(await mails('visit_reminder')).toHaveLength(8)
  })

  it.each([
    ['cancelled by its visitor', (id: string) => cancelViewing(id), 0],
    ['moved by its visitor', async (id: string) => moveViewing(id, await first()), 0],
    ['full', (id: string) => change(id, { status: 'full' }), 0],
    ['deleted', (id: string) => site.payload.delete({ collection: 'appointments', id }), 0],
    ['given a note', (id: string) => change(id, { feedback: 'Belt nog.' }), 1],
  ])(
    'waits for the mail server no longer than its viewing stands, which is then %s',
    async (_, happens, left) => {
      await open(ghent)
      const changed = await booked()
      const other = await booked()
      await remindVisitors(instantAt(eve(), '18:00'))
      expect(await mails('visit_reminder')).toHaveLength(2)
      await happens(changed.id)
      const recipients = (await mails('visit_reminder')).map(({ to }) => to)
      expect(recipients.filter((to) => to === changed.email)).toHaveLength(left)
      expect(recipients).toContain(other.email)
    },
  )

  it('that has left stays when its viewing is cancelled', async () => {
    await open(ghent)
    const { id } = await booked()
    await remindVisitors(instantAt(eve(), '18:00'))
    await leave()
    await cancelViewing(id)
    expect(await mails('visit_reminder')).toHaveLength(1)
  })
})

describe('the news of a viewing', () => {
  const notices = async (to: string) =>
    (
      await site.payload.db.pool.query(
        `select kind::text from mails where "to" = $1 and kind::text like 'visit_%' order by queued_at`,
        [to],
      )
    ).rows.map(({ kind }) => kind)

  it('is the last one alone, when those before it still wait for the mail server', async () => {
    await open(ghent)
    const { id, email } = await booked()
    const to = String(email)
    expect(await notices(to)).toEqual(['visit_confirmed'])
    await moveViewing(id, await first())
    expect(await notices(to)).toEqual(['visit_moved'])
    await leave()
    await cancelViewing(id)
    expect(await notices(to)).toEqual(['visit_moved', 'visit_cancelled'])
  })

  it('is a cancellation when a confirmed viewing is deleted, and a move when it is of another home', async () => {
    await open(ghent)
    const { id, email } = await booked()
    const other = await booked()
    const data = { property: brussels.id }
    await site.payload.update({ collection: 'appointments', id: other.id, data })
    await site.payload.delete({ collection: 'appointments', id })
    expect(await notices(String(email))).toEqual(['visit_cancelled'])
    expect((await mails('visit_cancelled'))[0]?.calendar?.method).toBe('CANCEL')
    expect(await notices(String(other.email))).toEqual(['visit_moved'])
    const back = site.payload.update({
      collection: 'appointments',
      id: other.id,
      data: { status: 'requested' },
    })
    await expect(back).rejects.toMatchObject({ data: { errors: [{ path: 'status' }] } })
  })

  it('stays with a viewing that gets a note', async () => {
    await open(ghent)
    const { id, email } = await booked()
    await site.payload.update({ collection: 'appointments', id, data: { feedback: 'Belt.' } })
    expect(await notices(String(email))).toEqual(['visit_confirmed'])
  })
})

describe('the calendar of a colleague', () => {
  const fileOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)

  it('shows his visits at an address that ends when he makes another', async () => {
    await open(ghent)
    const kept = await booked()
    const gone = await booked()
    await cancelViewing(gone.id)
    const user = { id: String(people.agent.id), calendarEdition: 0 }
    const old = fileOf(agendaAddress(user))
    const read = async (file: string) =>
      (await findAgenda(await createSystemRequest(), file))?.replaceAll('\r\n ', '')
    expect(await read(old)).toContain(`UID:visit-${kept.id}@`)
    expect(await read(old)).toContain('LOCATION:Verborgenstraat 7\\, 9000 Gent')
    expect(await read(old)).not.toContain(gone.id)
    expect(await read(old.replace('.0.', '.1.'))).toBeUndefined()
    const renewed = fileOf(await renewAgenda(await createSystemRequest(), user.id))
    expect(await read(old)).toBeUndefined()
    expect(await read(renewed)).toContain(kept.id)
  })
})
