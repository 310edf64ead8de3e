import { useEffect, type RefObject } from 'react'

import type { PanelEvent } from '@/domain/search/panel'
import { placeAfter, type Place } from '@/domain/search/steps'

type Dispatch = (event: PanelEvent) => void
type Parts = { input: HTMLInputElement; panel: RefObject<HTMLElement | null>; dispatch: Dispatch }

/** The links and buttons of each row of the panel, rows without any left out. */
const rowsIn = (panel: HTMLElement | null): HTMLElement[][] =>
  [...(panel?.querySelectorAll('[data-row]') ?? [])].map((row) => [...row.querySelectorAll<HTMLElement>('a[href], button')]).filter((links) => links.length > 0)

function placeOf(focused: Element | null, rows: HTMLElement[][]): Place {
  const row = rows.findIndex((links) => links.some((link) => link === focused))
  return row < 0 ? 'box' : { row, link: rows[row]?.findIndex((link) => link === focused) ?? 0 }
}

function move(event: KeyboardEvent, { input, panel }: Parts): void {
  const rows = rowsIn(panel.current)
  const to = placeAfter(
    event.key,
    placeOf(document.activeElement, rows),
    rows.map((links) => links.length),
  )
  if (to === undefined) return
  event.preventDefault()
  const link = to === 'box' ? input : rows[to.row]?.[to.link]
  link?.focus()
}

function onKey(event: KeyboardEvent, parts: Parts): void {
  const { input, panel, dispatch } = parts
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (event.key === 'Escape' && panel.current) {
    // A search box would be emptied by it.
    event.preventDefault()
    dispatch({ type: 'close' })
    input.focus()
  } else if (event.key === 'ArrowDown' && !panel.current) {
    event.preventDefault()
    dispatch({ type: 'open' })
  } else if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End') move(event, parts)
}

/** What the visitor does in the box and around it, told to the panel. */
export function useBox({ input, panel, dispatch }: Parts): void {
  useEffect(() => {
    const parts = { input, panel, dispatch }
    const stop = new AbortController()
    const isInside = (target: EventTarget | null) => target === input || (target instanceof Node && panel.current?.contains(target) === true)
    const hear = <Name extends keyof HTMLElementEventMap>(part: HTMLElement, name: Name, answer: (event: HTMLElementEventMap[Name]) => void) =>
      part.addEventListener(name, answer, { signal: stop.signal })
    const box = input.closest<HTMLElement>('.search-field') ?? input
    // Focus comes back to the box after Escape on a link of the panel, and must not open it again: a press or a key does.
    hear(input, 'focus', ({ relatedTarget }) => !(relatedTarget instanceof Node && box.contains(relatedTarget)) && dispatch({ type: 'open' }))
    hear(input, 'click', () => dispatch({ type: 'open' }))
    hear(input, 'input', () => dispatch({ type: 'type', text: input.value }))
    hear(box, 'keydown', (event) => onKey(event, parts))
    hear(box, 'focusout', ({ relatedTarget }) => !isInside(relatedTarget) && dispatch({ type: 'close' }))
    document.addEventListener('pointerdown', ({ target }) => !isInside(target) && dispatch({ type: 'close' }), { signal: stop.signal })
    return () => stop.abort()
  }, [input, panel, dispatch])
}
