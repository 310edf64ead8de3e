import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

import { GET as getPaper } from '@/app/api/papers/[id]/route'
import { POST as pressPersonal } from '@/app/api/personal/[purpose]/route'
import { GET as lookUnsubscribe, POST as pressUnsubscribe } from '@/app/api/unsubscribe/route'
import { createLinkKey } from '@/data/enquiries/linkKeys'
import { browserProof } from '@/data/enquiries/browserProof'
import {
  findSentForm,
  findTypedForm,
  storeSentForm,
  storeTypedForm,
} from '@/data/enquiries/typedAnswers'
import { typedQuery } from '@/data/enquiries/formQuery'
import { clockOf, daysFrom } from '@/domain/viewings/times'
import { env } from '@/env'
import { locales } from '@/i18n/locales'
import { HONEYPOT } from '@/forms/names'

import { createTown, createType } from './support/fixtures'
import { answerOf, bodyOf, post, type Fields } from './support/forms'
import { usePayload } from './support/payload'

const site = usePayload()
const common = { overrideAccess: true, depth: 0, pagination: false } as const

let house: { id: string; reference: number }
let rental: { id: string; reference: number }
let project: { id: string; reference: number; unit: number }
let plan: string
let secret: string

const pdf = (name: string) => {
  const data = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
  )
  return { data, name, mimetype: 'application/pdf', size: data.length }
}

beforeAll(async () => {
  const { payload } = site
  await payload.updateGlobal({
    slug: 'settings',
    data: { agencyName: 'Maison Hestia', email: 'agency@example.com', defaultLanguage: 'fr' },
  })
  const page = (data: object) =>
    payload.create({
      collection: 'pages',
      data: { ...data, public: true, _status: 'published' } as never,
    })
  await page({ title: 'Te koop', path: 'te-koop', kind: 'property_list', list: { goal: 'sale' } })
  await page({ title: 'Te huur', path: 'te-huur', kind: 'property_list', list: { goal: 'rent' } })
  await page({ title: 'Bedankt', path: 'bedankt', kind: 'thank_you' })
  await page({ title: 'Bedankt voor uw bod', path: 'bod', kind: 'thank_you', thanksFor: ['offer'] })
  await page({ title: 'Mijn keuze', path: 'mijn-keuze', kind: 'personal' })
  const { id: mainType } = await createType(payload)
  const { id: city } = await createTown(payload)
  const listing = async (data: object) => {
    const shown = {
      title: 'Huis',
      city,
      mainType,
      public: true,
      _status: 'published',
      status: 'active',
      price: 425_000,
      publishPrice: false,
    }
    const { id, reference } = await payload.create({
      collection: 'properties',
      data: { ...shown, ...data } as never,
    })
    return { id, reference: Number(reference) }
  }
  house = await listing({ goal: 'sale' })
  rental = await listing({ goal: 'rent' })
  const kaai = await payload.create({
    collection: 'projects',
    data: { title: 'De Kaai', goal: 'sale', city, public: true, _status: 'published' } as never,
  })
  const unit = await listing({ goal: 'sale', project: kaai.id, unitNumber: 'B12' })
  project = { id: kaai.id, reference: Number(kaai.reference), unit: unit.reference }
  const paper = async (title: string, visibleOnRequest: boolean) =>
    (
      await payload.create({
        collection: 'documents',
        data: { title, kind: 'plan', property: house.id, visibleOnRequest },
        file: pdf(`${title}.pdf`),
      })
    ).id
  ;[plan, secret] = [await paper('Grondplan', true), await paper('Intern', false)]
})

beforeEach(async () => {
  await site.payload.db.pool.query(
    'delete from mails; delete from enquiries; delete from subscribers; delete from testimonials; delete from form_limits',
  )
})

const enquiries = async () =>
  (await site.payload.find({ collection: 'enquiries', ...common, sort: 'createdAt' })).docs
const mails = async () =>
  (await site.payload.find({ collection: 'mails', ...common, sort: 'createdAt' })).docs
const mailed = async () => (await mails()).map(({ kind, to }) => `${kind} ${to}`).sort()
const jobs = async (): Promise<number> =>
  (
    await site.payload.db.pool.query<{ count: string }>(
      `select count(*) from graphile_worker.jobs where key in (select 'mail:' || id from mails)`,
    )
  ).rows.map(({ count }) => Number(count))[0] ?? 0

const person = {
  firstName: 'Emma',
  lastName: 'Peeters',
  email: 'emma@example.com',
  phone: '0470 12 34 56',
}
const address = { street: 'Korenlei 12', zip: '9000', city: 'Gent' }
const about = (): Fields => ({ ref: String(house.reference) })

