'use client'

import { useEffect, type PropsWithChildren } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement
type Typed = Pick<TextControl, 'value' | 'selectionStart' | 'selectionEnd'> & {
  control: TextControl
}

const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/**
 * Keeps the caret where staff type in a field of the CMS. A field that is drawn again for another
 * reason together with a letter is first drawn with its text before that letter, then with it; the
 * browser moves the caret to the end at the first, and the next letters would be typed there.
 */
export function KeepCaret({ children }: PropsWithChildren) {
  useEffect(() => {
    let typed: Typed | undefined
    // Before React hears of the letter.
    const remember = ({ target }: Event) => {
      if (!isTextControl(target)) return (typed = undefined)
      const { value, selectionStart, selectionEnd } = target
      return (typed = { control: target, value, selectionStart, selectionEnd })
    }
    // After React has drawn the field. Fields of numbers and addresses have no caret to read.
    const restore = () => {
      if (!typed || typed.selectionStart === null) return
      const { control, value, selectionStart, selectionEnd } = typed
      if (control.value === value && control.selectionStart !== selectionStart)
        control.setSelectionRange(selectionStart, selectionEnd)
    }
    addEventListener('input', remember, true)
    addEventListener('input', restore)
    return () => {
      removeEventListener('input', remember, true)
      removeEventListener('input', restore)
    }
  }, [])
  return children
}
