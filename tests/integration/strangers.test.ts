import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'

import { wordingOf } from '@/data/privacy/wording'
import { enquiryKinds, type EnquiryKind } from '@/domain/enquiries/forms'
import { FormPrivacy } from '@/forms/FormPrivacy'
import { formOf } from '@/forms/registry'
import { locales } from '@/i18n/locales'
import type { Mail } from '@/payload-types'

import { settleForms, type EveryForm } from './support/everyForm'
import { answerOf, post, type Fields } from './support/forms'
import { usePayload } from './support/payload'
import { overHttp, settle, type People } from './support/people'

const site = usePayload()
const common = { overrideAccess: true, depth: 0, pagination: false } as const
let everyForm: EveryForm
let people: People

beforeAll(async () => {
  everyForm = await settleForms(site.payload)
  people = await settle(site.payload)
})

beforeEach(async () => {
  await site.payload.db.pool.query(
    'delete from mails; delete from appointments; delete from demands; delete from enquiries; delete from subscribers; delete from testimonials; delete from form_limits',
  )
})

const POSTS = 15
const VICTIM = 'vic.tim@gmail.com'
/** The same mailbox, written in other ways. */
const victim = (at: number): string =>
  ['vic.tim@gmail.com', 'Victim@Gmail.com', `v.i.c.t.i.m+${at}@googlemail.com`][at % 3] ?? VICTIM
const EVIL = 'Win op https://evil.example/x of www.evil.example'
/** What a mail program would make a link of, or what only the stranger can have written. */
const TRACE = /evil|Win op/i

const attack = (kind: EnquiryKind, at: number): Fields => {
  const fields = everyForm({
    firstName: 'https://evil.example',
    lastName: 'www.evil.example',
    email: victim(at),
    phone: '0470 12 34 56',
    typed: `${EVIL} ${at}`,
  })[kind]
  // Each is another enquiry. A friend's form refuses links and names that are none, so it is sent with clean ones to the victim.
  if (kind === 'friend')
    return {
      ...fields,
      firstName: 'Emma',
      email: `sender${at}@example.com`,
      friendEmail: victim(at),
      remark: 'Kom naar evil。example',
    }
  // Another search each time: the same one from the same person is one enquiry.
  if (kind === 'saved_search') return { ...fields, wish: `type=1&price_to=${400_000 + at}` }
  return kind === 'newsletter' || kind === 'unsubscribe'
    ? fields
    : { ...fields, phone: `0470 12 34 ${10 + at}` }
}

const enquiries = async () => (await site.payload.find({ collection: 'enquiries', ...common })).docs
const toVictim = async () =>
  (await site.payload.find({ collection: 'mails', ...common, showHiddenFields: true })).docs.filter(
    ({ to }) => /^v\.?i\.?c\.?t\.?i\.?m/i.test(to),
  )
const written = ({ subject, toName, html, text, replyTo }: Mail): string =>
  [subject, toName, html, text, replyTo].join('\n')

/** How many mails of a kind one mailbox gets in an hour, from all senders: acknowledgements, expected mails, tips, and none. */
const bounds: Record<EnquiryKind, number> = {
  contact: 3,
  property: 3,
  construction: 3,
  valuation: 3,
  rental_management: 3,
  testimonial: 3,
  offer: 3,
  // None of its papers are ready: it is answered as a question.
  documents: 3,
  appointment: 6,
  demand: 6,
  saved_search: 6,
  newsletter: 3,
  friend: 3,
  unsubscribe: 0,
}