/** Each form as a visitor fills it in, who hears of it, and where he is thanked. */
const forms: Record<
  string,
  { fields: () => Fields; mails: string[]; status?: string; next?: string }
> = {
  contact: {
    fields: () => ({ ...person, remark: 'Hallo' }),
    mails: ['contact_received emma@example.com', 'staff_notice agency@example.com'],
  },
  property: {
    fields: () => ({ ...person, ...about(), remark: 'Hallo' }),
    mails: ['property_received emma@example.com', 'staff_notice agency@example.com'],
  },
  construction: {
    fields: () => ({ ...person, project: String(project.reference), unit: String(project.unit) }),
    mails: ['construction_received emma@example.com', 'staff_notice agency@example.com'],
  },
  valuation: {
    fields: () => ({ ...person, ...address, valued: 'house', reason: 'estate' }),
    mails: ['staff_notice agency@example.com', 'valuation_received emma@example.com'],
  },
  rental_management: {
    fields: () => ({
      ...person,
      ...address,
      valued: 'apartment',
      services: ['letting', 'technical'],
      from: '2030-02-01',
    }),
    mails: ['rental_management_received emma@example.com', 'staff_notice agency@example.com'],
  },
  testimonial: {
    fields: () => ({ ...person, remark: 'Vlot en eerlijk.', publish: '1' }),
    mails: ['staff_notice agency@example.com', 'testimonial_received emma@example.com'],
  },
  documents: {
    fields: () => ({ ...person, ...about() }),
    mails: ['documents_link emma@example.com', 'staff_notice agency@example.com'],
  },
  offer: {
    fields: () => ({
      ...person,
      ...address,
      ...about(),
      amount: '€ 410.000',
      conditions: 'Na mijn lening',
      until: '2030-01-31',
    }),
    mails: ['offer_received emma@example.com', 'staff_notice agency@example.com'],
    next: '/nl/bod/',
  },
  saved_search: {
    fields: () => ({ email: 'emma@example.com', goal: 'rent', wish: 'bedrooms=2' }),
    mails: ['demand_confirm emma@example.com'],
    status: 'closed',
  },
  friend: {
    fields: () => ({
      ...about(),
      firstName: 'Emma',
      email: 'emma@example.com',
      friendName: 'Jan',
      friendEmail: 'jan@example.com',
      remark: 'Iets voor jou?',
    }),
    mails: ['friend jan@example.com', 'friend_sent emma@example.com'],
    status: 'closed',
  },
  newsletter: {
    fields: () => ({ email: 'emma@example.com' }),
    mails: ['newsletter_confirm emma@example.com'],
    status: 'closed',
  },
  unsubscribe: { fields: () => ({ email: 'emma@example.com' }), mails: [], status: 'closed' },
}
const kinds = Object.keys(forms)
const fieldsOf = (kind: string): Fields => forms[kind]?.fields() ?? {}

describe('the page that thanks', () => {
  const thanksFor = async (answer: Response) => {
    const { next } = (await answer.json()) as { next: string }
    const [, id = ''] = /\?sent=([\da-f-]{36})$/.exec(next) ?? []
    return findSentForm(id)
  }

  it('is told what was sent about which listing, and by whom', async () => {
    expect(await thanksFor(await post('property', fieldsOf('property')))).toMatchObject({
      sent: 'property',
      email: 'emma@example.com',
      ref: String(house.reference),
    })
  })

  it('is told nothing by a program, nor of a subscription', async () => {
    const trapped = { ...fieldsOf('contact'), [HONEYPOT]: 'filled' }
    expect(await thanksFor(await post('contact', trapped))).toBeUndefined()
    expect(await thanksFor(await post('newsletter', fieldsOf('newsletter')))).toBeUndefined()
  })

  it('cannot be made to show answers of a refused form, nor the other way round', async () => {
    const sent = { firstName: 'A', email: '', phone: '', ref: '', project: '', answers: [] }
    const id = await storeSentForm({ sent: 'contact', ...sent })
    expect(await findTypedForm(id)).toBeUndefined()
    const refused = await storeTypedForm({ form: 'contact', typed: {}, refused: {} })
    expect(await findSentForm(refused)).toBeUndefined()
  })
})

