import { Icon } from '@/components/icon/Icon'
import { island } from '@/components/island/island'
import { MAX_TEXT_LENGTH } from '@/domain/catalogue/search/panel'
import type { Goal } from '@/domain/catalogue/vocabulary'

import type { start } from './search.island'
import type { SearchSetting } from './types'

const SearchIsland = island<typeof start>('search', { wake: 'touch', holdsPresses: true })

type Button = { goal: Goal; href: string | undefined; label: string; count?: string }

type Props = {
  id: string
  action: string
  words: { label: string; placeholder: string; submit: string }
  hasBox: boolean
  buttons: Button[]
  setting: SearchSetting
}

const looks = { sale: 'button-solid', rent: 'hover:bg-ink hover:text-paper' }

function Label({ label, count }: Button) {
  return (
    <>
      {label}
      {count && <small className="font-medium opacity-85">{count}</small>}
    </>
  )
}

/** The buttons as plain links, for a search without an input. */
function ListLinks({ buttons }: { buttons: Button[] }) {
  const links = buttons.filter(({ href }) => href)
  if (links.length === 0) return null
  return (
    <p className="mt-7 flex flex-wrap gap-3">
      {links.map((button) => (
        <a key={button.goal} href={button.href} className={`button min-h-12 ${looks[button.goal]}`}>
          <Label {...button} />
        </a>
      ))}
    </p>
  )
}

/** The input with a button that submits its text without a goal: Enter presses the first one. */
const SearchField = ({ id, words }: Pick<Props, 'id' | 'words'>) => (
  <div className="search-field">
    <label htmlFor={id} className="sr-only">
      {words.label}
    </label>
    <input
      id={id}
      name="q"
      type="search"
      placeholder={words.placeholder}
      maxLength={MAX_TEXT_LENGTH}
      className="search-input"
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
      dir="auto"
    />
    <button aria-label={words.submit} tabIndex={-1} className="search-submit">
      <Icon name="search" size={20} />
    </button>
  </div>
)

/**
 * The search input with its buttons, each of which submits it. It works without scripts; the island
 * adds the panel.
 */
export function StartForm({ id, action, words, hasBox, buttons, setting }: Props) {
  if (!hasBox) return <ListLinks buttons={buttons} />
  return (
    <SearchIsland props={setting} className="search-start">
      <form role="search" aria-label={words.label} action={action} className="search">
        <SearchField id={id} words={words} />
        {buttons.map((button) => (
          <button
            key={button.goal}
            name="goal"
            value={button.goal}
            className={`button min-h-13 justify-center ${looks[button.goal]}`}
          >
            <Label {...button} />
          </button>
        ))}
      </form>
    </SearchIsland>
  )
}
