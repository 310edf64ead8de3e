import type { UIFieldServerProps } from 'payload'

import { factNames } from '@/domain/feeds/facts'
import { legalStatements } from '@/domain/legal/required'
import { optionName, factName } from '@/i18n/translate'
import { localeOf } from '@/i18n/locales'

import '../studio.css'
import './feeds.css'
import { translatorFor } from '../words'
import { FeedPanel } from './FeedPanel'
import words from './words.json'

const isNamed = (fact: string): fact is Parameters<typeof factName>[1] =>
  Boolean((factName as (locale: string, fact: string) => string | undefined)('nl', fact))
const hasText = (key: string): key is keyof typeof words & string => key in words

/** The panel of a feed, which is available once the feed is saved. */
export function FeedRuns({ data, i18n, id }: UIFieldServerProps & { id?: string | number }) {
  const locale = localeOf(i18n.language)
  const t = translatorFor(words, i18n.language)
  const feed = id ?? (data as { id?: string }).id
  if (feed === undefined) return <p className="hestia-lead">{t('saveFirst')}</p>
  const facts = [
    ...factNames,
    'key',
    'type',
    'feature',
    'mainType',
    'city',
    'title',
    'description',
    'pictures',
    'plans',
  ].map((fact) => {
    const key = `fact_${fact}`
    return [fact, hasText(key) ? t(key) : isNamed(fact) ? factName(locale, fact) : fact]
  })
  const statements = legalStatements.map((statement) => [
    statement,
    optionName(locale, 'legalStatement', statement),
  ])
  return <FeedPanel feed={String(feed)} names={Object.fromEntries([...facts, ...statements])} />
}
