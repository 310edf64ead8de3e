import { beforeAll, expect, it } from '@jest/globals'
import { createElement } from 'react'

import { answerDirectly } from '@/app/answerDirectly'
import { EVERYTHING } from '@/data/core/cacheTags'
import { updateListingIndex } from '@/data/catalogue/search/listingIndex'
import { readQuery } from '@/i18n/query'
import { readFiltered } from '@/screens/filtered/readFiltered'
import { Screen } from '@/screens/Screen'
import type { PageKind } from '@/domain/site/options'

import { createTown, createType } from './support/fixtures'
import { draw, within } from './support/page'
import { usePayload } from './support/payload'

const site = usePayload()
const isPublic = { public: true, _status: 'published' } as const

const kinds: Partial<Record<PageKind, string>> = {
  property_list: 'te-koop',
  favourites: 'favorieten',
  compare: 'vergelijken',
  search: 'zoeken',
  contact: 'contact',
}

beforeAll(async () => {
  const { payload } = site
  for (const [kind, path] of Object.entries(kinds) as [PageKind, string][])
    await payload.create({
      collection: 'pages',
      data: {
        title: `<${path}> & "meer"`,
        kind,
        path,
        ...(kind === 'property_list' && { list: { goal: 'sale' } }),
        css: 'main > p { content: "&" }',
        ...isPublic,
      },
    })
  const mainType = (await createType(payload)).id
  const city = (await createTown(payload, { name: "'s-Gravenbrakel" })).id
  for (let number = 1; number <= 30; number++)
    await payload.create({
      collection: 'properties',
      data: {
        title: `Huis ${number} met "tuin" & <garage>`,
        goal: 'sale',
        status: number % 10 === 0 ? 'sold' : 'active',
        marquee: 'none',
        reference: 900_000 + number,
        price: 200_000 + number * 1000,
        publishPrice: true,
        mainType,
        city,
        ...isPublic,
      },
    })
  await updateListingIndex([EVERYTHING])
})

const paramsOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  const [locale = '', ...path] = pathname.split('/').filter(Boolean)
  return { params: { locale, path }, search }
}

/** Without a request of Next: it is answered beside Next. */
async function written(address: string): Promise<Response> {
  const answer = await answerDirectly(new URL(address, 'http://localhost'))
  return answer instanceof Response ? answer : new Response(answer.body?.toString(), answer)
}

/** Ignores the order and case of attributes, and what React adds for itself. */
const normalized = (html: string) =>
  html
    .replace(/<!--[^>]*-->/g, '')
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/(?<=<\w+)(?: [A-Za-z-]+="[^"]*")+/g, (attributes) =>
      (attributes.match(/ [A-Za-z-]+="[^"]*"/g) ?? [])
        .map((attribute) => attribute.replace(/^[^=]*/, (name) => name.toLowerCase()))
        .sort()
        .join(''),
    )

it.each([
  '/nl/te-koop/?price_to=220000',
  '/nl/te-koop/?page=2',
  '/nl/te-koop/?type=1&sold=1&sort=price',
  '/nl/te-koop/?price_from=900000',
  '/nl/te-koop/?view=map',
  '/nl/favorieten/?property=900001&property=900002',
  '/nl/vergelijken/?property=900001&property=900002',
  '/nl/zoeken/?q=huis',
  '/nl/contact/?goal=sale',
])('%s is written as React renders it', async (address) => {
  const { params, search } = paramsOf(address)
  const answer = await written(address)
  const html = await answer.text()
  const { text } = await draw(async () => {
    const filtered = await within({}, () => readFiltered(params, readQuery(search)))
    if (!filtered || 'to' in filtered) throw new Error(`leads to ${filtered?.to}`)
    return createElement(Screen, filtered)
  })
  const [, head = '', body = ''] = /<head>(.*)<\/head>.*<body[^>]*>(.*)<\/body>/s.exec(html) ?? []
  // React writes the sheets of a part before it; in a document they belong to the head.
  const [sheets = ''] = /^(?:<link [^>]*rel="stylesheet"[^>]*>)*/.exec(text) ?? []
  expect(text).toContain('<main id="content">')
  expect(normalized(body)).toContain(normalized(text.slice(sheets.length)))
  for (const [, href] of sheets.matchAll(/ href="([^"]*)"/g)) expect(head).toContain(`"${href}"`)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toContain('no-store')
})

it('leads to the canonical address, and says what is not there', async () => {
  const answer = await written('/nl/te-koop/?page=1&price_to=220000')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    307,
    '/nl/te-koop/?price_to=220000',
  ])
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect((await written('/nl/nergens/?page=2')).status).toBe(404)
  expect((await written('/xx/te-koop/?page=2')).status).toBe(404)
})
