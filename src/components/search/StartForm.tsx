import { Icon } from '@/components/icon/Icon'
import { island } from '@/components/island/island'
import { MAX_TEXT_LENGTH } from '@/domain/catalogue/search/panel'

import { GoalSwitch, type GoalChoice } from './GoalSwitch'
import type { start } from './search.island'
import type { SearchSetting } from './types'

const SearchIsland = island<typeof start>('search', { wake: 'touch', holdsPresses: true })

type Props = {
  id: string
  action: string
  words: { label: string; placeholder: string; submit: string; goal: string; often: string }
  hasBox: boolean
  choices: GoalChoice[]
  /** Searches that staff name below the form, each with its page of results. */
  popular: readonly { text: string; href: string }[]
  setting: SearchSetting
}

/** The lists as plain links, for a search without an input. */
function ListLinks({ choices }: Pick<Props, 'choices'>) {
  const links = choices.filter(({ href }) => href)
  if (links.length === 0) return null
  return (
    <p className="mt-7 flex flex-wrap gap-3">
      {links.map(({ goal, href, label, show }) => (
        <a
          key={goal}
          href={href}
          className="button min-h-12 hover:bg-ink hover:text-paper"
          aria-label={`${label}: ${show}`}
        >
          {label}
        </a>
      ))}
    </p>
  )
}

const SearchField = ({ id, words }: Pick<Props, 'id' | 'words'>) => (
  <div className="search-field">
    <label htmlFor={id} className="sr-only">
      {words.label}
    </label>
    <Icon name="map_pin" size={20} className="search-pin" />
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
  </div>
)

/**
 * One button for both goals: it shows the words of the one that is chosen, and promises no number of homes while there
 * is a text, whose answer is another.
 */
const ShowButton = ({ words, choices }: Pick<Props, 'words' | 'choices'>) => (
  <button className="button button-solid search-show">
    {choices.map(({ goal, show }) => (
      <span key={goal} data-goal={goal}>
        {show}
      </span>
    ))}
    <span data-goal={choices.length > 0 ? 'any' : undefined}>{words.submit}</span>
  </button>
)

const Popular = ({ words, popular }: Pick<Props, 'words' | 'popular'>) => (
  <ul className="search-often" aria-label={words.often}>
    <li aria-hidden className="text-soft">
      {words.often}
    </li>
    {popular.map(({ text, href }) => (
      <li key={href}>
        <a href={href}>{text}</a>
      </li>
    ))}
  </ul>
)

/**
 * The search in one row: input, goal, button. It works without scripts; the island adds the panel.
 */
export function StartForm({ id, action, words, hasBox, choices, popular, setting }: Props) {
  if (!hasBox) return <ListLinks choices={choices} />
  return (
    <SearchIsland props={setting} className="search-start">
      <form role="search" aria-label={words.label} action={action} className="search">
        <SearchField id={id} words={words} />
        {choices.length > 0 && <GoalSwitch id={id} label={words.goal} choices={choices} />}
        <ShowButton words={words} choices={choices} />
      </form>
      {popular.length > 0 && <Popular words={words} popular={popular} />}
    </SearchIsland>
  )
}
