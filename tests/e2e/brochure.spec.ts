import { expect, test, type APIRequestContext } from '@playwright/test'

import { pdfText } from './support/pdf'

// Of the demo agency: a house with everything published, a villa without price, one without price and address.
const OPEN = 100201
const WITHOUT_PRICE = 100206
const WITHOUT_BOTH = 100218

const at = (language: string, reference: number) => `/api/brochure/${language}/${reference}.pdf`

async function textAt(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-robots-tag': 'noindex',
  })
  return pdfText(await answer.body())
}

test.describe('the brochure of a listing', () => {
  test.slow()

  for (const [language, words] of Object.entries({
    nl: 'Kom eens kijken',
    fr: 'Venez visiter',
    en: 'Come and see',
    de: 'Kommen Sie vorbei',
  })) {
    test(`tells in its language what the page tells: ${language}`, async ({ request }) => {
      const text = await textAt(request, at(language, OPEN))
      for (const part of [
        words,
        '349.000',
        'Begijnengracht 38',
        '142 m²',
        String(OPEN),
        '20240919-0002666945-00000034',
      ])
        expect(text).toContain(part)
    })
  }

  test('has a card for the shop window', async ({ request }) => {
    const text = await textAt(request, `/api/brochure/fr/${OPEN}-card-a4.pdf`)
    for (const part of ['349.000', 'Begijnengracht 38', 'Label PEB', String(OPEN)])
      expect(text).toContain(part)
  })

  test('keeps back a price and an address that are not published', async ({ request }) => {
    const villa = await textAt(request, at('nl', WITHOUT_PRICE))
    expect(villa).toContain('Prijs op aanvraag')
    expect(villa).toContain('Nelemeersstraat')
    expect(villa.replace(/[^\d]/g, '')).not.toContain('1250000')
    const other = await textAt(request, at('fr', WITHOUT_BOTH))
    expect(other).toContain('Prix sur demande')
    expect(other).not.toContain('Antwerpsesteenweg')
    expect(other.replace(/[^\d]/g, '')).not.toContain('725000')
  })

  test('is sent once to browsers that keep it, and not at all when there is none', async ({
    request,
  }) => {
    const first = await request.get(at('nl', OPEN))
    const etag = first.headers().etag ?? ''
    expect(etag).not.toBe('')
    expect(
      (await request.get(at('nl', OPEN), { headers: { 'If-None-Match': etag } })).status(),
    ).toBe(304)
    for (const wrong of [
      at('nl', 999_999),
      at('it', OPEN),
      `/api/brochure/nl/${OPEN}`,
      '/api/brochure/nl/0100201.pdf',
      '/api/brochure/nl/x.pdf',
    ]) {
      expect((await request.get(wrong)).status(), wrong).toBe(404)
    }
  })

  test('is linked from the page of the listing', async ({ page }) => {
    await page.goto(`/property/${OPEN}/`)
    await expect(page.getByRole('link', { name: 'Brochure (pdf)' })).toHaveAttribute(
      'href',
      at('nl', OPEN),
    )
  })
})
