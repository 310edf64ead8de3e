import { useLayoutEffect, useRef, type RefObject } from 'react'

import { ASLEEP, PRESSED_EARLY } from './names'

type Holder = { [PRESSED_EARLY]?: HTMLElement | undefined }

/**
 * For what answers presses only by script: spread `asleep` on its outermost element and give it this ref. A press that
 * came before the script is made when it is there, and is never made twice: both happen in the same step of React.
 */
export function useAwake<Part extends HTMLElement>(): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  useLayoutEffect(() => {
    const part = ref.current
    if (!part) return
    part.removeAttribute(ASLEEP)
    const holder = window as Window & Holder
    const pressed = holder[PRESSED_EARLY]
    if (!pressed || !part.contains(pressed)) return
    holder[PRESSED_EARLY] = undefined
    // After this step of React, which may still be handing out its own listeners.
    queueMicrotask(() => pressed.click())
  }, [])
  return ref
}

export const asleep = { [ASLEEP]: '' }