describe('a form that is filled in', () => {
  it.each(kinds)(
    'of the kind %s becomes a lead, its mails and their jobs, and thanks',
    async (kind) => {
      const answer = await answerOf(await post(kind, fieldsOf(kind)))
      expect(answer).toEqual({ status: 200, next: forms[kind]?.next ?? '/nl/bedankt/' })
      const [lead, ...more] = await enquiries()
      expect(more).toEqual([])
      expect(lead).toMatchObject({
        kind,
        status: forms[kind]?.status ?? 'new',
        email: 'emma@example.com',
        language: 'nl',
        isProven: false,
      })
      expect(await mailed()).toEqual(forms[kind]?.mails)
      expect(await jobs()).toBe(forms[kind]?.mails.length)
    },
  )

  it('about a listing is told to the agency and to who looks after that listing, each in their own language', async () => {
    const { payload } = site
    const manager = {
      email: 'marie@example.com',
      name: 'Marie Claes',
      role: 'agent',
      language: 'de',
      password: 'a long enough password',
    } as const
    const { id } = await payload.create({ collection: 'users', data: manager })
    await payload.update({
      collection: 'properties',
      id: house.id,
      locale: 'fr',
      data: { contact: id, title: 'Maison', public: true },
    })
    await post('property', { ...person, ...about(), remark: 'Bonjour' }, { locale: 'fr' })
    await payload.update({ collection: 'properties', id: house.id, data: { contact: null } })
    await payload.delete({ collection: 'users', id })
    expect(await mailed()).toEqual([
      'manager_notice marie@example.com',
      'property_received emma@example.com',
      'staff_notice agency@example.com',
    ])
    const written = await mails()
    expect(Object.fromEntries(written.map(({ kind, language }) => [kind, language]))).toEqual({
      manager_notice: 'de',
      property_received: 'fr',
      staff_notice: 'fr',
    })
    const textOf = (which: string) => written.find(({ kind }) => kind === which)?.text
    expect(textOf('manager_notice')).toMatch(/Guten Tag Marie Claes[^]*Bonjour[^]*Französisch/)
    // The agency's main language is the one in which was written: nothing need be said about it.
    expect(textOf('staff_notice')).toContain('Bonjour')
    expect(textOf('staff_notice')).not.toContain('Écrit en')
  })

  it('about a project is told to who looks after that project', async () => {
    const { payload } = site
    const { id } = await payload.create({
      collection: 'users',
      data: {
        email: 'piet@example.com',
        name: 'Piet Maes',
        role: 'agent',
        language: 'nl',
        password: 'a long enough password',
      },
    })
    const where = { reference: { equals: project.reference } }
    const assign = (contact: string | null) =>
      payload.update({ collection: 'projects', where, data: { contact } })
    await assign(id)
    await post('construction', fieldsOf('construction'))
    await assign(null)
    await payload.delete({ collection: 'users', id })
    expect(await mailed()).toEqual([
      'construction_received emma@example.com',
      'manager_notice piet@example.com',
      'staff_notice agency@example.com',
    ])
  })

  it.each(kinds)(
    'of the kind %s leaves nothing when one of its mails cannot be written',
    async (kind) => {
      if (forms[kind]?.mails.length === 0) return
      const { pool } = site.payload.db
      await pool.query(`create or replace function no_mail() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
      create trigger no_mail before insert on mails for each row execute function no_mail()`)
      try {
        const status = await post(kind, fieldsOf(kind)).then(
          (response) => response.status,
          () => 500,
        )
        expect(status).toBeGreaterThanOrEqual(500)
      } finally {
        await pool.query('drop trigger no_mail on mails')
      }
      const { rows } = await pool.query(
        'select (select count(*) from enquiries) + (select count(*) from subscribers) + (select count(*) from testimonials) as left',
      )
      expect(rows).toEqual([{ left: '0' }])
    },
  )

  it.each(kinds)('of the kind %s is one lead when it is pressed twice at once', async (kind) => {
    const twice = await Promise.all([post(kind, fieldsOf(kind)), post(kind, fieldsOf(kind))])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await enquiries()).toHaveLength(1)
    expect(await mailed()).toEqual(forms[kind]?.mails)
  })

  it('is a lead although the same was taken for spam before', async () => {
    await post('contact', { ...fieldsOf('contact'), fax: '123' })
    await post('contact', { ...fieldsOf('contact'), fax: '123' })
    await post('contact', fieldsOf('contact'))
    expect((await enquiries()).map(({ status }) => status)).toEqual(['spam', 'new'])
    expect(await mailed()).toEqual(forms.contact?.mails)
  })

  it.each(kinds)(
    'of the kind %s by a program is stored as spam and thanked, without a notice to staff',
    async (kind) => {
      expect((await post(kind, { ...fieldsOf(kind), fax: '123' })).status).toBe(200)
      expect(await enquiries()).toMatchObject([{ kind, status: 'spam' }])
      expect(await mails()).toEqual([])
      expect(
        (await site.payload.count({ collection: 'subscribers' })).totalDocs +
          (await site.payload.count({ collection: 'testimonials' })).totalDocs,
      ).toBe(0)
    },
  )

  it.each(kinds)(
    'of the kind %s without an e-mail address writes nothing and says what is missing',
    async (kind) => {
      const answer = await answerOf(await post(kind, { ...fieldsOf(kind), email: '' }))
      expect(answer).toEqual({ status: 422, refused: { email: 'required' } })
      expect([await enquiries(), await mails()]).toEqual([[], []])
    },
  )

  it('is read by staff in their language and by the visitor in his', async () => {
    await post('offer', fieldsOf('offer'))
    const [lead] = await enquiries()
    expect(lead?.answers).toEqual([
      { name: 'amount', label: 'Votre offre', value: '€\u00a0410.000' },
      { name: 'deposit', label: 'Acompte habituel', value: '€\u00a041.000' },
      { name: 'conditions', label: 'Conditions', value: 'Na mijn lening' },
      { name: 'until', label: 'Valable jusqu’au', value: '31 janvier 2030' },
    ])
    const visitor = (await mails()).find(({ kind }) => kind === 'offer_received')
    expect(visitor?.text).toContain('Gebruikelijk voorschot')
    expect(visitor?.text).toContain('31 januari 2030')
  })

  it('about a unit is read by staff in their language and by the visitor in his', async () => {
    const { payload } = site
    for (const [collection, reference] of [
      ['projects', project.reference],
      ['properties', project.unit],
    ] as const)
      await payload.update({
        collection,
        where: { reference: { equals: reference } },
        locale: 'fr',
        data: { title: 'Au quai', public: true } as never,
      })
    await post('construction', fieldsOf('construction'))
    expect((await enquiries())[0]?.answers).toMatchObject([
      { name: 'unit', value: expect.stringMatching(/^Unité B12/) },
    ])
    const visitor = (await mails()).find(({ kind }) => kind === 'construction_received')
    expect(visitor?.text).toContain('Eenheid B12')
  })

  it('about a moment is read by staff in their language and by the visitor in his', async () => {
    const wish = { wishDay: daysFrom(clockOf(new Date()).day, 7), slot: 'morning' }
    await post('appointment', { ...person, ...wish })
    const [lead] = await enquiries()
    expect(lead?.answers).toContainEqual({
      name: 'slot',
      label: 'Moment de la journée',
      value: '10h00–13h00',
    })
    const textOf = async (which: string) =>
      (await mails()).find(({ kind }) => kind === which)?.text ?? ''
    expect(await textOf('staff_notice')).toContain('10h00–13h00')
    expect(await textOf('contact_received')).toContain('10.00–13.00 uur')
  })

  it('about a home is read by staff in their language and by the visitor in his', async () => {
    const wish = { types: '1', regions: 'flanders', bedrooms: '2', frequency: 'daily' }
    const response = await post('demand', { ...person, ...wish, goal: 'sale' })
    const { next } = (await response.json()) as { next: string }
    const of = (label: string, value: string) => ({ name: label, label, value })
    const staff = of('Vous cherchez un bien', 'À vendre')
    expect((await enquiries())[0]?.answers).toContainEqual(staff)
    const sent = await findSentForm(next.split('?sent=')[1] ?? '')
    expect(sent?.answers).toContainEqual(of('U zoekt iets', 'Te koop'))
    await post('saved_search', { email: person.email, wish: 'type=1', goal: 'sale' })
    expect((await enquiries()).at(-1)?.answers).toContainEqual(staff)
  })
})

