import { beforeAll, expect, it } from '@jest/globals'
import { NextRequest } from 'next/server'

import { GET as leadHome } from '@/app/(site)/route'
import { GET as leadOn } from '@/app/(site)/unprefixed/[...path]/route'
import { findProperty } from '@/data/catalogue/listings'
import { hrefWithQuery } from '@/data/catalogue/movedQuery'
import { findLanguageLinks } from '@/data/site/languageLinks'
import { resolveRequest } from '@/data/site/languageRedirect'
import { propertyRoute } from '@/data/site/routes'
import { readQuery } from '@/i18n/query'
import type { Property } from '@/payload-types'
import { crumbsOf } from '@/screens/head/crumbs'

import { createTown, createType } from './support/fixtures'
import { usePayload } from './support/payload'

const site = usePayload()
let home: Property

beforeAll(async () => {
  const { payload } = site
  const languages = (['nl', 'fr', 'en', 'de'] as const).map((code) => ({
    code,
    use: code !== 'de',
  }))
  await payload.updateGlobal({ slug: 'settings', data: { languages, defaultLanguage: 'nl' } })
  await payload.updateGlobal({
    slug: 'path-table',
    data: { entries: [{ originalPath: 'for-sale', path: 'te-koop' }] },
  })
  const type = await createType(payload, { showOrder: 1 })
  const ghent = await createTown(payload, { latitude: 51.05, longitude: 3.72 })
  await payload.update({ collection: 'cities', id: ghent.id, locale: 'fr', data: { name: 'Gand' } })
  const list = await payload.create({
    collection: 'pages',
    data: {
      title: 'Te koop',
      path: 'te-koop',
      kind: 'property_list',
      list: { goal: 'sale' },
      public: true,
      _status: 'published',
    },
  })
  await payload.update({
    collection: 'pages',
    id: list.id,
    locale: 'fr',
    data: { title: 'À vendre', path: 'a-vendre', public: true },
  })
  home = await payload.create({
    collection: 'properties',
    data: {
      title: 'Huis met tuin',
      goal: 'sale',
      status: 'active',
      marquee: 'none',
      mainType: type.id,
      city: ghent.id,
      public: true,
      _status: 'published',
    },
  })
})

const ask = (address: string) => new NextRequest(`http://localhost${address}`)
async function ledOn(address: string): Promise<[number, string]> {
  const [path = ''] = address.split('?')
  const params = Promise.resolve({ path: path.split('/').filter(Boolean) })
  const { status, headers } = await leadOn(ask(address), { params })
  const { pathname, search } = new URL(headers.get('location') ?? '', 'http://localhost')
  return [status, pathname + search]
}

it('an address without a language keeps its query: filters in the form of the list, other keys as they are', async () => {
  expect(await ledOn('/te-koop/?type=1&city=gand%7C9000&utm_source=a')).toEqual([
    307,
    '/nl/te-koop/?city=Gent%7C9000&type=1&utm_source=a',
  ])
  expect(await ledOn('/for-sale/?gclid=x')).toEqual([307, '/nl/te-koop/?gclid=x'])
  expect(await ledOn('/a-vendre/?city=Gent%7C9000')).toEqual([
    307,
    '/fr/a-vendre/?city=Gand%7C9000',
  ])
  expect(await ledOn(`/property/${home.reference}/?gclid=x`)).toEqual([
    301,
    `/nl/te-koop/gent/huis/${home.reference}/?gclid=x`,
  ])
  const { headers } = await leadHome(ask('/?utm_source=a&city=Gent%7C9000'))
  expect(new URL(headers.get('location') ?? '').search).toBe('?utm_source=a')
})

