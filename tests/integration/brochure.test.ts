import { createServer, type Server } from 'node:http'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'

import { GET } from '@/app/api/brochure/[locale]/[file]/route'
import { printPdf, type PrintJob } from '@/brochure/printPdf'
import { PRINT_HEADER } from '@/domain/catalogue/printing'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { describeBrochure } from '@/screens/brochure/describe'

import { pdfText } from '../e2e/support/pdf'
import { createTown, createType } from './support/fixtures'
import { usePayload } from './support/payload'

const site = usePayload()

const REFERENCE = 820

beforeAll(async () => {
  const { payload } = site
  await payload.create({
    collection: 'properties',
    data: {
      reference: REFERENCE,
      goal: 'sale',
      status: 'active',
      marquee: 'none',
      public: true,
      // Longer than a line, and with letters that the typefaces do not have.
      title: `Huis Иван Şükrü Γιώργος Łódź יעקב 王 ${'met een lange titel '.repeat(6)}`.trim(),
      mainType: (await createType(payload)).id,
      city: (await createTown(payload)).id,
      price: 349_000,
      epcValue: 187.5,
      epcLabel: 'e',
      pScore: 'd',
      publishPrice: true,
      _status: 'published',
    },
  })
})

const get = (file: string, headers: Record<string, string> = {}) =>
  GET(new Request(`${env.SITE_URL}/api/brochure/nl/${file}`, { headers }), {
    params: Promise.resolve({ locale: 'nl', file }),
  })

/** The address of a picture of 60 by 40 pixels. */
let url = ''
let server: Server

beforeAll(async () => {
  const channels = { width: 60, height: 40, channels: 3, background: '#88aa66' } as const
  const png = await sharp({ create: channels }).png().toBuffer()
  server = createServer((_, answer) => answer.setHeader('content-type', 'image/png').end(png))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/p.png`
})
afterAll(() => void server.close())

/** What the brochure would say, in one language. */
async function describeIn(language: Locale) {
  const { docs } = await site.payload.find({
    collection: 'properties',
    where: { reference: { equals: REFERENCE } },
    depth: 1,
  })
  if (!docs[0]) throw new Error('There is no property')
  return describeBrochure(docs[0], REFERENCE, language)
}

it('prints a plan to scale where its width is known, and says where it is not', async () => {
  const print = async (language: Locale) => {
    const view = await describeIn(language)
    const pictures = [{ url, metres: 10 }, { url: `${url}?2` }]
    const plans = { ...view.plans, pictures }
    return pdfText(await printPdf({ as: 'brochure', view: { ...view, plans } }))
  }
  const dutch = await print('nl')
  // 10 m at 1:75 are 133 mm: 1:50 would be wider than the paper.
  // The length of the bar beside it follows.
  expect(dutch.match(/Schaal 1:\d+ m/g)).toEqual(['Schaal 1:755 m'])
  expect(dutch.match(/Niet op schaal/g)).toHaveLength(1)
  expect(await print('fr')).toContain('Échelle 1:75')
})

it('says of which institute the number of the agent is', async () => {
  const { id } = await site.payload.create({
    collection: 'users',
    data: {
      name: 'Elise',
      email: 'elise@people.test',
      password: 'een lang wachtwoord',
      role: 'agent',
      language: 'nl',
      publicProfile: true,
      jobTitle: 'Makelaar',
      bivNumber: '512.345',
    },
  })
  const where = { reference: { equals: REFERENCE } }
  const contactIs = (contact: string | null) =>
    site.payload.update({ collection: 'properties', where, data: { contact } })
  await contactIs(id)
  const { contact } = await describeIn('nl')
  await contactIs(null)
  expect(contact.agent?.lines).toEqual(['Makelaar, BIV 512.345'])
})

describe('a picture that a machine made', () => {
  const LABEL = 'Virtueel ingericht'

  it.each([
    ['brochure', 4],
    ['card', 1],
    ['letter', 1],
  ] as const)('is labelled wherever it stands in the %s', async (as, times) => {
    const picture = { url, label: LABEL }
    const described = await describeIn('nl')
    const view = {
      ...described,
      about: { heading: 'Over', blocks: [{ kind: 'paragraph' as const, text: 'Een huis.' }] },
      pictures: [picture, { url: `${url}?2`, label: LABEL }, { url: `${url}?3`, label: LABEL }],
      plans: { ...described.plans, pictures: [{ url: `${url}?4`, label: LABEL }] },
    }
    const orders: Record<typeof as, PrintJob> = {
      brochure: { as: 'brochure', view },
      card: { as: 'card', view: { size: 'A4', view } },
      letter: { as: 'letter', view: { paper: 'letter', view } },
    }
    const text = pdfText(await printPdf(orders[as]))
    expect(text.split(LABEL)).toHaveLength(times + 1)
  })
})

describe('what is printed of a listing', () => {
  it('is a brochure, cards in two sizes and a page for a viewing, and nothing else', async () => {
    const ask = async (file: string) => (await get(file, { [PRINT_HEADER]: 'no' })).status
    const papers = ['', '-card-a4', '-card-a3', '-letter'].map((one) => `${REFERENCE}${one}.pdf`)
    expect(await Promise.all(papers.map(ask))).toEqual([202, 202, 202, 202])
    const wrong = [
      `${REFERENCE}-card-a5.pdf`,
      `${REFERENCE}-card.pdf`,
      `${REFERENCE}-letter-a4.pdf`,
      '821-card-a4.pdf',
      '0820.pdf',
    ]
    expect(await Promise.all(wrong.map(ask))).toEqual([404, 404, 404, 404, 404])
  })

  it.each([`${REFERENCE}.pdf`, `${REFERENCE}-card-a3.pdf`, `${REFERENCE}-letter.pdf`])(
    '%s is printed once for all who ask at once, also without a picture',
    async (file) => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => get(file)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      const files = await Promise.all(
        answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())),
      )
      // Each print has an id and a time of its own: equal bytes come from one print.
      const [first = Buffer.alloc(0)] = files
      expect(first.subarray(0, 5).toString()).toBe('%PDF-')
      expect(files.every((one) => one.equals(first))).toBe(true)
      const later = Buffer.from(await (await get(file, { [PRINT_HEADER]: 'no' })).arrayBuffer())
      expect(later.equals(first)).toBe(true)
      // Letters that the typefaces of the site lack are set in another, each in its place.
      const text = pdfText(first)
      for (const name of ['Huis Иван', 'Şükrü', 'Γιώργος', 'Łódź']) expect(text).toContain(name)
      expect(text).toMatch(/יעקב|בקעי/)
      expect(text).toContain('\uFFFD')
      // With a comma, as on the page.
      expect(text).toContain('187,5 kWh/m²')
      // A card in the window is an advertisement as well; the page for a viewing is none.
      if (!file.includes('letter')) {
        expect(text).toContain('P-score D')
        expect(text).toMatch(/overstromingsgevoelig/i)
        expect(text).toMatch(/renovatieverplichting/)
      }
    },
  )
})