describe('what was typed', () => {
  it('is kept for the page it came from when there is no script, with what is wrong', async () => {
    const response = await post(
      'valuation',
      { ...fieldsOf('valuation'), email: 'geen adres', page: '/nl/gratis-schatting/' },
      { asScript: false },
    )
    const next = response.headers.get('location') ?? ''
    expect(response.status).toBe(303)
    expect(next).toMatch(/^\/nl\/gratis-schatting\/\?typed=[\da-f-]{36}#form-valuation$/)
    const kept = await findTypedForm(new URL(next, env.SITE_URL).searchParams.get('typed') ?? '')
    expect(kept).toMatchObject({
      form: 'valuation',
      typed: { firstName: 'Emma', email: 'geen adres' },
      refused: { email: 'invalid' },
    })
  })

  it('is not found under what is no id, and looks like one', async () => {
    for (const id of ['-'.repeat(36), 'a'.repeat(36), '', '\0'])
      expect(await findTypedForm(id)).toBeUndefined()
    expect(typedQuery({ typed: ['-'.repeat(36)] })).toEqual({})
  })

  it('of a post that names no page is shown where the form stands, about the same listing', async () => {
    const { payload } = site
    const stands = async (form: string, path: string) => {
      const content = [{ blockType: 'contactForm', form }]
      const { id: module } = await payload.create({
        collection: 'modules',
        data: { name: path, title: path, public: true, content, _status: 'published' } as never,
      })
      return payload.create({
        collection: 'pages',
        data: {
          title: path,
          path,
          kind: 'contact',
          modules: [module],
          public: true,
          _status: 'published',
        } as never,
      })
    }
    const contact = await stands('contact', 'contact')
    const valuation = await stands('valuation', 'schatting')
    const back = async (kind: string) =>
      (
        await post(kind, { ...fieldsOf(kind), email: 'geen adres' }, { asScript: false })
      ).headers.get('location') ?? ''
    expect(await back('contact')).toMatch(/^\/nl\/contact\/\?typed=[\da-f-]{36}#form-contact$/)
    expect(await back('valuation')).toMatch(
      /^\/nl\/schatting\/\?typed=[\da-f-]{36}#form-valuation$/,
    )
    expect(await back('offer')).toMatch(
      new RegExp(
        `^/nl/contact/\\?about=offer&ref=${house.reference}&typed=[\\da-f-]{36}#form-offer$`,
      ),
    )
    expect(await back('construction')).toMatch(
      new RegExp(
        `^/nl/contact/\\?about=information&project=${project.reference}&typed=[\\da-f-]{36}#form-construction$`,
      ),
    )
    // No page has it: where the site begins.
    expect(await back('newsletter')).toMatch(/^\/nl\/\?typed=/)
    for (const { id } of [contact, valuation]) await payload.delete({ collection: 'pages', id })
  })

  it('never leads to another site', async () => {
    for (const page of ['//evil.example/', 'https://evil.example/', '/nl/\r\nX: y', '/nl/../x']) {
      const response = await post('contact', { ...person, page }, { asScript: false })
      expect(response.headers.get('location')).toMatch(/^\/nl\/\?typed=/)
    }
  })

  it('arrives as text, whatever it looks like', async () => {
    const remark =
      '<script>alert(1)</script> {agencyName} [x](https://evil.example)\r\nBcc: x@example.com'
    await post('contact', { ...person, lastName: 'O\r\nBcc: y@example.com', remark })
    const [lead] = await enquiries()
    expect(lead).toMatchObject({
      remark: remark.replace('\r\n', '\n'),
      lastName: 'O Bcc: y@example.com',
    })
    for (const mail of await mails()) {
      expect(mail.html).not.toContain('<script>alert')
      expect(mail.html).not.toContain('href="https://evil.example')
      expect(`${mail.subject}${mail.toName}`).not.toMatch(/[\r\n]/)
    }
    expect(await mailed()).toEqual(forms.contact?.mails)
  })
})

describe('a post that no page of the site sent', () => {
  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['of a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['typed by hand', { 'sec-fetch-site': 'none' }],
  ])('%s is refused', async (_, headers) => {
    expect((await post('contact', fieldsOf('contact'), { headers })).status).toBe(403)
    expect(await enquiries()).toEqual([])
  })

  it('is refused when it is huge, has hundreds of fields, is no form, or of no kind', async () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`field${at}`, 'x']))
    const json = { headers: { 'content-type': 'application/json' } }
    expect(
      (await post('contact', { ...fieldsOf('contact'), remark: 'x'.repeat(70_000) })).status,
    ).toBe(413)
    expect((await post('contact', { ...fieldsOf('contact'), ...many })).status).toBe(413)
    expect((await post('contact', JSON.stringify(fieldsOf('contact')), json)).status).toBe(413)
    expect((await post('nothing', fieldsOf('contact'))).status).toBe(404)
    expect((await post('__proto__', fieldsOf('contact'))).status).toBe(404)
    expect(await enquiries()).toEqual([])
  })

  it('may come eight times without a proof, and then is told to wait', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const answers = []
    for (let at = 0; at < 9; at++)
      answers.push(
        await answerOf(
          await post('contact', { ...fieldsOf('contact'), remark: `Vraag ${at}` }, { headers }),
        ),
      )
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 8 }, () => 200),
      422,
    ])
    expect(answers.at(-1)?.refused).toEqual({ form: 'often' })
    expect(await enquiries()).toHaveLength(8)
  })
})

