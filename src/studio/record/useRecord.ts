'use client'

import { useConfig } from '@payloadcms/ui'
import { useRef, useState } from 'react'

import { formatDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'

import { postJson, problemIn } from '../postJson'

type TemplateValues = {
  kind: string
  type: string
  subject: string
  comment: string
  visibleToOwner: boolean
}
export type Template = TemplateValues & { id: string; name: string }
export type Draft = TemplateValues & {
  day: string
  contact: string
  source: string
  visits: string
}
export type Activity = { id: string; day: string; subject: string }

const problems = ['subjectMissing', 'notUnderstood', 'failed'] as const
export type RecordState =
  | { step: 'idle' | 'busy' }
  | { step: 'saved'; subject: string }
  | { step: 'refused'; problem: (typeof problems)[number] }

const emptyDraft = (day: string): Draft => ({
  kind: 'communication',
  type: '',
  subject: '',
  comment: '',
  visibleToOwner: true,
  day,
  contact: '',
  source: '',
  visits: '',
})

/** Holds the activity that is being written, saves it, and lists those saved before. */
export function useRecord(property: string, today: string, locale: Locale) {
  const { api } = useConfig().config.routes
  const [draft, setDraft] = useState(emptyDraft(today))
  const [state, setState] = useState<RecordState>({ step: 'idle' })
  const [saved, setSaved] = useState<Activity[]>([])
  const subject = useRef<HTMLInputElement>(null)

  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  const startFrom = ({ kind, type, subject: title, comment, visibleToOwner }: Template) => {
    change({ kind, type, subject: title, comment, visibleToOwner })
    subject.current?.focus()
  }
  const save = async () => {
    if (state.step === 'busy') return
    setState({ step: 'busy' })
    const response = await postJson(`${api}/properties/${property}/activities`, {
      ...draft,
      type: draft.type || null,
      visits: draft.visits.trim() ? Number(draft.visits) : null,
    })
    if (!response?.ok) {
      setState({ step: 'refused', problem: await problemIn(response, problems) })
    } else {
      const activity: Activity = await response.json()
      setSaved([{ ...activity, day: formatDay(activity.day, locale) }, ...saved])
      setDraft({ ...emptyDraft(today), kind: draft.kind })
      setState({ step: 'saved', subject: activity.subject })
    }
    subject.current?.focus()
  }
  return { draft, change, startFrom, save, state, saved, subject }
}
