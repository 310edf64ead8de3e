import type { SearchIndex } from '@/domain/catalogue/search/answers'
import type { Goal } from '@/domain/catalogue/vocabulary'
import { fill } from '@/i18n/fill'

import { Section } from './Section'
import type { SearchSetting } from './types'

type CountedEntry = Pick<SearchIndex['types'][number], 'counts' | 'hrefs'>

/** Links to the list of a goal, when it has listings. */
function CountLink({
  entry,
  goal,
  about,
  setting,
}: {
  entry: CountedEntry
  goal: Goal
  about: string
  setting: SearchSetting
}) {
  const { showsCounts, locale, words } = setting
  const count = entry.counts[goal]
  const text = showsCounts ? fill(words.counts[goal], { count }, locale) : words.goals[goal]
  const label = (
    <>
      <span className="sr-only">{about}: </span>
      {text}
    </>
  )
  const href = entry.hrefs[goal]
  return count > 0 && href !== '' ? (
    <a href={href} className="search-count">
      {label}
    </a>
  ) : (
    <span className="search-count">{label}</span>
  )
}

function Counts({
  entry,
  about,
  setting,
}: {
  entry: CountedEntry
  about: string
  setting: SearchSetting
}) {
  return (
    <span className="search-counts">
      <CountLink entry={entry} goal="sale" about={about} setting={setting} />
      <CountLink entry={entry} goal="rent" about={about} setting={setting} />
    </span>
  )
}

export function TypeRows({
  types,
  setting,
  isWhole,
}: {
  types: SearchIndex['types']
  setting: SearchSetting
  isWhole: boolean
}) {
  if (types.length === 0) return null
  return (
    <Section title={setting.words.types}>
      {types.map((type) => (
        <li key={type.webId} data-row="" className="search-row" data-large={isWhole || undefined}>
          <span className="search-name">{type.name}</span>
          <Counts entry={type} about={type.name} setting={setting} />
        </li>
      ))}
    </Section>
  )
}

export function TownRows({
  towns,
  setting,
}: {
  towns: SearchIndex['towns']
  setting: SearchSetting
}) {
  if (towns.length === 0) return null
  return (
    <Section title={setting.words.towns}>
      {towns.map((town) => (
        <li key={`${town.zip} ${town.name}`} data-row="" className="search-row">
          <span className="search-name">
            {town.name} <small>{town.zip}</small>
          </span>
          <Counts entry={town} about={town.name} setting={setting} />
        </li>
      ))}
    </Section>
  )
}
