import { countOffered } from '@/domain/catalogue/lists/offered'
import type { SearchIndex } from '@/domain/catalogue/search/answers'
import { foldText } from '@/domain/catalogue/search/words'
import { goals, type Goal } from '@/domain/catalogue/vocabulary'
import { compareIn } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'

import { cachedQuery } from '@/data/core/cache'
import { listTag } from '@/data/core/cacheTags'
import { languageBit } from './searchRowSql'
import { getListingIndex } from './listingIndex'
import { nameIn } from './vocabulary'
import { findListBases, listHrefs } from './listUrls'

const listTags = goals.map((goal) => listTag('properties', goal))

/**
 * Makes the index that the browser searches itself: all types, and the towns with listings on
 * offer.
 */
async function makeSearchIndex(locale: Locale): Promise<SearchIndex> {
  const [{ columns, cities, types }, bases] = await Promise.all([
    getListingIndex(),
    findListBases(locale),
  ])
  const offered = countOffered(columns, languageBit(locale))
  const countsOf = (kind: 'cities' | 'types', at: number | undefined): Record<Goal, number> => {
    const count = (goal: Goal) => (at === undefined ? 0 : (offered[goal][kind][at] ?? 0))
    return { sale: count('sale'), rent: count('rent') }
  }
  const compare = compareIn(locale)
  return {
    types: [...types.values()].map((type) => {
      const { webId } = type.doc
      return {
        webId,
        name: nameIn(type, locale),
        counts: countsOf('types', columns.types.find(webId)),
        hrefs: listHrefs(bases, { types: [webId] }),
      }
    }),
    towns: [...cities.values()]
      .flatMap((city) => {
        const counts = countsOf('cities', columns.cities.find(city.doc.id))
        const name = nameIn(city, locale)
        if (counts.sale + counts.rent === 0) return []
        const { zip } = city.doc
        const words = [...new Set(Object.values(city.names).map(foldText))].filter(
          (word) => word !== foldText(name),
        )
        return [{ name, zip, words, counts, hrefs: listHrefs(bases, { towns: [{ name, zip }] }) }]
      })
      .sort((a, b) => compare(a.name, b.name) || compare(a.zip, b.zip)),
  }
}

export const findSearchIndex = cachedQuery(
  'searchIndex',
  [...listTags, 'property-types', 'cities', 'pages'],
  makeSearchIndex,
)
