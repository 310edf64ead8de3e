import type { SearchAnswer } from '@/domain/catalogue/search/answers'
import { demandHref } from '@/domain/catalogue/search/demandHref'
import { fill } from '@/i18n/fill'

import { Cross } from './Cross'
import type { SearchSetting } from './types'

type Props = { answer: SearchAnswer; setting: SearchSetting; onRetype: (text: string) => void }
type ListLink = NonNullable<SearchAnswer['understood']>['ways']

function ListLinks({ ways, setting }: { ways: ListLink; setting: SearchSetting }) {
  const { words, locale, register } = setting
  const [first] = ways
  return (
    <p data-row="" className="search-ways">
      {ways.map(({ goal, href, count }) => {
        const text = fill(words.show[goal], { count }, locale)
        return count > 0 ? (
          <a key={goal} href={href} className="search-way">
            {text}
          </a>
        ) : (
          <span key={goal} className="search-way">
            {text}
          </span>
        )
      })}
      {register && first && (
        <a href={demandHref(register, first.goal, first.href)} className="search-wish">
          {words.register}
        </a>
      )}
    </p>
  )
}

/**
 * How the text was understood: its parts, each with a button that removes it, links to the lists,
 * and the words that were not understood.
 */
export function Understood({ answer, setting, onRetype }: Props) {
  const { understood, didYouMean } = answer
  const { words } = setting
  // What is on the way to the name of a street is understood so far.
  const unknown = answer.streets ? [] : answer.unknown
  const isUnderstood = understood !== undefined && understood.chips.length > 0
  if (!isUnderstood && unknown.length === 0) return null
  return (
    <div className="search-understood">
      {isUnderstood && (
        <div data-row="" className="search-chips" role="group" aria-label={words.understood}>
          {understood.chips.map(({ label, without }) => (
            <button
              key={label}
              type="button"
              className="search-chip"
              onClick={() => onRetype(without)}
            >
              <span className="sr-only">{words.remove} </span>
              {label}
              <Cross />
            </button>
          ))}
        </div>
      )}
      {unknown.length > 0 && (
        <p className="search-unknown">{fill(words.unknown, { words: unknown.join(', ') })}</p>
      )}
      {didYouMean !== undefined && (
        <p data-row="" className="search-meant">
          <button type="button" className="search-chip" onClick={() => onRetype(didYouMean)}>
            {fill(words.didYouMean, { text: didYouMean })}
          </button>
        </p>
      )}
      {understood && <ListLinks ways={understood.ways} setting={setting} />}
    </div>
  )
}
