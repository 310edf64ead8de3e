import { useLayoutEffect, useRef, type RefObject } from 'react'

import { ASLEEP, PRESSED_EARLY } from './names'

type Holder = { [PRESSED_EARLY]?: HTMLElement | undefined }

/** A press on one of these parts that came too early, to be made now; it is handed out once. */
export function wake(parts: Iterable<Element>): HTMLElement | undefined {
  const holder = window as Window & Holder
  const pressed = holder[PRESSED_EARLY]
  let isOurs = false
  for (const part of parts) {
    part.removeAttribute(ASLEEP)
    isOurs ||= pressed !== undefined && part.contains(pressed)
  }
  if (isOurs) holder[PRESSED_EARLY] = undefined
  return isOurs ? pressed : undefined
}

/**
 * For what answers presses only by script: spread `asleep` on its outermost element and give it this ref. A press that
 * came before the script is made when it is there, and is never made twice: both happen in the same step of React.
 */
export function useAwake<Part extends HTMLElement>(): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  useLayoutEffect(() => {
    const part = ref.current
    const pressed = part && wake([part])
    // After this step of React, which may still be handing out its own listeners.
    if (pressed) queueMicrotask(() => pressed.click())
  }, [])
  return ref
}

export { asleep } from './names'