it('the path of another language leads to the same page in the language of the address', async () => {
  expect(await resolveRequest('fr', ['te-koop'])).toEqual({ kind: 'moved', to: '/fr/a-vendre/' })
  expect(await resolveRequest('nl', ['a-vendre'])).toEqual({ kind: 'moved', to: '/nl/te-koop/' })
  expect(await resolveRequest('nl', ['property', String(home.reference)])).toEqual({
    kind: 'moved',
    to: `/nl/te-koop/gent/huis/${home.reference}/`,
  })
  // English shows no list, German is not used, and nothing is called so.
  for (const [locale, path] of [
    ['en', ['te-koop']],
    ['de', ['te-koop']],
    ['fr', ['nergens']],
    ['nl', ['property', '999999999']],
    ['nl', ['property', '1', '2']],
  ] as const)
    expect([locale, path, await resolveRequest(locale, path)]).toEqual([locale, path, null])
})

it('the query of a redirect is written in the words of where it leads', async () => {
  const query = readQuery('?city=Gent%7C9000&bedrooms=2')
  expect(await hrefWithQuery('/fr/a-vendre/', query)).toBe(
    '/fr/a-vendre/?city=Gand%7C9000&bedrooms=2',
  )
  for (const to of ['https://example.be/', '/nl/te-koop/?type=1', '/nl/te-koop/#lijst'])
    expect(await hrefWithQuery(to, query)).toBe(to)
})

it('a listing whose list was renamed or put elsewhere is found by its number, and nothing else is', async () => {
  const { reference } = home
  const moved = { kind: 'moved', to: `/nl/te-koop/gent/huis/${reference}/` }
  const asked = (path: string) => resolveRequest('nl', path.split('/'))
  expect(await asked(`aanbod/gent/huis/${reference}`)).toEqual(moved)
  expect(await asked(`wonen/aanbod/gent/huis/${reference}`)).toEqual(moved)
  expect(await asked(`aanbod/${reference}`)).toBeNull()
  expect(await asked('aanbod/gent/huis/999999')).toBeNull()
  expect(await asked(`aanbod/gent/huis/${reference}a`)).toBeNull()
  expect(await asked(`aanbod/gent/huis/0${reference}`)).toBeNull()
})

it('a unit whose project another language does not show stands there in the list of its goal', async () => {
  const { payload } = site
  const { mainType, city } = home
  const project = await payload.create({
    collection: 'projects',
    data: { title: 'De Brouwerij', goal: 'sale', city, public: true, _status: 'published' },
  })
  const unit = await payload.create({
    collection: 'properties',
    data: {
      title: 'Appartement',
      goal: 'sale',
      status: 'active',
      marquee: 'none',
      mainType,
      city,
      project: project.id,
      public: true,
      _status: 'published',
    },
  })
  const hidden = { public: false }
  await payload.update({ collection: 'projects', id: project.id, locale: 'fr', data: hidden })
  const inFrench = { title: 'Appartement', public: true }
  await payload.update({ collection: 'properties', id: unit.id, locale: 'fr', data: inFrench })
  const kindIn = async (locale: 'nl' | 'fr') => {
    const found = await findProperty(Number(unit.reference), locale)
    return found && propertyRoute(found)?.kind
  }
  expect([await kindIn('nl'), await kindIn('fr')]).toEqual(['unit', 'property'])
  const property = await findProperty(Number(unit.reference), 'fr')
  const trail = property ? await crumbsOf({ kind: 'property', property }, 'fr') : []
  expect(trail.map(({ label }) => label)).not.toContain('')
})

it('a language is offered by its home page where it has not the page itself, and not without one', async () => {
  const { payload } = site
  const own = { code: 'nl', href: '/nl/te-koop/' } as const
  const offered = async () => (await findLanguageLinks('nl', [own])).map(({ href }) => href)
  expect(await offered()).toEqual(['/nl/te-koop/'])
  const front = { title: 'Start', kind: 'home', public: true, _status: 'published' } as const
  const { id } = await payload.create({ collection: 'pages', data: front })
  for (const [locale, isShown] of [
    ['fr', true],
    ['en', false],
  ] as const)
    await payload.update({ collection: 'pages', id, locale, data: { ...front, public: isShown } })
  expect(await offered()).toEqual(['/nl/te-koop/', '/fr/'])
})
