import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'

import { GET as getIndex } from '@/app/api/search/index/route'
import { GET as getProperties } from '@/app/api/search/properties/route'
import { EVERYTHING, tagsAfterChange } from '@/data/core/cacheTags'
import { foldSql } from '@/data/catalogue/search/foldSql'
import { updateListingIndex } from '@/data/catalogue/search/listingIndex'
import type { SearchAnswer, SearchIndex } from '@/domain/catalogue/search/answers'
import { foldText } from '@/domain/catalogue/search/words'
import type { City, Page, Property, PropertyType } from '@/payload-types'

import { createTown, createType } from './support/fixtures'
import { usePayload } from './support/payload'

const site = usePayload()
let house: PropertyType
let ghent: City
let lists: Page[]

beforeAll(async () => {
  const { payload } = site
  const languages = (['nl', 'fr', 'en', 'de'] as const).map((code) => ({
    code,
    use: code !== 'de',
  }))
  await payload.updateGlobal({ slug: 'settings', data: { languages, defaultLanguage: 'nl' } })
  house = await createType(payload, { showOrder: 1 })
  await createType(payload, { name: 'Kantoren', webId: 8, showOrder: 2 })
  ghent = await createTown(payload, { latitude: 51.05, longitude: 3.72 })
  for (const [locale, name, type] of [
    ['fr', 'Gand', 'Maison'],
    ['en', 'Ghent', 'House'],
  ] as const) {
    await payload.update({ collection: 'cities', id: ghent.id, locale, data: { name } })
    await payload.update({
      collection: 'property-types',
      id: house.id,
      locale,
      data: { name: type },
    })
  }
  const page = (goal: 'sale' | 'rent', path: string) =>
    payload.create({
      collection: 'pages',
      data: {
        title: path,
        path,
        kind: 'property_list',
        list: { goal },
        public: true,
        _status: 'published',
      },
    })
  lists = [await page('sale', 'te-koop'), await page('rent', 'te-huur')]
  await payload.update({
    collection: 'pages',
    id: lists[0]?.id ?? '',
    locale: 'fr',
    data: { title: 'À vendre', path: 'a-vendre', public: true },
  })
})

const everything = () => updateListingIndex([EVERYTHING])
beforeEach(everything)
afterEach(async () => {
  await site.payload.delete({ collection: 'properties', where: { id: { exists: true } } })
})

async function offer(more: Partial<Property> = {}): Promise<Property> {
  const data = {
    title: 'Woning met zicht',
    goal: 'sale' as const,
    status: 'active' as const,
    marquee: 'none' as const,
    mainType: house.id,
    city: ghent.id,
  }
  const doc = await site.payload.create({
    collection: 'properties',
    data: { ...data, public: true, _status: 'published', ...more },
  })
  await updateListingIndex(tagsAfterChange('properties', { ...doc }))
  return doc
}

async function change(
  before: Property,
  data: Partial<Property>,
  locale: 'nl' | 'fr' = 'nl',
): Promise<void> {
  const doc = await site.payload.update({
    collection: 'properties',
    id: before.id,
    locale,
    data: { _status: 'published', ...data },
  })
  await updateListingIndex(tagsAfterChange('properties', { ...doc }, { ...before }))
}

const address = (what: string, query: Record<string, string>) =>
  new Request(`http://localhost/api/search/${what}?${new URLSearchParams(query)}`)

async function ask(q: string, lang = 'nl'): Promise<SearchAnswer> {
  const answer = await getProperties(address('properties', { lang, q }))
  expect(answer.status).toBe(200)
  return (await answer.json()) as SearchAnswer
}
const found = async (q: string, lang = 'nl') =>
  (await ask(q, lang)).properties.map(({ reference }) => reference)
const index = async (lang = 'nl') =>
  (await (await getIndex(address('index', { lang }))).json()) as SearchIndex