describe('one victim, posts from fifteen networks', () => {
  it('has a form for every kind that can be sent', () => {
    expect(enquiryKinds.filter((kind) => formOf[kind].kind !== kind)).toEqual([])
    expect(Object.keys(bounds).sort()).toEqual([...enquiryKinds].sort())
  })

  it.each(enquiryKinds)(
    'gets few mails by %s, none with what the stranger typed, and staff get every enquiry',
    async (kind) => {
      const answers = []
      for (let at = 0; at < POSTS; at++)
        answers.push(await answerOf(await post(kind, attack(kind, at))))
      const taken = answers.filter(({ status }) => status === 200)
      const got = await toVictim()
      expect(got).toHaveLength(bounds[kind])
      for (const mail of got)
        expect(written(mail)).not.toMatch(kind === 'friend' ? /evil[.。．]\S/ : TRACE)
      // Nothing in the answer says whether a mail was sent; only a tip that is not sent is refused.
      expect(
        new Set(answers.map(({ status, refused }) => JSON.stringify({ status, refused }))).size,
      ).toBe(kind === 'friend' ? 2 : 1)
      expect(taken).toHaveLength(kind === 'friend' ? 3 : POSTS)
      const kept = await enquiries()
      // The same newsletter from the same person is one enquiry: he is told apart by what he typed.
      if (kind !== 'newsletter' && kind !== 'unsubscribe') expect(kept).toHaveLength(taken.length)
      const withheld = kept.filter(({ mailWithheld }) => mailWithheld)
      if (!['newsletter', 'unsubscribe', 'friend'].includes(kind))
        expect(withheld).toHaveLength(POSTS - bounds[kind])
    },
  )

  it('gets no more by all forms together', async () => {
    for (let round = 0; round < 3; round++)
      for (const kind of enquiryKinds) await post(kind, attack(kind, round))
    const got = await toVictim()
    expect(got.filter(({ kind }) => kind !== 'friend')).toHaveLength(6)
    expect(got.filter(({ kind }) => kind === 'friend')).toHaveLength(3)
  })

  it('gets no more by posts at the same moment', async () => {
    await Promise.all(
      Array.from({ length: POSTS }, (_, at) => post('contact', attack('contact', at))),
    )
    expect(await toVictim()).toHaveLength(3)
    expect(await enquiries()).toHaveLength(POSTS)
  })

  it('can be written to by a colleague all the same', async () => {
    for (let at = 0; at < 5; at++) await post('contact', attack('contact', at))
    const { queueMail } = await import('@/data/mail/queue')
    const { createLocalReq } = await import('payload')
    const req = await createLocalReq({ user: people.agent }, site.payload)
    expect(
      await queueMail(req, {
        kind: 'contact_received',
        to: { address: VICTIM },
        locale: 'nl',
        placeholders: {},
      }),
    ).toBeDefined()
  })

  it('answers the agency when he answers', async () => {
    await post('contact', attack('contact', 0))
    expect(await toVictim()).toMatchObject([{ replyTo: 'agency@example.com' }])
  })
})

describe('an honest visitor', () => {
  it('reads what he chose, and staff read what he wrote', async () => {
    await post(
      'offer',
      everyForm({
        firstName: 'Emma',
        lastName: 'Peeters',
        email: 'emma@example.com',
        phone: '0470123456',
        typed: 'Na mijn lening',
      }).offer,
    )
    const { docs } = await site.payload.find({
      collection: 'mails',
      ...common,
      showHiddenFields: true,
    })
    const [own, staff] = ['offer_received', 'staff_notice'].map(
      (kind) => docs.find((mail) => mail.kind === kind)?.text ?? '',
    )
    expect(own).toContain('Beste Emma')
    expect(own).toContain('410.000')
    expect(own).not.toContain('Na mijn lening')
    expect(staff).toContain('Na mijn lening')
  })
})

