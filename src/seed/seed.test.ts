import { describe as suite, expect, it } from '@jest/globals'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

import { uniqueCodeOf } from '@/domain/catalogue/uniqueCode'
import { labelFor } from '@/domain/catalogue/epc'
import { missingForAdvertisement } from '@/domain/legal/required'
import { goals } from '@/domain/catalogue/vocabulary'
import { regionOf } from '@/domain/catalogue/regions'
import { pictureWidths, socialSize } from '@/domain/site/pictureWidths'
import { locales } from '@/i18n/locales'

import { moveDates } from './calendar'
import * as data from './data'
import { describeProperty } from './describe'
import { richTextOf } from './richText'
import * as shape from './shapes'
import type { Property } from './shapes'
import { inLanguage, isPerLanguage } from './text'

const all = [...data.properties, ...data.units]
const names = (list: readonly unknown[]) => new Set(list.map(String))
const unknown = (referenced: readonly unknown[], known: Set<string>) =>
  referenced.map(String).filter((item) => !known.has(item))

const files = names(data.pictures.map(({ file }) => file))
const people = names(data.staffMembers.map(({ email }) => email))
const ownerMails = names(data.owners.map(({ email }) => email))
const zips = names(data.cities.map(({ zip }) => zip))
const types = names(data.propertyTypes.map(({ webId }) => webId))
const references = names(all.map(({ reference }) => reference))
const projectReferences = names(data.projects.map(({ reference }) => reference))
const pageKeys = names(data.pages.map(({ key }) => key))
const moduleKeys = names(data.modules.map(({ key }) => key))
const categories = names(data.categories.map(({ webId }) => webId))

/** Every object with a text per language, with its path. */
function texts(value: unknown, path = ''): [path: string, text: Record<string, unknown>][] {
  if (typeof value !== 'object' || value === null) return []
  const object = Object.fromEntries(Object.entries(value))
  if (locales.some((locale) => locale in object)) return [[path, object]]
  return Object.entries(object).flatMap(([key, item]) => texts(item, `${path}.${key}`))
}

const isFlat = ({ style }: Property) => ['plot', 'garage', 'industrial'].includes(style)
const hasEpc = (property: Property) => !isFlat(property)
const isBuilding = ({ style }: Property) => style !== 'plot'
const isBefore2001 = ({ constructionYear }: Property) =>
  constructionYear !== undefined && constructionYear < 2001
const always = () => true

const EPC = ['epcValue', 'epcLabel', 'epcCertificate', 'epcDate']
const PLANNING = [
  'permit',
  'zoning',
  'summons',
  'judicialDecision',
  'preemptiveRights',
  'allotmentPermit',
]

/** What an advertisement must contain, by region and goal, and for which properties. */
const lawful: Record<string, [facts: string[], applies: (property: Property) => boolean][]> = {
  'flanders sale': [
    [[...EPC, 'uniqueCode'], hasEpc],
    [[...PLANNING, 'pScore', 'floodReportDate'], always],
    [['gScore'], isBuilding],
    [['asbestosCertificate', 'asbestosDate', 'asbestosType'], isBefore2001],
  ],
  'flanders rent': [
    [[...EPC, 'uniqueCode'], hasEpc],
    [['price', 'monthlyRent', 'chargesRenter'], always],
  ],
  'brussels sale': [
    [[...EPC, 'co2Emission'], hasEpc],
    [['planningInformation'], always],
  ],
  'brussels rent': [
    [[...EPC, 'co2Emission'], hasEpc],
    [['price', 'monthlyRent', 'chargesRenter'], always],
  ],
  'wallonia sale': [
    [[...EPC, 'epcTotal'], hasEpc],
    [['permit', 'zoning'], always],
  ],
  'wallonia rent': [
    [[...EPC, 'epcTotal'], hasEpc],
    [['permit', 'zoning', 'price', 'monthlyRent', 'chargesRenter'], always],
  ],
}

const missing = (property: Property): string[] =>
  (lawful[`${regionOf(property.city)} ${property.goal}`] ?? [[['a region'], always]])
    .filter(([, applies]) => applies(property))
    .flatMap(([facts]) => facts.filter((fact) => property[fact] === undefined))