describe('a listing is found', () => {
  it('by any part of its title, its kind and its street, whatever the case and accents, from the save on', async () => {
    const villa = await offer({
      title: 'Villa Hélène aan het Zwin',
      typeDescription: 'Bel-etage',
      street: 'Koningin-Astridlaan',
      publishAddress: true,
    })
    for (const q of [
      'helene',
      'HÉLÈN',
      'zwin villa',
      'astridlaan koningin',
      'bel-étage',
      String(villa.reference),
    ])
      expect([q, await found(q)]).toEqual([q, [villa.reference]])
    await change(villa, { title: 'Huis aan zee' })
    expect(await found('helene')).toEqual([])
    expect(await found('zee')).toEqual([villa.reference])
  })

  it('by its street only while that is published', async () => {
    const hidden = await offer({ street: 'Geheimstraat', houseNumber: '7', publishAddress: false })
    expect(await found('geheimstraat')).toEqual([])
    const { rows } = await site.payload.db.drizzle.execute(
      sql`select row_to_json(s)::text as kept from property_search s`,
    )
    expect(JSON.stringify(rows)).not.toMatch(/geheim/i)
    await change(hidden, { publishAddress: true })
    expect(await found('geheimstraat')).toEqual([hidden.reference])
    await change(hidden, { publishAddress: false })
    expect(await found('geheimstraat')).toEqual([])
  })

  it('by the number of its house, and by no part of a number', async () => {
    const at = (houseNumber: string, more: Partial<Property> = {}) =>
      offer({ street: 'Veldstraat', houseNumber, publishAddress: true, ...more })
    const one = await at('12A')
    const other = await at('150')
    await at('5', { publishAddress: false })
    const near = await at('5', { street: 'Rue de la Loi' })
    expect(await found('veldstraat 12a')).toEqual([one.reference])
    expect(await found('Veldstraat 150')).toEqual([other.reference])
    expect(await found('huis veldstraat 150')).toEqual([other.reference])
    expect(await found('rue de la loi 5')).toEqual([near.reference])
    expect(await found('veldstraat 5')).toEqual([])
    expect(await found('veldstraat 15')).toEqual([])
    const reference = String(other.reference)
    expect(await found(reference)).toEqual([other.reference])
    expect(await found(reference.slice(0, -1))).toEqual([])
  })

  it('in the words of a language only where that language shows it', async () => {
    const one = await offer({ title: 'Zonnewende' })
    await change(one, { title: 'Solstice', public: true }, 'fr')
    expect([
      await found('solstice', 'fr'),
      await found('solstice', 'nl'),
      await found('zonnewende', 'fr'),
    ]).toEqual([[one.reference], [], []])
    await change(one, { public: false }, 'fr')
    expect(await found('solstice', 'fr')).toEqual([])
  })

  it('by no word once it is sold or let, until it is on offer again', async () => {
    const one = await offer({ title: 'Kasteelhoeve', status: 'sold' })
    expect(await found('kasteelhoeve')).toEqual([])
    expect((await index()).towns).toEqual([])
    await change(one, { status: 'active' })
    expect(await found('kasteelhoeve')).toEqual([one.reference])
    await change(one, { marquee: 'sold' })
    expect(await found('kasteelhoeve')).toEqual([])
  })

  it('by its number first of all, also when it is sold; not while it is a draft or withdrawn', async () => {
    const sold = await offer({ title: 'Verkocht', status: 'sold', marquee: 'sold' })
    const draft = await offer({ title: 'Ontwerp', _status: 'draft' })
    await offer({ title: `Buren van ${sold.reference}` })
    const [first] = (await ask(String(sold.reference))).properties
    expect(first).toMatchObject({
      reference: sold.reference,
      href: `/nl/te-koop/gent/huis/${sold.reference}/`,
      state: 'Verkocht',
    })
    expect(await found(String(draft.reference))).toEqual([])
    await change(sold, { status: 'inactive' })
    expect(await found(String(sold.reference))).not.toContain(sold.reference)
  })

  it('newest first, and never more than six of them', async () => {
    const many: (number | null | undefined)[] = []
    for (let day = 1; day <= 8; day++)
      many.push(
        (await offer({ title: 'Hoeve', publishedOn: `2026-10-0${day}T09:00:00Z` })).reference,
      )
    expect(await found('hoeve')).toEqual(many.reverse().slice(0, 6))
  })

  it('with what stands in the panel, and nothing that is not published', async () => {
    const shown = await offer({
      typeDescription: `Herenhuis ${'met veel kamers '.repeat(12)}`,
      price: 512_345,
      publishPrice: false,
      street: 'Stille weg',
      publishAddress: false,
    })
    const answer = await ask(String(shown.reference))
    expect(answer.properties[0]?.text.length).toBeLessThanOrEqual(103)
    expect(answer.properties[0]?.text).toMatch(/^Herenhuis met veel kamers .*\.\.\.$/)
    expect(JSON.stringify(answer)).not.toMatch(/512|stille/i)
  })
})