describe('a proof of work', () => {
  const solve = async () => {
    const challenge = (await browserProof.challenge()) as Parameters<
      typeof solveChallenge
    >[0]['challenge']
    return Buffer.from(
      JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
    ).toString('base64')
  }
  /** As if so many seconds had passed since it was asked for. */
  async function later<Result>(seconds: number, work: () => Promise<Result>): Promise<Result> {
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + seconds * 1000)
    try {
      return await work()
    } finally {
      clock.mockRestore()
    }
  }

  it('counts once: the same again, one that is too old or too quick, and one that is made up are refused', async () => {
    const proof = await solve()
    const old = await solve()
    const send = (given: string, remark: string) =>
      post('contact', { ...fieldsOf('contact'), remark, proof: given }).then(answerOf)
    expect(await later(5, () => send(proof, 'een'))).toMatchObject({ status: 200 })
    expect(await enquiries()).toMatchObject([{ isProven: true }])
    const refused = { status: 422, refused: { form: 'captcha' } }
    expect(await later(5, () => send(proof, 'twee'))).toEqual(refused)
    expect(await later(21 * 60, () => send(old, 'drie'))).toEqual(refused)
    expect(await later(0, async () => send(await solve(), 'vier'))).toEqual(refused)
    expect(await send('bWFkZSB1cA==', 'vijf')).toEqual(refused)
    expect(await enquiries()).toHaveLength(1)
  })
})

