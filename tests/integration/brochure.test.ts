import { beforeAll, describe, expect, it } from '@jest/globals'

import { GET } from '@/app/api/brochure/[locale]/[file]/route'
import { PRINT_HEADER } from '@/domain/catalogue/printing'
import { env } from '@/env'

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
      publishPrice: true,
      _status: 'published',
    },
  })
})

const get = (file: string, headers: Record<string, string> = {}) =>
  GET(new Request(`${env.SITE_URL}/api/brochure/nl/${file}`, { headers }), {
    params: Promise.resolve({ locale: 'nl', file }),
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
    },
    120_000,
  )
})
