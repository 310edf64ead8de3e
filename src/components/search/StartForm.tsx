import { Icon } from '@/components/icon/Icon'
import { SearchBox } from '@/components/islands'
import { LONGEST_TEXT } from '@/domain/search/panel'
import type { Goal } from '@/domain/vocabulary'

import type { SearchSetting } from './types'

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

/** Without a box there is nothing to send: the buttons are links. */
function Ways({ buttons }: { buttons: Button[] }) {
  const ways = buttons.filter(({ href }) => href)
  if (ways.length === 0) return null
  return (
    <p className="mt-7 flex flex-wrap gap-3">
      {ways.map((button) => (
        <a key={button.goal} href={button.href} className={`button min-h-12 ${looks[button.goal]}`}>
          <Label {...button} />
        </a>
      ))}
    </p>
  )
}

/** The box with its buttons, each of which sends it. */
export function StartForm({ id, action, words, hasBox, buttons, setting }: Props) {
  if (!hasBox) return <Ways buttons={buttons} />
  // The first button of a form is the one that Enter presses: it sends the text without deciding for sale or rent.
  const field = (
    <>
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <input
        {...{ id, name: 'q', type: 'search', placeholder: words.placeholder, maxLength: LONGEST_TEXT, className: 'search-input' }}
        {...{ autoComplete: 'off', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false, enterKeyHint: 'search', dir: 'auto' }}
      />
      <button aria-label={words.submit} tabIndex={-1} className="search-submit">
        <Icon name="search" size={20} />
      </button>
    </>
  )
  const sending = buttons.map((button) => (
    <button key={button.goal} name="goal" value={button.goal} className={`button min-h-13 justify-center ${looks[button.goal]}`}>
      <Label {...button} />
    </button>
  ))
  return <SearchBox action={action} label={words.label} setting={setting} field={field} buttons={sending} />
}
