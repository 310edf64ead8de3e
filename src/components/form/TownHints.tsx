'use client'

import { useEffect, useState } from 'react'

import { fold } from '@/domain/search/words'

import { loadIndex } from '../search/loadIndex'

const MOST = 8

/** Completes the last of the towns that are typed with commas in between, from those in which something is offered. */
export function TownHints({ input: id }: { input: string }) {
  const [hints, setHints] = useState<readonly string[]>([])

  useEffect(() => {
    const input = document.getElementById(id)
    if (!(input instanceof HTMLInputElement)) return
    input.setAttribute('list', `${id}-towns`)
    const complete = async () => {
      const { towns } = await loadIndex(document.documentElement.lang)
      const before = /^(?:.*,\s*)?/.exec(input.value)?.[0] ?? ''
      const typed = fold(input.value.slice(before.length).trim())
      const fits = towns.filter(({ name, zip, words }) => [fold(name), ...words, zip].some((word) => word.startsWith(typed)))
      setHints(typed === '' ? [] : fits.slice(0, MOST).map(({ name, zip }) => `${before}${name} ${zip}`))
    }
    const hear = () => void complete().catch(() => setHints([]))
    input.addEventListener('input', hear)
    return () => input.removeEventListener('input', hear)
  }, [id])

  return (
    <datalist id={`${id}-towns`}>
      {hints.map((hint) => (
        <option key={hint} value={hint} />
      ))}
    </datalist>
  )
}
