import type { z } from 'zod'

import { cutAtWord } from '@/domain/site/description'

import { pages } from '../data'
import type { page as pageShape } from '../shapes'
import { inEveryLanguage, inAllLanguages } from '../text'
import {
  forEachConcurrent,
  createOnce,
  inOneTransaction,
  type Data,
  type SeedContext,
} from './createOnce'

type Page = z.infer<typeof pageShape>

const MAX_DESCRIPTION = 152

function dataOf({ refs }: SeedContext, page: Page): Data {
  const { heading, intro, content, image, banner, goal, types, thanksFor } = page
  return {
    title: page.title,
    path: page.path,
    kind: page.kind,
    sort: page.sort,
    public: inEveryLanguage,
    heading,
    intro,
    ...(page.parent && { parent: refs.get('page', page.parent) }),
    ...(thanksFor && { thanksFor }),
    ...(content && { content }),
    ...(image && { image: refs.get('media', image) }),
    ...(banner && { banner: { ...banner, images: refs.all('media', banner.images) } }),
    ...(goal && { list: { goal, types: refs.all('type', types) } }),
    meta: {
      description: inAllLanguages((locale) => cutAtWord(intro[locale].join(' '), MAX_DESCRIPTION)),
    },
    _status: 'published',
  }
}

async function load(seeding: SeedContext, page: Page): Promise<void> {
  const parent = page.parent
    ? { parent: { equals: seeding.refs.get('page', page.parent) } }
    : { parent: { exists: false } }
  const key = { and: [{ path: { equals: page.path.nl } }, parent] }
  seeding.refs.set(
    'page',
    page.key,
    await createOnce(seeding, { collection: 'pages', key, data: dataOf(seeding, page) }),
  )
}

/** Loads parent pages before their children; modules follow, because modules refer to pages. */
export async function loadPages(seeding: SeedContext): Promise<void> {
  await forEachConcurrent(
    pages.filter(({ parent }) => !parent),
    (page) => load(seeding, page),
  )
  await forEachConcurrent(
    pages.filter(({ parent }) => parent),
    (page) => load(seeding, page),
  )
}

/** Adds the modules of a page when it has none. */
export const placeModules = ({ payload, refs }: SeedContext): Promise<void> =>
  forEachConcurrent(pages, async ({ key, modules = [] }) => {
    if (modules.length === 0) return
    // The seed has no user.
    const query = {
      collection: 'pages',
      id: refs.get('page', key),
      depth: 0,
      overrideAccess: true,
    } as const
    const { modules: existing } = await payload.findByID({ ...query, select: { modules: true } })
    if (existing?.length) return
    await inOneTransaction(payload, (req) =>
      payload.update({
        ...query,
        req,
        data: { modules: refs.all('module', modules), _status: 'published' },
      }),
    )
  })
