import { childrenOf, isYes, textAt, type Element } from './element'
import type { FeedFact } from './facts'
import type { FeedRecord } from './listing'
import type { Words } from './words'

/**
 * The numbers of the details that every account of Whise has, as websites that read it name them.
 * The list of an account can hold more: they are named in the report, and staff map them.
 */
const detailNumbers: Record<string, FeedFact> = {
  14: 'constructionYear',
  15: 'floors',
  55: 'toilets',
  301: 'chargesRenter',
  322: 'pool',
  372: 'lift',
  585: 'renovationYear',
  713: 'frontWidth',
  718: 'plotDepth',
  1733: 'cadastralIncome',
  1760: 'gas',
  1772: 'water',
  1849: 'latitude',
  1850: 'longitude',
  2090: 'co2Emission',
}

const flags: ReadonlySet<FeedFact> = new Set(['pool', 'lift', 'gas', 'water'])

/** What the details of an estate say; a detail that is not known is left with its label. */
export function detailFacts(element: Element, words: Words): FeedRecord['facts'] {
  const facts: FeedRecord['facts'] = {}
  for (const detail of childrenOf(element, 'details')) {
    const number = textAt(detail, 'id') || textAt(detail, 'detailId')
    const label = textAt(detail, 'label')
    const value = textAt(detail, 'value')
    const fact = detailNumbers[number]
    if (!fact) words.leave(`details/${number} ${label}`.trim(), value === '0' ? '' : value)
    else facts[fact] = flags.has(fact) ? isYes(value) : value
  }
  return facts
}