describe('what a visitor agreed to', () => {
  const emma = {
    firstName: 'Emma',
    lastName: 'Peeters',
    email: 'emma@example.com',
    phone: '0470123456',
    typed: 'Dag',
  }

  it.each(enquiryKinds)('is kept with %s in the words that stood there', async (kind) => {
    // The listing of this site is shown in Dutch alone.
    const locale = ['friend', 'documents', 'offer', 'appointment'].includes(kind) ? 'nl' : 'fr'
    const { version, text } = wordingOf(kind, locale)
    await post(
      kind,
      { ...everyForm(emma)[kind], consent: version, page: `/${locale}/contact/` },
      { locale },
    )
    const agreed = {
      version,
      text,
      locale,
      page: `/${locale}/contact/`,
      isAssumed: false,
      at: expect.any(String),
    }
    expect((await enquiries()).map(({ consent }) => consent)).toEqual([agreed])
    for (const collection of ['subscribers', 'demands', 'testimonials'] as const) {
      const { docs } = await site.payload.find({ collection, ...common })
      for (const { consent } of docs) expect(consent).toMatchObject({ version, text })
    }
    const made = await Promise.all(
      (['subscribers', 'demands', 'testimonials'] as const).map((collection) =>
        site.payload.count({ collection }),
      ),
    )
    expect(made.map(({ totalDocs }) => totalDocs)).toEqual([
      Number(kind === 'newsletter'),
      Number(kind === 'demand' || kind === 'saved_search'),
      Number(kind === 'testimonial'),
    ])
  })

  it('is what stood on a page that a browser kept, and today’s words where the form names none we know', async () => {
    const old = { version: '0123456789abcdef', text: 'Zoals het vroeger was.', locale: 'nl' }
    await site.payload.db.pool.query(
      `insert into consent_texts (version, form, locale, text) values ($1, 'contact', 'nl', $2)`,
      [old.version, old.text],
    )
    const send = async (version: string, typed: string, kind: EnquiryKind = 'contact') => {
      await site.payload.db.pool.query('delete from enquiries')
      await post(kind, { ...everyForm({ ...emma, typed })[kind], consent: version })
      return (await enquiries())[0]?.consent
    }
    expect(await send(old.version, 'een')).toMatchObject({ ...old, isAssumed: false })
    for (const unknown of [
      '',
      'fedcba9876543210',
      "' or 1=1 --",
      wordingOf('newsletter', 'nl').version,
    ])
      expect(await send(unknown, `twee ${unknown}`)).toMatchObject({
        ...wordingOf('contact', 'nl'),
        isAssumed: true,
      })
    // The words of another form are none of this one.
    expect(await send(old.version, 'drie', 'offer')).toMatchObject({
      ...wordingOf('offer', 'nl'),
      isAssumed: true,
    })
  })

  it('is known of every form in every language from the start on', async () => {
    const { rows } = await site.payload.db.pool.query<{ version: string }>(
      'select version from consent_texts',
    )
    const known = new Set(rows.map(({ version }) => version))
    const all = enquiryKinds.flatMap((kind) =>
      locales.map((locale) => wordingOf(kind, locale).version),
    )
    expect(new Set(all).size).toBe(enquiryKinds.length * locales.length)
    expect(all.filter((version) => !known.has(version))).toEqual([])
  })

  it.each(enquiryKinds)('is what the form of %s shows', async (kind) => {
    if (formOf[kind] === undefined) throw new Error('There is no such form')
    for (const locale of locales) {
      const shown = renderToStaticMarkup(await FormPrivacy({ kind, locale })).replaceAll(
        '&#x27;',
        "'",
      )
      expect(shown).toContain(wordingOf(kind, locale).text.split('\n').at(-1) ?? 'nothing')
    }
  })

  it('is changed by no colleague', async () => {
    await post('contact', {
      ...everyForm(emma).contact,
      consent: wordingOf('contact', 'nl').version,
    })
    const [{ id = '', consent } = {}] = await enquiries()
    await site.payload.update({
      collection: 'enquiries',
      id,
      data: { status: 'closed', consent: { text: 'Alles mag' } },
      ...overHttp(people.admin),
    })
    expect((await enquiries())[0]).toMatchObject({ status: 'closed', consent })
  })
})
