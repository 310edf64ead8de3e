import { fill } from '@/i18n/fill'

import { Cross } from './Cross'
import { Section } from './Section'
import type { PanelWords } from './types'

type Props = {
  texts: readonly string[]
  words: PanelWords
  onChoose: (text: string) => void
  onForget: (text?: string) => void
}

/** The recent searches of this device, to repeat or delete. */
export function Recent({ texts, words, onChoose, onForget }: Props) {
  if (texts.length === 0) return null
  const forget = (
    <button type="button" className="search-forget" onClick={() => onForget()}>
      {words.forget}
    </button>
  )
  return (
    <Section title={words.recent} action={forget}>
      {texts.map((text) => (
        <li key={text} data-row="" className="search-row">
          <button type="button" className="search-again" onClick={() => onChoose(text)}>
            <bdi>{text}</bdi>
          </button>
          <button
            type="button"
            className="search-drop"
            aria-label={fill(words.forgetOne, { text })}
            onClick={() => onForget(text)}
          >
            <Cross />
          </button>
        </li>
      ))}
    </Section>
  )
}