describe('what was typed', () => {
  it('leads to both lists with what they hold, and to itself without each part', async () => {
    await offer()
    const { understood, unknown } = await ask('Maison Gand', 'fr')
    expect(understood?.chips).toEqual([
      { label: 'Maison', without: 'Gand' },
      { label: 'Gand', without: 'Maison' },
    ])
    expect(understood?.ways).toEqual([
      { goal: 'sale', href: '/fr/a-vendre/?city=Gand%7C9000&type=1', count: 0 },
    ])
    expect(unknown).toEqual([])
    expect((await ask('huis gent')).understood?.ways).toMatchObject([{ goal: 'sale', count: 1 }, { goal: 'rent', count: 0 }]) // prettier-ignore
  })

  it('means the goal that its budget can only mean, unless it names one', async () => {
    const sold = await offer({ price: 350_000 })
    const rented = await offer({ goal: 'rent', price: 850 })
    const goals = async (q: string) => (await ask(q)).understood?.ways.map(({ goal }) => goal)
    expect(await found('huis gent onder 400000')).toEqual([sold.reference])
    expect(await goals('huis gent onder 400000')).toEqual(['sale'])
    expect(await found('huis gent vanaf 700')).toEqual([rented.reference])
    expect(await goals('huis gent max 900 euro')).toEqual(['rent'])
    expect(await goals('huis te huur onder 400000')).toEqual(['rent', 'sale'])
    expect(await goals('huis gent onder 10000')).toEqual(['sale', 'rent'])
    expect(await goals('appartement gent 1200 per maand')).toEqual(['rent', 'sale'])
  })

  it.each(['nl', 'fr', 'en'])(
    'shows the goal of a budget as a chip that can be undone (%s)',
    async (lang) => {
      const budget = `Gent max 350000`
      const chip = (await ask(budget, lang)).understood?.chips.at(-1)
      expect(chip?.label).toBe({ nl: 'Te koop', fr: 'À vendre', en: 'For sale' }[lang])
      const undone = await ask(chip?.without ?? '', lang)
      expect(undone.understood?.ways.map(({ goal }) => goal).sort()).toEqual(
        (await ask('Gent', lang)).understood?.ways.map(({ goal }) => goal).sort(),
      )
    },
  )

  it('can be a street with the number of a house, of a town or of any', async () => {
    const street = { street: 'Veldstraat', houseNumber: '150', publishAddress: true }
    const listing = await offer(street)
    await offer({ street: 'Veldstraat', houseNumber: '12', publishAddress: true })
    expect(await ask('huis Veldstraat 150 Gent')).toMatchObject({
      unknown: [],
      properties: [{ reference: listing.reference }],
    })
    expect(await found('Veldstraat 150')).toEqual([listing.reference])
    expect((await ask('huis Kouterlaan 9 Gent')).unknown).toEqual(['Kouterlaan 9'])
  })

  it('is any place of Belgium: with nothing there, what is nearest is shown', async () => {
    const listing = await offer()
    expect(await ask('huis Landen')).toMatchObject({
      understood: { chips: [{ label: 'Huis' }, { label: 'Landen' }] },
      nearestTo: 'Landen',
      properties: [{ reference: listing.reference }],
    })
    expect((await ask('huis aan zee')).understood?.chips.map(({ label }) => label)).toEqual([
      'Huis',
      'Kust',
    ])
    expect((await ask('huis Gent')).nearestTo).toBeUndefined()
  })

  it('is offered as it was probably meant, and not listed as found', async () => {
    await offer()
    expect(await ask('huis Gemt')).toMatchObject({ unknown: ['Gemt'], didYouMean: 'huis Gent' })
    expect(await ask('gemt')).toMatchObject({ didYouMean: 'Gent', properties: [] })
    expect((await ask('huis Gent')).didYouMean).toBeUndefined()
  })

  it('is said where it means nothing', async () => {
    expect((await ask('gent quidditch')).unknown).toEqual(['quidditch'])
    expect((await ask('quidditch')).unknown).toEqual(['quidditch'])
  })

  it('is read alike by the program and the database', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.stringMatching(/^[A-Za-zßẞæÆœŒøØłŁđĐçÇñŠşİğ' -]{0,20}$/),
    )
    await fc.assert(
      fc.asyncProperty(text, async (one) => {
        const clean = one.replaceAll('\0', '').toWellFormed()
        const { rows } = await site.payload.db.drizzle.execute(
          sql`select ${foldSql(sql`${clean}::text`)} as folded`,
        )
        const ascii = (folded: unknown) => String(folded).replace(/[^\0-\x7f]/g, '')
        expect(ascii(rows[0]?.folded)).toBe(ascii(foldText(clean)))
      }),
      { numRuns: 300 },
    )
  })
})

