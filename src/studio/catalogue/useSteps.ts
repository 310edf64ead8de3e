'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

import { goToField } from './goToField'

/** A line of the check: something that is still to be filled in, and where. */
export type Step = { name: string; field: string; isOpen: boolean }

type Props = {
  /** All steps in their order, also those that are done. */
  steps: readonly Step[]
  /** Whether it is known what the law asks here: the steps are then complete. */
  isKnown: boolean
  tabs: Record<string, number>
}

type At = Pick<Step, 'name' | 'field'>

/** The step after this one, or one before it that was passed over; each is visited once. */
function stepAfter(
  steps: readonly Step[],
  { name, field }: At,
  visited: ReadonlySet<string>,
): Step | undefined {
  const at = steps.findIndex((step) => step.name === name)
  const own = steps[at]
  // A statement of two parts, such as a certificate and its date.
  if (own?.isOpen && own.field !== field) return own
  return [...steps.slice(at + 1), ...steps.slice(0, Math.max(at, 0))].find(
    (step) => step.isOpen && !visited.has(step.name),
  )
}

const isCommand = (event: KeyboardEvent) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing

/** Milliseconds after the last letter at a group of buttons: the rest of the word is not for the next field. */
const PAUSE_MS = 700

/**
 * What a key does in the field of a step: it ends it, takes an answer of its list, or is a letter of
 * the answer at a group of buttons.
 */
function effectOf(event: KeyboardEvent, field: string): 'ends' | 'takes' | 'letter' | undefined {
  const { key, target } = event
  const isInField = target instanceof Element && target.closest(`#field-${CSS.escape(field)}`)
  if (!isInField || isCommand(event) || !(target instanceof HTMLInputElement)) return undefined
  if (key === 'Enter') return target.closest('.rs__control') ? 'takes' : 'ends'
  return target.type === 'radio' && key.length === 1 ? 'letter' : undefined
}

/**
 * Leads through the steps of the check: after a line was pressed, Enter goes on to the next one, and
 * so do letters that name a button, after a pause. After the last one, the cursor stands on the
 * button that publishes. Returns how to begin at a step.
 */
export function useSteps({ steps, isKnown, tabs }: Props): (step: At) => void {
  const at = useRef<At>(undefined)
  const visited = useRef(new Set<string>())
  /** An answer is being taken, or the law of the place is being asked for: then it goes on. */
  const waits = useRef(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  const goTo = (step: At) => {
    at.current = step
    visited.current.add(step.name)
    waits.current = false
    goToField(step.field, tabs[step.field])
  }
  const goOn = useEffectEvent(() => {
    if (!at.current) return
    const next = stepAfter(steps, at.current, visited.current)
    if (next) return goTo(next)
    waits.current = !isKnown
    if (waits.current) return
    at.current = undefined
    document.getElementById('action-save')?.focus()
  })
  const goOnWhenTaken = useEffectEvent(() => {
    const own = steps.find(({ name }) => name === at.current?.name)
    if (!own?.isOpen || own.field !== at.current?.field) goOn()
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const effect = at.current && effectOf(event, at.current.field)
    clearTimeout(pause.current)
    waits.current = effect === 'takes'
    if (effect === 'letter') pause.current = setTimeout(() => goOnWhenTaken(), PAUSE_MS)
    if (effect !== 'ends') return
    // Enter would save the form. In the next frame the form holds what was typed last.
    event.preventDefault()
    requestAnimationFrame(() => goOn())
  })

  useEffect(() => {
    const stop = () => {
      clearTimeout(pause.current)
      waits.current = false
    }
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener, true)
    document.addEventListener('pointerdown', stop, true)
    return () => {
      stop()
      document.removeEventListener('keydown', listener, true)
      document.removeEventListener('pointerdown', stop, true)
    }
  }, [])
  useEffect(() => {
    if (waits.current) goOnWhenTaken()
  })

  return (step) => {
    visited.current = new Set()
    goTo(step)
  }
}
