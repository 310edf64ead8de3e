import type { DataFromGlobalSlug, GlobalSlug } from 'payload'

import type { Locale } from '@/i18n/locales'

import { cachedQuery } from './cache'
import { asPublic, payload } from './payload'

/**
 * Makes the query of a global: as visitors may read it, in one language, cached until staff change it.
 * With a depth of 1 the documents it refers to are loaded too.
 */
export const cachedGlobal = <Slug extends GlobalSlug>(slug: Slug, { depth = 0 } = {}) =>
  cachedQuery(slug, [slug], async (locale: Locale): Promise<DataFromGlobalSlug<Slug>> =>
    (await payload()).findGlobal({ slug, ...asPublic(locale), depth }),
  )