suite('demo content', () => {
  it('has every text in four languages', () => {
    const incomplete = texts({ ...data }).filter(
      ([, text]) =>
        !isPerLanguage(text) || locales.some((locale) => !text[locale] || text[locale] === ''),
    )
    expect(incomplete).toEqual([])
  })

  it('has rich texts of the same length in every language', () => {
    const uneven = [
      ...data.pages.map(({ content }) => content),
      ...data.articles.map(({ content }) => content),
    ].filter(
      (content) => content && new Set(locales.map((locale) => content[locale].length)).size > 1,
    )
    expect(uneven).toEqual([])
  })

  it('is as large as a running agency', () => {
    const goals = data.properties.map(({ goal }) => goal)
    expect([
      goals.filter((goal) => goal === 'sale').length,
      goals.filter((goal) => goal === 'rent').length,
    ]).toEqual([57, 24])
    const gone = data.properties.filter(({ status }) => status === 'sold')
    expect(gone.length).toBe(12)
    expect([data.propertyTypes.length, data.projects.length, data.articles.length]).toEqual([
      9, 3, 12,
    ])
    expect(new Set(data.properties.map(({ type }) => type)).size).toBe(9)
    expect(new Set(data.properties.map(({ marquee }) => marquee)).size).toBe(5)
    expect(new Set(data.properties.map(({ city }) => regionOf(city))).size).toBe(3)
  })

  it('shows no lead picture twice among the homes for sale, nor among those for rent', () => {
    for (const goal of goals) {
      const leads = data.properties
        .filter((property) => property.goal === goal)
        .map(({ pictures }) => pictures[0])
      expect(leads.filter((file, index) => leads.indexOf(file) !== index)).toEqual([])
    }
  })

  it('asks for a square metre what is asked in such a town and state', () => {
    const isHome = ({ type }: Property) => type === 1 || type === 2
    const perMetre = ({ price = 0, livingArea = 0 }: Property) => price / livingArea
    const isOutside =
      ({ low, high }: { low: number; high: number }) =>
      (property: Property) =>
        perMetre(property) < low || perMetre(property) > high
    /** Euros for a square metre of a home, by where it stands. */
    const asked = {
      sea: { low: 2900, high: 10_500 },
      city: { low: 2400, high: 4800 },
      town: { low: 1500, high: 4000 },
      renovate: { low: 1200, high: 1950 },
      rent: { low: 7, high: 17 },
    }
    const SEA = ['8300', '8301', '8400', '8420', '8620']
    const CITY = /^(?:1[01]|20[012]|3000|90[05]|80)/
    const homes = data.properties.filter(isHome)
    const groupOf = ({ goal, condition, city }: Property): keyof typeof asked => {
      if (goal === 'rent') return 'rent'
      if (condition === 'to_renovate') return 'renovate'
      return SEA.includes(String(city)) ? 'sea' : CITY.test(String(city)) ? 'city' : 'town'
    }
    expect(
      homes
        .filter((home) => isOutside(asked[groupOf(home)])(home))
        .map((home) => [home.reference, groupOf(home), Math.round(perMetre(home))]),
    ).toEqual([])
  })

  it('has no home of this century that is worn, nor two with the same price and surface', () => {
    const worn = ['to_refresh', 'to_renovate']
    expect(
      data.properties.filter(
        ({ constructionYear = 0, condition = '' }) =>
          constructionYear >= 2001 && worn.includes(String(condition)),
      ),
    ).toEqual([])
    const marks = data.properties.map(({ goal, price, livingArea, totalArea, groundArea }) =>
      JSON.stringify([goal, price, livingArea, totalArea, groundArea]),
    )
    expect(new Set(marks).size).toBe(marks.length)
  })

  it('opens moments to see a dozen homes that can be had', () => {
    const open = new Set(data.visitDays.map(({ property }) => property))
    expect(open.size).toBeGreaterThanOrEqual(12)
    const free = data.properties.filter(({ status }) => status === 'active')
    expect([...open].filter((home) => free.every(({ reference }) => reference !== home))).toEqual(
      [],
    )
  })

  it('refers only to records that exist', () => {
    expect(
      unknown(
        all.flatMap(({ pictures, plans = [] }) => [...pictures, ...plans]),
        files,
      ),
    ).toEqual([])
    expect(
      unknown(
        all.map(({ contact }) => contact),
        people,
      ),
    ).toEqual([])
    expect(
      unknown(
        all.flatMap(({ owners = [] }) => owners),
        ownerMails,
      ),
    ).toEqual([])
    expect(
      unknown(
        all.map(({ city }) => city),
        zips,
      ),
    ).toEqual([])
    expect(
      unknown(
        all.map(({ type }) => type),
        types,
      ),
    ).toEqual([])
    expect(
      unknown(
        data.units.map(({ project }) => project),
        projectReferences,
      ),
    ).toEqual([])
    expect(
      unknown(
        [...data.activities, ...data.appointments, ...data.visitDays, ...data.documents].map(
          ({ property }) => property,
        ),
        references,
      ),
    ).toEqual([])
    expect(
      unknown(
        data.articles.map(({ category }) => category),
        categories,
      ),
    ).toEqual([])
    expect(
      unknown(
        data.pages.flatMap(({ modules = [] }) => modules),
        moduleKeys,
      ),
    ).toEqual([])
    expect(
      unknown(
        data.menus.flatMap(({ items }) =>
          items.flatMap(({ page, children = [] }) => [page, ...children.map((item) => item.page)]),
        ),
        pageKeys,
      ),
    ).toEqual([])
  })

  it('uses every key once', () => {
    expect(references.size).toBe(all.length)
    expect(pageKeys.size).toBe(data.pages.length)
    expect(zips.size).toBe(data.cities.length)
  })

  it('makes the home page of a module of each kind that belongs there', () => {
    const placed = data.pages.find(({ kind }) => kind === 'home')?.modules ?? []
    const kinds = placed.map((key) => data.modules.find((item) => item.key === key)?.block.type)
    expect(kinds.sort()).toEqual([
      'article',
      'category',
      'contactForm',
      'propertyList',
      'quote',
      'townMap',
      'typeTable',
    ])
  })

  it('gives every page a path of its own among its siblings, in every language', () => {
    for (const locale of locales) {
      const paths = data.pages.map(({ parent, path }) => `${parent ?? ''}/${path[locale]}`)
      expect(new Set(paths).size).toBe(paths.length)
    }
  })
})

