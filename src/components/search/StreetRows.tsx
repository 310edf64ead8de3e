import type { StreetSuggestion } from '@/domain/catalogue/search/answers'

import { Section } from './Section'
import type { PanelWords } from './types'

/** Streets whose names begin as what was typed: each leads to the homes near it. */
export function StreetRows({ streets, words }: { streets: StreetSuggestion[]; words: PanelWords }) {
  if (streets.length === 0) return null
  return (
    <Section title={words.streets}>
      {streets.map(({ street, town, href }) => (
        <li key={href} data-row="">
          <a href={href} rel="nofollow" className="search-row search-street">
            <span className="search-name">
              {street}, <small>{town}</small>
            </span>
            <span className="search-count">{words.nearby}</span>
          </a>
        </li>
      ))}
    </Section>
  )
}
