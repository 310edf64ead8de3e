import { beforeAll, describe, expect, it } from '@jest/globals'

import { forOneRequest } from '@/data/core/cache'
import { findTextLinks } from '@/data/site/textLinks'
import type { Locale } from '@/i18n/locales'

import { createTown, createType } from './support/fixtures'
import { textThatLinksTo } from './support/richText'
import { usePayload } from './support/payload'

const site = usePayload()
let category: string
let place: { mainType: string; city: string }

beforeAll(async () => {
  const { payload } = site
  const news = { title: 'Nieuws', path: 'nieuws', webId: 1 }
  category = (await payload.create({ collection: 'categories', data: news })).id
  place = { mainType: (await createType(payload)).id, city: (await createTown(payload)).id }
  for (const [path, kind, list] of [
    ['te-koop', 'property_list', { goal: 'sale' }],
    ['projecten', 'project_list', {}],
  ] as const)
    await payload.create({
      collection: 'pages',
      data: { title: path, path, kind, list, public: true, _status: 'published' },
    })
})

const shown = { public: true, _status: 'published' } as const
const article = async (path: string, status: 'draft' | 'published' = 'published') =>
  (
    await site.payload.create({
      collection: 'articles',
      data: { title: path, path, category, public: true, _status: status },
      draft: status === 'draft',
    })
  ).id

/** Where the link of a text leads visitors, in a language. */
const leadsTo = (relationTo: string, id: string, locale: Locale = 'nl') =>
  forOneRequest(async () => {
    const hrefOf = await findTextLinks(locale, null, textThatLinksTo(relationTo, id))
    return hrefOf({ relationTo, id })
  })

describe('a link in a text', () => {
  it('leads to pages, articles, properties and projects at their own addresses', async () => {
    const { payload } = site
    const project = await payload.create({
      collection: 'projects',
      data: { title: 'Hof', goal: 'sale', city: place.city, ...shown },
    })
    const home = { title: 'Loft', goal: 'sale', status: 'active', marquee: 'none' } as const
    const data = { ...home, ...place, ...shown }
    const property = await payload.create({ collection: 'properties', data })
    const page = await payload.create({
      collection: 'pages',
      data: { title: 'Over ons', path: 'over-ons', kind: 'content', ...shown },
    })
    expect(await leadsTo('pages', page.id)).toBe('/nl/over-ons/')
    expect(await leadsTo('articles', await article('tips'))).toBe('/nl/nieuws/tips/')
    expect(await leadsTo('properties', property.id)).toBe(
      `/nl/te-koop/gent/huis/${property.reference}/`,
    )
    expect(await leadsTo('projects', project.id)).toBe(
      `/nl/projecten/gent/hof/${project.reference}/`,
    )
  })

  it('leads nowhere while its document is not shown, or not in this language', async () => {
    expect(await leadsTo('articles', await article('concept', 'draft'))).toBeUndefined()
    expect(await leadsTo('articles', await article('alleen-nl'), 'fr')).toBeUndefined()
    expect(await leadsTo('projects', category)).toBeUndefined()
  })
})
