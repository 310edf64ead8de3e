import type { SearchIndex } from '@/domain/search/answers'
import type { Goal } from '@/domain/vocabulary'

import { Section } from './Section'
import type { SearchSetting } from './types'

type Counted = Pick<SearchIndex['types'][number], 'counts' | 'hrefs'>

/** Leads to the list as long as there is something in it. */
function CountLink({ entry, goal, about, setting }: { entry: Counted; goal: Goal; about: string; setting: SearchSetting }) {
  const { showsCounts, numbers, words } = setting
  const count = entry.counts[goal]
  const text = showsCounts ? words.counts[goal].replace('#', count.toLocaleString(numbers)) : words.goals[goal]
  const named = (
    <>
      <span className="sr-only">{about}: </span>
      {text}
    </>
  )
  const href = entry.hrefs[goal]
  return count > 0 && href !== '' ? (
    <a href={href} className="search-count">
      {named}
    </a>
  ) : (
    <span className="search-count">{named}</span>
  )
}

function Counts({ entry, about, setting }: { entry: Counted; about: string; setting: SearchSetting }) {
  return (
    <span className="search-counts">
      <CountLink entry={entry} goal="sale" about={about} setting={setting} />
      <CountLink entry={entry} goal="rent" about={about} setting={setting} />
    </span>
  )
}

export function TypeRows({ types, setting, isWhole }: { types: SearchIndex['types']; setting: SearchSetting; isWhole: boolean }) {
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

export function TownRows({ towns, setting }: { towns: SearchIndex['towns']; setting: SearchSetting }) {
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
