import type { SearchAnswer } from '@/domain/catalogue/search/answers'
import { fill } from '@/i18n/fill'

import { Section } from './Section'
import type { PanelWords } from './types'

type Props = {
  properties: SearchAnswer['properties']
  nearestTo: string | undefined
  words: PanelWords
}

export function PropertyRows({ properties, nearestTo, words }: Props) {
  if (properties.length === 0) return null
  return (
    <Section
      title={nearestTo === undefined ? words.properties : fill(words.nearest, { town: nearestTo })}
    >
      {properties.map(({ reference, href, text, state, picture }) => (
        <li key={reference} data-row="">
          <a href={href} className="search-property">
            <span className="search-picture">
              {picture && (
                <img
                  src={picture.src}
                  width={picture.width}
                  height={picture.height}
                  alt=""
                  decoding="async"
                />
              )}
            </span>
            <span>
              {text}
              <small>
                {[fill(words.reference, { reference: String(reference) }), state, picture?.label]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
          </a>
        </li>
      ))}
    </Section>
  )
}
