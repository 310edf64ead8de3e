import { Cross } from './Cross'
import { Section } from './Section'
import type { PanelWords } from './types'

type Props = { texts: readonly string[]; words: PanelWords; onChoose: (text: string) => void; onForget: (text?: string) => void }

/** What was searched for on this device, to be searched for again or forgotten. */
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
          <button type="button" className="search-drop" aria-label={words.forgetOne.replace('#', text)} onClick={() => onForget(text)}>
            <Cross />
          </button>
        </li>
      ))}
    </Section>
  )
}
