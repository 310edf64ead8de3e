import type { z } from 'zod'

import { cutAtWord } from '@/domain/description'

import { pages } from '../data'
import type { page as pageShape } from '../shapes'
import { everywhere, inAllLanguages } from '../text'
import { each, once, together, type Data, type Seeding } from './once'

type Page = z.infer<typeof pageShape>

const DESCRIPTION_LIMIT = 152

function dataOf({ refs }: Seeding, page: Page): Data {
  const { heading, intro, content, image, banner, goal, types, thanksFor } = page
  return {
    ...{ title: page.title, path: page.path, kind: page.kind, sort: page.sort, public: everywhere, heading, intro },
    ...(page.parent && { parent: refs.get('page', page.parent) }),
    ...(thanksFor && { thanksFor }),
    ...(content && { content }),
    ...(image && { image: refs.get('media', image) }),
    ...(banner && { banner: { ...banner, images: refs.all('media', banner.images) } }),
    ...(goal && { list: { goal, types: refs.all('type', types) } }),
    meta: { description: inAllLanguages((locale) => cutAtWord(intro[locale].join(' '), DESCRIPTION_LIMIT)) },
    _status: 'published',
  }
}

async function load(seeding: Seeding, page: Page): Promise<void> {
  const parent = page.parent ? { parent: { equals: seeding.refs.get('page', page.parent) } } : { parent: { exists: false } }
  const key = { and: [{ path: { equals: page.path.nl } }, parent] }
  seeding.refs.set('page', page.key, await once(seeding, { collection: 'pages', key, data: dataOf(seeding, page) }))
}

/** Pages above before the pages below them; their modules follow, because modules point to pages in turn. */
export async function loadPages(seeding: Seeding): Promise<void> {
  await each(
    pages.filter(({ parent }) => !parent),
    (page) => load(seeding, page),
  )
  await each(
    pages.filter(({ parent }) => parent),
    (page) => load(seeding, page),
  )
}

/** Gives a page its modules when it has none yet. */
export const placeModules = ({ payload, refs }: Seeding): Promise<void> =>
  each(pages, async ({ key, modules = [] }) => {
    if (modules.length === 0) return
    // As everywhere in the seed: nobody is logged in yet.
    const query = { collection: 'pages', id: refs.get('page', key), depth: 0, overrideAccess: true } as const
    const { modules: placed } = await payload.findByID({ ...query, select: { modules: true } })
    if (placed?.length) return
    await together(payload, (req) => payload.update({ ...query, req, data: { modules: refs.all('module', modules), _status: 'published' } }))
  })
