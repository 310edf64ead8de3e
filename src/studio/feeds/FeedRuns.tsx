import type { UIFieldServerProps } from 'payload'

import { factNames } from '@/domain/feeds/facts'
import { legalStatements } from '@/domain/legal/required'
import { optionName, factName } from '@/i18n/translate'

import '../studio.css'
import './feeds.css'
import { localeOf, saysIn } from '../words'
import { FeedPanel } from './FeedPanel'
import words from './words.json'

const isNamed = (fact: string): fact is Parameters<typeof factName>[1] =>
  Boolean((factName as (locale: string, fact: string) => string | undefined)('nl', fact))
const isOwn = (key: string): key is keyof typeof words & string => key in words

/** The panel of a feed; until it is saved there is nothing to read into. */
export function FeedRuns({ data, i18n, id }: UIFieldServerProps & { id?: string | number }) {
  const [locale, says] = [localeOf(i18n.language), saysIn(words, i18n.language)]
  const feed = id ?? (data as { id?: string }).id
  if (feed === undefined) return <p className="hestia-lead">{says('saveFirst')}</p>
  const facts = [...factNames, 'key', 'type', 'mainType', 'city', 'title', 'description', 'pictures', 'plans'].map((fact) => {
    const own = `fact_${fact}`
    return [fact, isOwn(own) ? says(own) : isNamed(fact) ? factName(locale, fact) : fact]
  })
  const statements = legalStatements.map((statement) => [statement, optionName(locale, 'legalStatement', statement)])
  return <FeedPanel feed={String(feed)} names={Object.fromEntries([...facts, ...statements])} />
}
