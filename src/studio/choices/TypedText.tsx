'use client'

import { useEffect, useRef } from 'react'

/**
 * Reports what is typed into the list of the field around it. Payload's relation list does not, and
 * a wrapper around it would break the layout of its row. It listens on the document, after React
 * has handled the key: a field that is rendered again before that loses the letter.
 */
export function TypedText({ onType }: { onType: (typed: string) => void }) {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const isInField = ({ target }: Event) =>
      target instanceof HTMLInputElement &&
      marker.current?.closest('.field-type')?.contains(target) === true
    const report = (event: Event) => {
      if (isInField(event) && event.target instanceof HTMLInputElement) onType(event.target.value)
    }
    const clear = (event: Event) => {
      if (isInField(event)) onType('')
    }
    document.addEventListener('input', report)
    document.addEventListener('focusout', clear)
    return () => {
      document.removeEventListener('input', report)
      document.removeEventListener('focusout', clear)
    }
  }, [onType])
  return <span ref={marker} hidden />
}