describe('a form about a listing', () => {
  it('tells nothing of it that is not published', async () => {
    await post('property', fieldsOf('property'))
    await post('friend', fieldsOf('friend'))
    for (const { text, html, kind } of await mails())
      if (kind !== 'staff_notice') expect(`${text}${html}`).not.toMatch(/425[.\s]?000/)
  })

  it('that is gone is refused where it makes no sense without it, and a question is kept', async () => {
    for (const kind of ['offer', 'documents', 'friend'])
      expect(await answerOf(await post(kind, { ...fieldsOf(kind), ref: '999999999' }))).toEqual({
        status: 422,
        refused: { form: 'gone' },
      })
    expect((await post('property', { ...fieldsOf('property'), ref: '999999999' })).status).toBe(200)
    expect(await mailed()).toEqual([
      'contact_received emma@example.com',
      'staff_notice agency@example.com',
    ])
  })

  it('takes no offer on a home to let, and none for a day that has passed', async () => {
    expect(
      await answerOf(await post('offer', { ...fieldsOf('offer'), ref: String(rental.reference) })),
    ).toMatchObject({ refused: { form: 'gone' } })
    expect(
      await answerOf(await post('offer', { ...fieldsOf('offer'), until: '2020-01-31' })),
    ).toMatchObject({ refused: { until: 'past' } })
    expect(await enquiries()).toEqual([])
  })

  it('takes no unit of another project', async () => {
    expect(
      await answerOf(
        await post('construction', { ...fieldsOf('construction'), unit: String(house.reference) }),
      ),
    ).toMatchObject({ refused: { unit: 'unknown' } })
  })
})

describe('a tip to a friend', () => {
  it('leaves his address on the one mail to him and nowhere else', async () => {
    await post('friend', fieldsOf('friend'))
    expect(JSON.stringify(await enquiries())).not.toContain('jan@example.com')
    const [tip] = (await mails()).filter(({ kind }) => kind === 'friend')
    expect(tip).toMatchObject({ to: 'jan@example.com', toName: 'Jan', language: 'nl' })
    expect(tip?.text).toContain('Iets voor jou?')
    expect(tip?.text).toContain(`/nl/te-koop/gent/huis/${house.reference}/`)
  })

  it('reaches one reader three times a day, and comes from one sender three times a day', async () => {
    const send = (email: string, friendEmail: string) =>
      post('friend', { ...fieldsOf('friend'), email, friendEmail }).then(answerOf)
    for (const at of [1, 2, 3])
      expect(await send(`sender${at}@example.com`, 'victim@example.com')).toMatchObject({
        status: 200,
      })
    expect(await send('sender4@example.com', 'Victim+more@example.com')).toEqual({
      status: 422,
      refused: { form: 'tomorrow' },
    })
    for (const at of [1, 2, 3])
      expect(await send('busy@example.com', `reader${at}@example.com`)).toMatchObject({
        status: 200,
      })
    expect(await send('busy@example.com', 'reader4@example.com')).toEqual({
      status: 422,
      refused: { form: 'tomorrow' },
    })
    expect(await enquiries()).toHaveLength(6)
  })
})

