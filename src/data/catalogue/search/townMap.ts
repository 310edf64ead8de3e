import { countOffered } from '@/domain/catalogue/lists/offered'
import type { Goal } from '@/domain/catalogue/vocabulary'
import type { Point } from '@/domain/lib/geo'
import { compareIn } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'

import { cachedQuery } from '@/data/core/cache'
import { listTag } from '@/data/core/cacheTags'
import { getListingIndex } from './listingIndex'
import { findListBases, listHrefs } from './listUrls'
import { languageBit } from './searchRowSql'
import { coordinatesOf, nameIn } from './vocabulary'

export type TownOnMap = { name: string; zip: string; count: number; href: string; at?: Point }

/** Finds the towns with listings on offer of a goal, the one with the most first. */
export const findTownsOnMap = cachedQuery(
  'townsOnMap',
  (goal: Goal) => [listTag('properties', goal), 'cities', 'pages'],
  async (goal: Goal, locale: Locale): Promise<TownOnMap[]> => {
    const [{ columns, cities }, bases] = await Promise.all([
      getListingIndex(),
      findListBases(locale),
    ])
    const offered = countOffered(columns, languageBit(locale))[goal].cities
    const compare = compareIn(locale)
    return [...cities.values()]
      .flatMap((city) => {
        const column = columns.cities.find(city.doc.id)
        const count = column === undefined ? 0 : (offered[column] ?? 0)
        const { zip } = city.doc
        const name = nameIn(city, locale)
        const href = listHrefs(bases, { towns: [{ name, zip }] })[goal]
        if (count === 0 || href === '') return []
        const place = coordinatesOf(city)
        const at = place && { lat: place.latitude, lng: place.longitude }
        return [{ name, zip, count, href, ...(at && { at }) }]
      })
      .sort((a, b) => b.count - a.count || compare(a.name, b.name))
  },
)
