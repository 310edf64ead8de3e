'use client'

import { Link } from '@payloadcms/ui'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import './everywhere.css'
import { useWords } from '../useWords'
import { useEverywhere, type SearchOutcome } from './useEverywhere'
import words from './words.json'

/** Moves the focus to the link above or below, or back to the field above the first. */
function moveFocus(dialog: HTMLElement, step: 1 | -1): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, li a')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus()
}

function Results({ found, close }: { found: SearchOutcome; close: () => void }) {
  const t = useWords(words)
  if (found === 'nothing asked') return null
  if (found === 'failed') return <p role="alert">{t('failed')}</p>
  const lines = [
    ...found.documents,
    ...found.places.map(({ href, label, group }) => ({ href, label, about: '', kind: t(group) })),
  ]
  return (
    <>
      <p role="status">{lines.length === 0 ? t('none') : t('results', { number: lines.length })}</p>
      <ul>
        {lines.map(({ href, label, about, kind }) => (
          <li key={`${href} ${label}`}>
            <Link href={href} prefetch={false} onClick={close}>
              <span>{label}</span>
              {about && <small>{about}</small>}
              <em>{kind}</em>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * The search over the whole studio: a button in the header, and Ctrl or ⌘ with K. Arrow keys go
 * through what was found.
 */
export function SearchEverywhere() {
  const t = useWords(words)
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const outcome = useEverywhere(text)
  const open = () => dialog.current?.showModal()
  const close = () => dialog.current?.close()

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (!dialog.current?.open) dialog.current?.showModal()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    moveFocus(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)
  }
  return (
    <>
      <button type="button" className="hestia-everywhere__open" onClick={open}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="11" cy="11" r="6" />
          <path d="m20 20-4.5-4.5" />
        </svg>
        <span>{t('open')}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <dialog
        ref={dialog}
        className="hestia-everywhere"
        aria-label={t('open')}
        onKeyDown={onKeyDown}
        onClose={() => setText('')}
      >
        <form method="dialog" onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            autoFocus
            autoComplete="off"
            maxLength={100}
            aria-label={t('field')}
            placeholder={t('field')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="button" onClick={close}>
            {t('close')}
          </button>
        </form>
        <Results found={outcome} close={close} />
      </dialog>
    </>
  )
}