describe('the newsletter', () => {
  const subscriber = async () =>
    (await site.payload.find({ collection: 'subscribers', ...common })).docs[0]
  const keyOf = async () =>
    createLinkKey({ purpose: 'newsletter', id: (await subscriber())?.id ?? '' })
  const press = (
    key: string,
    what: string,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
    language = 'nl',
  ) =>
    pressPersonal(
      new Request(`${env.SITE_URL}/api/personal/newsletter?lang=${language}`, {
        method: 'POST',
        headers,
        body: bodyOf({ key, do: what }),
      }),
      { params: Promise.resolve({ purpose: 'newsletter' }) },
    )
  const atOnce = (key: string) =>
    new Request(`${env.SITE_URL}/api/unsubscribe?lang=nl&key=${key}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
    })

  it('goes only to people who pressed the link of the mail', async () => {
    await post('newsletter', { email: 'Emma@Example.com' })
    expect(await subscriber()).toMatchObject({ email: 'emma@example.com', status: 'unconfirmed' })
    const [mail] = await mails()
    const key = /key=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const response = await press(key, 'confirm')
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/nl/mijn-keuze/?key=${key}`,
    ])
    expect(await subscriber()).toMatchObject({
      status: 'subscribed',
      confirmedAt: expect.any(String),
    })
    expect(await mailed()).toEqual([
      'newsletter_confirm emma@example.com',
      'newsletter_welcome emma@example.com',
    ])
  })

  it('welcomes in the main language whom the page still asked in one that is switched off since', async () => {
    const useGerman = (use: boolean) =>
      site.payload.updateGlobal({
        slug: 'settings',
        data: {
          languages: locales.map((code) => ({ code, use: code !== 'de' || use })),
          defaultLanguage: 'nl',
        },
      })
    await useGerman(false)
    await post('newsletter', { email: 'emma@example.com' })
    const key = await keyOf()
    const { headers } = await press(key, 'confirm', undefined, 'de')
    expect(headers.get('location')).toBe(`/nl/mijn-keuze/?key=${key}`)
    const [welcome] = (await mails()).filter(({ kind }) => kind === 'newsletter_welcome')
    expect(welcome).toMatchObject({ language: 'nl' })
    expect(welcome?.text).toContain(`${env.SITE_URL}/nl/`)
    expect(welcome?.text).not.toContain('/de/')
    await useGerman(true)
  })

  it('answers subscribers the same, and sends them no second mail', async () => {
    await post('newsletter', { email: 'emma@example.com' })
    await press(await keyOf(), 'confirm')
    const before = await mailed()
    await site.payload.db.pool.query('delete from enquiries')
    expect(await answerOf(await post('newsletter', { email: 'emma@example.com' }))).toEqual({
      status: 200,
      next: '/nl/bedankt/',
    })
    expect(await mailed()).toEqual(before)
  })

  it('asks an address that never answers three times a day at most', async () => {
    for (let at = 0; at < 5; at++) {
      await site.payload.db.pool.query('delete from enquiries')
      expect((await post('newsletter', { email: 'emma@example.com' })).status).toBe(200)
    }
    expect(await mails()).toHaveLength(3)
  })

  it('ends with one press of a mail program, from no page of ours, and not by looking', async () => {
    await post('newsletter', { email: 'emma@example.com' })
    await press(await keyOf(), 'confirm')
    const [welcome] = (await mails()).filter(({ kind }) => kind === 'newsletter_welcome')
    const link = welcome?.unsubscribe ?? ''
    expect(link).toMatch(/\/api\/unsubscribe\?lang=nl&key=/)
    const key = new URL(link).searchParams.get('key') ?? ''
    const looked = await lookUnsubscribe(new Request(link))
    expect([looked.status, looked.headers.get('location')]).toEqual([
      303,
      `/nl/mijn-keuze/?key=${key}`,
    ])
    expect(await subscriber()).toMatchObject({ status: 'subscribed' })
    expect((await pressUnsubscribe(atOnce(key))).status).toBe(200)
    expect((await pressUnsubscribe(atOnce(key))).status).toBe(200)
    expect(await subscriber()).toMatchObject({ status: 'unsubscribed' })
  })

  it('is changed by no key that is made up, expired, of something else, or sent from elsewhere', async () => {
    await post('newsletter', { email: 'emma@example.com' })
    const id = (await subscriber())?.id ?? ''
    const wrong = [
      `newsletter.${id}.${Date.now() + 1000}.AAAAAAAAAAAAAAAAAAAAAAAAAAA`,
      createLinkKey({ purpose: 'newsletter', id }, -1),
      createLinkKey({ purpose: 'visit', id }),
    ]
    for (const key of wrong) {
      expect((await press(key, 'confirm')).status).toBe(303)
      expect([404, 410]).toContain((await pressUnsubscribe(atOnce(key))).status)
    }
    expect((await press(await keyOf(), 'confirm', { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    )
    expect(await subscriber()).toMatchObject({ status: 'unconfirmed' })
  })

  it('is asked for again by who unsubscribed a minute before, once per press', async () => {
    const asked = async () => {
      expect((await post('newsletter', { email: 'Emma@example.com' })).status).toBe(200)
      await site.payload.db.pool.query(`update mails set status = 'sent'`)
      return (await mailed()).filter((mail) => mail.startsWith('newsletter_confirm')).length
    }
    expect([await asked(), await asked()]).toEqual([1, 1])
    await press(await keyOf(), 'confirm')
    expect((await pressUnsubscribe(atOnce(await keyOf()))).status).toBe(200)
    expect([await asked(), await asked()]).toEqual([2, 2])
    await press(await keyOf(), 'confirm')
    const end = async () => {
      expect((await post('unsubscribe', { email: 'emma@example.com' })).status).toBe(200)
      return (await subscriber())?.status
    }
    expect(await end()).toBe('unsubscribed')
    expect(await asked()).toBe(3)
    await press(await keyOf(), 'confirm')
    expect(await end()).toBe('unsubscribed')
  })

  it('and search requests end for who types his address, with a mail only where something ended', async () => {
    await post('newsletter', { email: 'emma@example.com' })
    await press(await keyOf(), 'confirm')
    const demand = {
      email: 'emma@example.com',
      status: 'active',
      frequency: 'daily',
      language: 'nl',
      goal: 'sale',
    } as const
    const { id } = await site.payload.create({ collection: 'demands', data: demand })
    expect((await post('unsubscribe', { email: 'EMMA@example.com' })).status).toBe(200)
    expect(await subscriber()).toMatchObject({ status: 'unsubscribed' })
    // What had not left yet does not leave any more.
    expect(await mailed()).toEqual(['unsubscribed emma@example.com'])
    expect(await site.payload.findByID({ collection: 'demands', id, depth: 0 })).toMatchObject({
      status: 'paused',
    })
    expect((await mailed()).filter((mail) => mail.startsWith('unsubscribed'))).toEqual([
      'unsubscribed emma@example.com',
    ])
    expect((await post('unsubscribe', { email: 'nobody@example.com' })).status).toBe(200)
    expect((await mailed()).filter((mail) => mail.startsWith('unsubscribed'))).toHaveLength(1)
  })
})

describe('a testimonial', () => {
  it('waits for staff, in the language it was written in', async () => {
    await post(
      'testimonial',
      { ...fieldsOf('testimonial'), remark: 'Rapide et honnête.' },
      { locale: 'fr' },
    )
    const { docs } = await site.payload.find({
      collection: 'testimonials',
      ...common,
      locale: 'fr',
    })
    expect(docs).toMatchObject([
      { status: 'draft', name: 'Emma Peeters', comment: 'Rapide et honnête.', public: true },
    ])
    const { docs: dutch } = await site.payload.find({
      collection: 'testimonials',
      ...common,
      locale: 'nl',
      fallbackLocale: false,
    })
    expect(dutch[0]?.comment ?? '').toBe('')
  })
})

describe('documents on request', () => {
  const paper = (id: string, key: string) =>
    getPaper(new Request(`${env.SITE_URL}/api/papers/${id}?key=${key}`), {
      params: Promise.resolve({ id }),
    })

  it('open with the link of the mail, and with nothing else', async () => {
    await post('documents', fieldsOf('documents'))
    const [lead] = await enquiries()
    const [mail] = (await mails()).filter(({ kind }) => kind === 'documents_link')
    const key = /key=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(mail?.text).toContain('Grondplan')
    expect(mail?.text).not.toContain('Intern')

    const file = await paper(plan, key)
    expect(file.status).toBe(200)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment/),
    })
    expect((await file.text()).startsWith('%PDF-1.4')).toBe(true)

    const id = lead?.id ?? ''
    expect((await paper(secret, key)).status).toBe(404)
    expect((await paper(plan, '')).status).toBe(404)
    expect((await paper(plan, createLinkKey({ purpose: 'newsletter', id }))).status).toBe(404)
    expect((await paper(plan, createLinkKey({ purpose: 'documents', id }, -1))).status).toBe(410)
    expect((await paper('../../etc/passwd', key)).status).toBe(404)
  })

  it('that were sent and still open are not sent again: a mail says so', async () => {
    await post('documents', fieldsOf('documents'))
    await post('documents', { ...fieldsOf('documents'), phone: '', email: 'Emma@example.com' })
    expect((await mailed()).filter((mail) => mail.startsWith('documents'))).toEqual([
      'documents_already Emma@example.com',
      'documents_link emma@example.com',
    ])
  })

  it('are looked for by a colleague where none are ready', async () => {
    await post('documents', { ...person, ref: String(rental.reference) })
    expect(await mailed()).toEqual([
      'property_received emma@example.com',
      'staff_notice agency@example.com',
    ])
  })
})
