'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { z } from 'zod'

import { locales, type Locale } from '@/i18n/locales'

import { postJson, toldIn } from '../postJson'
import { edited, keyOf, valueOf, type Cell, type Edits, type Value } from './cells'

export type Outcome = 'idle' | 'busy' | 'saved' | 'refused' | 'locked' | 'forbidden' | 'notSaved'

const problems = z.array(
  z.object({ path: z.string().optional(), locale: z.enum(locales).optional(), message: z.string().optional(), conflict: z.boolean().optional() }),
)
export type Problems = z.infer<typeof problems>
const answered = z.object({ problems })

const outcomes: Partial<Record<number, Outcome>> = { 200: 'saved', 403: 'forbidden', 422: 'refused', 423: 'locked' }

/** A page that holds what is not saved is not left by mistake. */
function useStaying(holds: boolean): void {
  useEffect(() => {
    if (!holds) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [holds])
}

/** What is typed on the screen, and saving all of it at once. */
export function useTranslating(cells: readonly Cell[], url: string) {
  const router = useRouter()
  const [edits, setEdits] = useState<Edits>({})
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const [found, setFound] = useState<Problems>([])
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const count = Object.keys(edits).length + confirmed.size
  useStaying(count > 0)

  const change = (next: Edits) => {
    setEdits(next)
    setOutcome('idle')
  }
  const set = (cell: Cell, locale: Locale, value: Value) => change(edited(edits, cell, locale, value))
  const confirm = (cell: Cell, locale: Locale) => {
    const [next, key] = [new Set(confirmed), keyOf(cell.path, locale)]
    if (!next.delete(key)) next.add(key)
    setConfirmed(next)
  }

  async function save(): Promise<void> {
    setOutcome('busy')
    const all = cells.flatMap((cell) => locales.map((locale) => ({ cell, locale, key: keyOf(cell.path, locale) })))
    const body = {
      changes: all
        .filter(({ key }) => key in edits)
        .map(({ cell, locale }) => ({ path: cell.path, locale, value: valueOf(cell, locale, edits), was: cell.prints[locale] ?? '' })),
      confirmed: all.filter(({ key }) => confirmed.has(key)).map(({ cell, locale }) => ({ path: cell.path, locale })),
    }
    const answer = await postJson(url, body)
    const told = answered.safeParse(await toldIn(answer))
    setFound(told.data?.problems ?? [])
    setOutcome(outcomes[answer?.status ?? 0] ?? 'notSaved')
    if (!answer?.ok) return
    setEdits({})
    setConfirmed(new Set())
    router.refresh()
  }

  return { edits, change, set, confirmed, confirm, count, problems: found, outcome, save }
}

export type Translating = ReturnType<typeof useTranslating>
