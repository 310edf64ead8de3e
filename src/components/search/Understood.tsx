import type { SearchAnswer } from '@/domain/search/answers'
import { wishHref } from '@/domain/search/wish'

import { Cross } from './Cross'
import type { SearchSetting } from './types'

type Props = { answer: SearchAnswer; setting: SearchSetting; onRetype: (text: string) => void }
type Ways = NonNullable<SearchAnswer['understood']>['ways']

function WayLinks({ ways, setting }: { ways: Ways; setting: SearchSetting }) {
  const { words, numbers, register } = setting
  const [first] = ways
  return (
    <p data-row="" className="search-ways">
      {ways.map(({ goal, href, count }) => {
        const text = words.show[goal].replace('#', count.toLocaleString(numbers))
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
        <a href={wishHref(register, first.goal, first.href)} className="search-wish">
          {words.register}
        </a>
      )}
    </p>
  )
}

/** What the text was taken for, each part to be taken out again, with the way to the list; and what says nothing here. */
export function Understood({ answer: { understood, unknown }, setting, onRetype }: Props) {
  const { words } = setting
  const isUnderstood = understood !== undefined && understood.chips.length > 0
  if (!isUnderstood && unknown.length === 0) return null
  return (
    <div className="search-understood">
      {isUnderstood && (
        <div data-row="" className="search-chips" role="group" aria-label={words.understood}>
          {understood.chips.map(({ label, without }) => (
            <button key={label} type="button" className="search-chip" onClick={() => onRetype(without)}>
              <span className="sr-only">{words.remove} </span>
              {label}
              <Cross />
            </button>
          ))}
        </div>
      )}
      {unknown.length > 0 && <p className="search-unknown">{words.unknown.replace('#', unknown.join(', '))}</p>}
      {understood && <WayLinks ways={understood.ways} setting={setting} />}
    </div>
  )
}
