'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { z } from '@/domain/lib/zodWithoutEval'
import { locales, type Locale } from '@/i18n/locales'

import { postJson, bodyOf } from '../postJson'
import { withEdit, withoutSaved, keyOf, valueOf, type Cell, type Edits, type Value } from './cells'

export type Outcome = 'idle' | 'busy' | 'saved' | 'refused' | 'locked' | 'forbidden' | 'notSaved'

const problems = z.array(
  z.object({
    path: z.string().optional(),
    locale: z.enum(locales).optional(),
    message: z.string().optional(),
    conflict: z.boolean().optional(),
  }),
)
export type Problems = z.infer<typeof problems>
const responseBody = z.object({ problems })

const outcomes: Partial<Record<number, Outcome>> = {
  200: 'saved',
  403: 'forbidden',
  422: 'refused',
  423: 'locked',
}

/** What the server has to save: the changed texts, and those that were confirmed as they are. */
function saveBody(cells: readonly Cell[], edits: Edits, confirmed: ReadonlySet<string>) {
  const texts = cells.flatMap((cell) =>
    locales.map((locale) => ({ cell, locale, key: keyOf(cell.path, locale) })),
  )
  return {
    changes: texts
      .filter(({ key }) => key in edits)
      .map(({ cell, locale }) => ({
        path: cell.path,
        locale,
        value: valueOf(cell, locale, edits),
        was: cell.prints[locale] ?? '',
      })),
    confirmed: texts
      .filter(({ key }) => confirmed.has(key))
      .map(({ cell, locale }) => ({ path: cell.path, locale })),
  }
}

/** Holds the unsaved texts of the screen and saves them all at once. */
export function useTranslations(cells: readonly Cell[], url: string) {
  const router = useRouter()
  const [edits, setEdits] = useState<Edits>({})
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const [saveProblems, setSaveProblems] = useState<Problems>([])
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const count = Object.keys(edits).length + confirmed.size

  const change = (next: Edits) => {
    setEdits(next)
    setOutcome((current) => (current === 'busy' ? current : 'idle'))
  }
  const set = (cell: Cell, locale: Locale, value: Value) =>
    change(withEdit(edits, cell, locale, value))
  const confirm = (cell: Cell, locale: Locale) => {
    const next = new Set(confirmed)
    const key = keyOf(cell.path, locale)
    if (!next.delete(key)) next.add(key)
    setConfirmed(next)
  }

  async function save(): Promise<void> {
    setOutcome('busy')
    const response = await postJson(url, saveBody(cells, edits, confirmed))
    const { data } = responseBody.safeParse(await bodyOf(response))
    setSaveProblems(data?.problems ?? [])
    setOutcome(outcomes[response?.status ?? 0] ?? 'notSaved')
    if (!response?.ok) return
    // What was typed or confirmed while it was sent is still to be saved.
    setEdits((now) => withoutSaved(now, edits))
    setConfirmed((now) => new Set([...now].filter((key) => !confirmed.has(key))))
    router.refresh()
  }

  return {
    edits,
    change,
    set,
    confirmed,
    confirm,
    count,
    problems: saveProblems,
    outcome: outcome === 'saved' && count > 0 ? 'idle' : outcome,
    save,
  }
}

export type TranslationState = ReturnType<typeof useTranslations>
