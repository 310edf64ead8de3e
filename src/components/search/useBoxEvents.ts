import { useLayoutEffect, type RefObject } from 'react'

import type { PanelEvent } from '@/domain/catalogue/search/panel'
import { focusAfter, type FocusPlace } from '@/domain/catalogue/search/panelFocus'

type Dispatch = (event: PanelEvent) => void
type Elements = {
  input: HTMLInputElement
  panel: RefObject<HTMLElement | null>
  dispatch: Dispatch
}

/** Returns the links and buttons of each row of the panel; rows without any are left out. */
const rowsIn = (panel: HTMLElement | null): HTMLElement[][] =>
  [...(panel?.querySelectorAll('[data-row]') ?? [])]
    .map((row) => [...row.querySelectorAll<HTMLElement>('a[href], button')])
    .filter((links) => links.length > 0)

function focusPlace(focused: Element | null, rows: HTMLElement[][]): FocusPlace {
  const row = rows.findIndex((links) => links.some((link) => link === focused))
  return row < 0 ? 'box' : { row, link: rows[row]?.findIndex((link) => link === focused) ?? 0 }
}

function moveFocus(event: KeyboardEvent, { input, panel }: Elements): void {
  const rows = rowsIn(panel.current)
  const next = focusAfter(
    event.key,
    focusPlace(document.activeElement, rows),
    rows.map((links) => links.length),
  )
  if (next === undefined) return
  event.preventDefault()
  const link = next === 'box' ? input : rows[next.row]?.[next.link]
  link?.focus()
}

function onKey(event: KeyboardEvent, elements: Elements): void {
  const { input, panel, dispatch } = elements
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (event.key === 'Escape' && panel.current) {
    // By default Escape empties a search input.
    event.preventDefault()
    dispatch({ type: 'close' })
    input.focus()
  } else if (event.key === 'ArrowDown' && !panel.current) {
    event.preventDefault()
    dispatch({ type: 'open' })
  } else if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End')
    moveFocus(event, elements)
}

/**
 * Sends the keyboard, focus and pointer events of the input and the panel to the state of the
 * panel.
 */
export function useBoxEvents({ input, panel, dispatch }: Elements): void {
  // Before the panel is painted: a key that is pressed as soon as it is seen would be lost.
  useLayoutEffect(() => {
    const elements = { input, panel, dispatch }
    const controller = new AbortController()
    const isInside = (target: EventTarget | null) =>
      target === input || (target instanceof Node && panel.current?.contains(target) === true)
    const listen = <Name extends keyof HTMLElementEventMap>(
      part: HTMLElement,
      name: Name,
      handler: (event: HTMLElementEventMap[Name]) => void,
    ) => part.addEventListener(name, handler, { signal: controller.signal })
    const box = input.closest<HTMLElement>('.search-field') ?? input
    // After Escape on a link of the panel the focus returns to the input without opening the panel
    // again; a click or a key opens it.
    listen(
      input,
      'focus',
      ({ relatedTarget }) =>
        !(relatedTarget instanceof Node && box.contains(relatedTarget)) &&
        dispatch({ type: 'open' }),
    )
    listen(input, 'click', () => dispatch({ type: 'open' }))
    listen(input, 'input', () => dispatch({ type: 'type', text: input.value }))
    listen(box, 'keydown', (event) => onKey(event, elements))
    listen(
      box,
      'focusout',
      ({ relatedTarget }) => !isInside(relatedTarget) && dispatch({ type: 'close' }),
    )
    document.addEventListener(
      'pointerdown',
      ({ target }) => !isInside(target) && dispatch({ type: 'close' }),
      { signal: controller.signal },
    )
    return () => controller.abort()
  }, [input, panel, dispatch])
}
