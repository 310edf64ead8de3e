import { beforeAll, expect, it } from '@jest/globals'

import { findProperty } from '@/data/catalogue/listings'
import { findProject } from '@/data/catalogue/projects'
import { updateListingIndex } from '@/data/catalogue/search/listingIndex'
import { EVERYTHING, referenceTag } from '@/data/core/cacheTags'
import { findArticleAt } from '@/data/site/articles'
import { findSitemapListings } from '@/data/site/sitemapDocuments'
import { findAlternates, type ResolvedDocument } from '@/data/site/resolve'
import { locales, type Locale } from '@/i18n/locales'

import { createTown, createType } from './support/fixtures'
import { within } from './support/page'
import { usePayload } from './support/payload'

const site = usePayload()
const names = { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' }
const lists = { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-kaufen' }
const projects = { nl: 'projecten', fr: 'projets', en: 'projects', de: 'projekte' }
let place: { mainType: string; city: string }

/** Stores a document that these languages show, each with its own values. */
async function create(
  collection: 'pages' | 'properties' | 'projects' | 'articles' | 'categories',
  shared: Record<string, unknown>,
  valuesIn: (locale: Locale) => Record<string, unknown>,
  shown: readonly Locale[],
): Promise<string> {
  const [first, ...others] = shown
  const { id } = await site.payload.create({
    collection,
    locale: first,
    data: { ...shared, ...(first && valuesIn(first)), public: true, _status: 'published' },
  } as never)
  for (const locale of others)
    await site.payload.update({
      collection,
      id,
      locale,
      data: { ...valuesIn(locale), public: true, _status: 'published' },
    } as never)
  return String(id)
}

const property = (reference: number, shown: readonly Locale[], more = {}) =>
  create(
    'properties',
    { goal: 'sale', status: 'active', marquee: 'none', reference, ...place, ...more },
    (locale) => ({ title: `Huis ${locale}` }),
    shown,
  )

/** The addresses of a document in every language, in a rendering of its own. */
const alternates = async (find: () => Promise<ResolvedDocument | null>) => {
  const found = await within({}, async () => {
    const document = await find()
    if (!document) throw new Error('it is not shown')
    return findAlternates(document)
  })
  return Object.fromEntries(found.map(({ code, href }) => [code, href]))
}

const ofProperty = (reference: number, locale: Locale = 'nl') =>
  alternates(async () => {
    const found = await findProperty(reference, locale)
    return found && { kind: 'property', property: found }
  })

beforeAll(async () => {
  const { payload } = site
  const type = await createType(payload, { name: 'Huis' })
  const town = await createTown(payload, { name: names.nl })
  place = { mainType: type.id, city: town.id }
  for (const locale of ['fr', 'en', 'de'] as const)
    await Promise.all([
      payload.update({ collection: 'cities', id: town.id, locale, data: { name: names[locale] } }),
      payload.update({
        collection: 'property-types',
        id: type.id,
        locale,
        data: { name: `type ${locale}` },
      }),
    ])
  await create(
    'pages',
    { kind: 'property_list', list: { goal: 'sale' } },
    (locale) => ({ title: lists[locale], path: lists[locale] }),
    locales,
  )
  await create(
    'pages',
    { kind: 'project_list' },
    (locale) => ({ title: projects[locale], path: projects[locale] }),
    locales,
  )
  await property(910_001, locales)
  await property(910_002, ['nl', 'fr'])
  await updateListingIndex([EVERYTHING])
})

it('a listing has an address in each language that shows it, in the words of that language', async () => {
  expect(await ofProperty(910_001)).toEqual({
    nl: '/nl/te-koop/gent/huis/910001/',
    fr: '/fr/a-vendre/gand/type-fr/910001/',
    en: '/en/for-sale/ghent/type-en/910001/',
    de: '/de/zu-kaufen/gent/type-de/910001/',
  })
  expect(await ofProperty(910_001, 'de')).toEqual(await ofProperty(910_001))
  expect(Object.keys(await ofProperty(910_002))).toEqual(['nl', 'fr'])
})

it('the sitemap of a language has only the listings that were saved in it', async () => {
  const named = async (locale: Locale) =>
    (await within({}, () => findSitemapListings(1, locale))).map(({ route }) =>
      route.kind === 'property' ? route.reference : undefined,
    )
  expect(await named('fr')).toEqual([910_001, 910_002])
  expect(await named('en')).toEqual([910_001])
})

it('a listing that another language begins or ceases to show has one address more or fewer', async () => {
  const id = await property(910_003, ['nl'])
  expect(Object.keys(await ofProperty(910_003))).toEqual(['nl'])
  for (const isShown of [true, false]) {
    await site.payload.update({
      collection: 'properties',
      id,
      locale: 'en',
      data: { title: 'House', public: isShown, _status: 'published' },
    })
    await updateListingIndex([referenceTag(910_003)])
    expect(Object.keys(await ofProperty(910_003))).toEqual(isShown ? ['nl', 'en'] : ['nl'])
  }
})

it('a unit lies below its project where that is shown, and below the list where it is not', async () => {
  const project = await create(
    'projects',
    { reference: 910_100, city: place.city },
    (locale) => ({ title: `Werf ${locale}` }),
    ['nl', 'fr'],
  )
  await property(910_101, ['nl', 'en'], { project })
  const unit = await ofProperty(910_101)
  expect(unit).toEqual({
    nl: '/nl/projecten/gent/werf-nl/910100/huis/910101/',
    en: '/en/for-sale/ghent/type-en/910101/',
  })
  expect(
    await alternates(async () => {
      const found = await findProject(910_100, 'fr')
      return found && { kind: 'project', project: found }
    }),
  ).toEqual({ nl: '/nl/projecten/gent/werf-nl/910100/', fr: '/fr/projets/gand/werf-fr/910100/' })
})

it('an article has the address of its category and its own path in each language', async () => {
  const category = await create(
    'categories',
    {},
    (locale) => ({ title: `nieuws ${locale}`, path: `nieuws-${locale}` }),
    locales,
  )
  await create(
    'articles',
    { category },
    (locale) => ({ title: `stuk ${locale}`, path: `stuk-${locale}` }),
    ['nl', 'de'],
  )
  expect(
    await alternates(async () => {
      const found = await findArticleAt(category, 'stuk-nl', 'nl')
      return found && { kind: 'article', article: found }
    }),
  ).toEqual({ nl: '/nl/nieuws-nl/stuk-nl/', de: '/de/nieuws-de/stuk-de/' })
})