suite('a property of the demo content', () => {
  it.each(all)('$reference has what the law of its region requires', (property) => {
    expect(missing(property)).toEqual([])
    // As the studio calculates it, when the demo is loaded now and when it is loaded in two years.
    const { title, description } = describeProperty(property)
    const words = locales.map((locale) => [title[locale], ...description[locale]].join('. '))
    for (const days of [0, 2 * 52 * 7])
      expect(
        missingForAdvertisement(
          {
            ...shape.property.parse(moveDates(property, days)),
            region: regionOf(property.city),
            words: words.join('. '),
          },
          new Date(Date.now() + days * 24 * 60 * 60 * 1000),
        ),
      ).toEqual([])
  })

  it.each(all.filter(hasEpc))(
    '$reference has the label and code of its certificate',
    (property) => {
      const region = regionOf(property.city)
      if (!region || property.epcValue === undefined) throw new Error('has no region or no value')
      expect(property.epcLabel).toBe(labelFor(property.epcValue, region))
      if (region === 'flanders')
        expect(uniqueCodeOf(String(property.epcCertificate))).toBe(property.uniqueCode)
    },
  )

  it.each(all)('$reference is led by a picture of its kind and its years', (property) => {
    const { style, constructionYear: built, pictures } = property
    const suits = data.pictures.find(({ file }) => file === pictures[0])?.suits
    // A picture of a room suits any building.
    if (!suits) return
    expect(suits.styles).toContain(style)
    const [from = 0, to = Infinity] = suits.built ?? []
    expect(built === undefined || (built >= from && built <= to)).toBe(true)
  })

  it('asks no higher deposit for a home than its region allows', () => {
    const homes = data.properties.filter(
      ({ goal, style }) => goal === 'rent' && style !== 'shop' && style !== 'office',
    )
    const months = homes.map(
      ({ city, deposit, price }) =>
        Number(deposit) / price - (regionOf(city) === 'flanders' ? 3 : 2),
    )
    expect(Math.max(...months)).toBeLessThanOrEqual(0)
  })

  it('has its own description in every language', () => {
    for (const locale of locales) {
      const descriptions = all.map((property) =>
        describeProperty(property).description[locale].join('\n'),
      )
      expect(new Set(descriptions).size).toBe(descriptions.length)
      expect(
        descriptions.filter((item) => item.length < 150 || /[{}#|]|undefined|NaN/.test(item)),
      ).toEqual([])
    }
  })
})

suite('texts', () => {
  it('become those of one language, with non-breaking spaces in French', () => {
    const data = {
      title: { nl: 'Zoekt u?', fr: 'Vous cherchez ?', en: 'Searching?', de: 'Suchen Sie?' },
      sort: 1,
    }
    expect(inLanguage(data, 'fr')).toEqual({ title: 'Vous cherchez\u00a0?', sort: 1 })
  })

  it('turn lines into headings, lists, links and paragraphs', () => {
    const { root } = richTextOf(['## Prijs', '- een', '- twee', 'Lees [verder](/nl/contact/).'])
    expect(root).toMatchObject({
      children: [
        { type: 'heading', tag: 'h2' },
        { type: 'list', children: [{ value: 1 }, { value: 2 }] },
        {
          type: 'paragraph',
          children: [
            { text: 'Lees ' },
            { type: 'link', fields: { url: '/nl/contact/' } },
            { text: '.' },
          ],
        },
      ],
    })
  })
})

/** What `takeReadySizes` reads: a picture without one of them would stop a first start. */
suite('each picture of the demo', () => {
  const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'media')
  const drawn = data.pictures
    .map(({ file }) => path.parse(file))
    .filter(({ ext }) => ext === '.webp')

  it.each(drawn.map(({ name }) => name))('%s comes with all its sizes', async (name) => {
    const main = await sharp(path.join(folder, `${name}.webp`)).metadata()
    for (const wanted of pictureWidths) {
      const { width } = await sharp(
        path.join(folder, 'sizes', `${name}-w${wanted}.webp`),
      ).metadata()
      expect([wanted, width]).toEqual([wanted, Math.min(wanted, main.width)])
    }
    const social = await sharp(path.join(folder, 'sizes', `${name}-social.jpg`)).metadata()
    expect([social.width, social.height]).toEqual([socialSize.width, socialSize.height])
  })
})
