'use client'

import { useId, useState, type KeyboardEvent } from 'react'

import { answerKey, type Choice } from '@/domain/studio/choices'

type Props = {
  name: string
  choices: readonly Choice[]
  value: string | null | undefined
  isRequired: boolean
  isWrong: boolean
  isLocked: boolean
  onChoose: (value: string | null) => void
}

/** Returns whether a key types a character and is no command. */
const isCharacter = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && !altKey && !ctrlKey && !metaKey

/**
 * Shows options as a group of radio buttons. The arrow keys and the first letters of an option
 * select it, Space selects the focused one, Delete selects none.
 */
export function ButtonGroup({
  name,
  choices,
  value,
  isRequired,
  isWrong,
  isLocked,
  onChoose,
}: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')

  const handleKey = (event: KeyboardEvent) => {
    if (isLocked) return
    // Enter at a radio button would submit the form.
    if (event.key === 'Enter') event.preventDefault()
    if (!isRequired && (event.key === 'Delete' || event.key === 'Backspace')) onChoose(null)
    if (!isCharacter(event) || (event.key === ' ' && typed === '')) return setTyped('')
    event.preventDefault()
    const match = answerKey(choices, typed, event.key)
    setTyped(match.typed)
    if (match.value === undefined) return
    onChoose(match.value)
    document.getElementById(`${id}-${match.value}`)?.focus()
  }

  return (
    <div
      role="radiogroup"
      aria-label={name}
      aria-required={isRequired}
      aria-invalid={isWrong}
      aria-disabled={isLocked}
      onKeyDown={handleKey}
    >
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            id={`${id}-${choice.value}`}
            name={id}
            value={choice.value}
            checked={value === choice.value}
            disabled={isLocked}
            onChange={() => onChoose(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  )
}
