'use client'

import { useState, type MouseEvent, type ReactNode } from 'react'

import { asleep, useAwake } from '@/components/early/useAwake'

type Props = { href: string; title: string; words: { copied: string; notCopied: string }; children: ReactNode }

/**
 * Gives life to what stands inside, by the names of its parts: `native` opens the sharing of the device where there is
 * one, `copy` copies the address and says so, `print` prints.
 */
export function ShareTools({ href, title, words, children }: Props) {
  const part = useAwake<HTMLDivElement>()
  const [said, setSaid] = useState('')

  const act = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null
    switch (pressed?.dataset.share) {
      case 'native':
        if (typeof navigator.share !== 'function') return
        event.preventDefault()
        // Whoever closes the sheet again has been answered too.
        navigator.share({ title, url: href }).catch(() => undefined)
        return
      case 'copy':
        Promise.resolve(navigator.clipboard?.writeText(href) ?? Promise.reject(new Error('no clipboard'))).then(
          () => setSaid(words.copied),
          () => setSaid(words.notCopied),
        )
        return
      case 'print':
        window.print()
    }
  }

  return (
    <div ref={part} {...asleep} onClick={act}>
      {children}
      <p role="status" className={said ? 'mt-2 text-sm text-moss' : 'sr-only'}>
        {said}
      </p>
    </div>
  )
}