describe('the index', () => {
  it('counts what the lists hold, leaves out towns with nothing, and follows a change', async () => {
    expect((await index()).towns).toEqual([])
    const one = await offer()
    const { types, towns } = await index()
    expect(types).toMatchObject([
      {
        webId: 1,
        name: 'Huis',
        counts: { sale: 1, rent: 0 },
        hrefs: { sale: '/nl/te-koop/?type=1', rent: '/nl/te-huur/?type=1' },
      },
      { webId: 8, counts: { sale: 0, rent: 0 } },
    ])
    expect(towns).toMatchObject([
      { name: 'Gent', zip: '9000', words: ['gand', 'ghent'], counts: { sale: 1, rent: 0 } },
    ])
    await change(one, { goal: 'rent' })
    expect((await index()).towns[0]?.counts).toEqual({ sale: 0, rent: 1 })
  })
})

describe('bad input', () => {
  const bad = {
    'SQL that drops a table': "'; drop table property_search; --",
    'SQL that is always true': "x' or 1=1 --",
    'a sign for anything': '%',
    'signs of patterns': '_%_%',
    'a backslash': '\\',
    'a regular expression without an end': '.*(a+)+$',
    emoji: '🏡🏡🏡',
    'words from right to left': 'בית בגנט',
    'ten thousand letters': 'x'.repeat(10_000),
    'ten thousand signs': '%'.repeat(10_000),
    'what is no text': '\0\u202e\ud800',
    'less than nothing': '-1',
    'a number that no listing can have': '99999999999999999999',
  }

  it.each(Object.entries(bad))('such as %s finds nothing and breaks nothing', async (_, q) => {
    const kept = await offer({ title: 'Vast pand' })
    expect((await ask(q)).properties).toEqual([])
    expect(await found('vast pand')).toEqual([kept.reference])
  })

  it('is a language that does not exist, or that the agency does not show: that is said', async () => {
    for (const lang of ['xx', 'de', '', "nl'"]) {
      for (const answer of [
        await getProperties(address('properties', { lang, q: 'gent' })),
        await getIndex(address('index', { lang })),
      ]) {
        expect(answer.status).toBe(404)
        expect(await answer.json()).toEqual({
          errors: [{ message: 'In deze taal kan er niet gezocht worden.' }],
        })
      }
    }
  })

  it('is anything else too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (q) => {
        expect((await ask(q.toWellFormed())).properties.length).toBeLessThanOrEqual(6)
      }),
      { numRuns: 200 },
    )
  })
})
