'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

import { patchJson } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

export type Named = readonly [value: string, label: string]
type Values = { status: string; assignedTo: string }
type Props = Values & { id: string; name: string; staff: readonly Named[]; statuses: readonly Named[] }

type Field = { label: string; options: readonly Named[]; value: string; busy: boolean; onChange: (value: string) => void }

function Choice({ label, options, value, busy, onChange }: Field) {
  return (
    <select aria-label={label} title={label} value={value} aria-busy={busy} onChange={({ target }) => onChange(target.value)}>
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** Gives an enquiry to a colleague and says how it stands, without leaving the list. */
export function InboxControls({ id, name, status, assignedTo, staff, statuses }: Props) {
  const says = useWords(words)
  const { config } = useConfig()
  const router = useRouter()
  const [chosen, setChosen] = useState<Values>()
  const [busy, start] = useTransition()
  const shown = (busy && chosen) || { status, assignedTo }

  const change = (values: Values) =>
    start(async () => {
      setChosen(values)
      const answer = await patchJson(`${config.routes.api}/enquiries/${id}?depth=0`, { ...values, assignedTo: values.assignedTo || null })
      if (!answer?.ok) {
        toast.error(says('notSaved'))
        return
      }
      toast.success(says('saved'))
      // What was chosen is shown until the list says the same.
      start(() => router.refresh())
    })

  return (
    <div className="hestia-rows__controls">
      <Choice
        label={says('assignedTo', { name })}
        options={[['', says('nobody')], ...staff]}
        value={shown.assignedTo}
        busy={busy}
        onChange={(one) => change({ ...shown, assignedTo: one })}
      />
      <Choice label={says('statusOf', { name })} options={statuses} value={shown.status} busy={busy} onChange={(one) => change({ ...shown, status: one })} />
    </div>
  )
}
