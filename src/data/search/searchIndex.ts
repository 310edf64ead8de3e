import { countOffered } from '@/domain/listings/offered'
import type { SearchIndex } from '@/domain/search/answers'
import { fold } from '@/domain/search/words'
import { goals, type Goal } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'

import { remembered } from '../cache'
import { listOf } from '../changes/tags'
import { languageBit } from './keep'
import { listings } from './shelf'
import { compareIn, nameIn } from './vocabulary'
import { findListBases, waysTo } from './ways'

const goalLists = goals.map((goal) => listOf('properties', goal))

/** Every type, and the towns in which something is offered: what the browser searches without asking again. */
async function makeIndex(locale: Locale): Promise<SearchIndex> {
  const [{ columns, cities, types }, bases] = await Promise.all([listings(), findListBases(locale)])
  const offered = countOffered(columns, languageBit(locale))
  const counted = (of: 'cities' | 'types', at: number | undefined): Record<Goal, number> => {
    const count = (goal: Goal) => (at === undefined ? 0 : (offered[goal][of][at] ?? 0))
    return { sale: count('sale'), rent: count('rent') }
  }
  const compare = compareIn(locale)
  return {
    types: [...types.values()].map((type) => {
      const { webId } = type.doc
      return { webId, name: nameIn(type, locale), counts: counted('types', columns.types.find(webId)), hrefs: waysTo(bases, { types: [webId] }) }
    }),
    towns: [...cities.values()]
      .flatMap((city) => {
        const [counts, name] = [counted('cities', columns.cities.find(city.doc.id)), nameIn(city, locale)]
        if (counts.sale + counts.rent === 0) return []
        const { zip } = city.doc
        const words = [...new Set(Object.values(city.names).map(fold))].filter((word) => word !== fold(name))
        return [{ name, zip, words, counts, hrefs: waysTo(bases, { towns: [{ name, zip }] }) }]
      })
      .sort((a, b) => compare(a.name, b.name) || compare(a.zip, b.zip)),
  }
}

export const findSearchIndex = remembered('searchIndex', [...goalLists, 'property-types', 'cities', 'pages'], makeIndex)
