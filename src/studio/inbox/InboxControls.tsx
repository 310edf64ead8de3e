'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

import { SaveQueue } from '@/domain/studio/saveQueue'

import { patchJson } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

export type Option = readonly [value: string, label: string]
type Values = { status: string; assignedTo: string }
type Props = Values & {
  id: string
  name: string
  staff: readonly Option[]
  statuses: readonly Option[]
}

type Field = {
  label: string
  options: readonly Option[]
  value: string
  isBusy: boolean
  onChange: (value: string) => void
}

function ControlSelect({ label, options, value, isBusy, onChange }: Field) {
  return (
    <select
      aria-label={label}
      title={label}
      value={value}
      aria-busy={isBusy}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** Changes the assigned agent and the status of an enquiry in the list. */
export function InboxControls({ id, name, status, assignedTo, staff, statuses }: Props) {
  const t = useWords(words)
  const { config } = useConfig()
  const router = useRouter()
  const [pending, setPending] = useState<Values>()
  const [isBusy, startTransition] = useTransition()
  const shown = (isBusy && pending) || { status, assignedTo }

  // Changes in quick succession arrive in order, and each sends only what it changes.
  const [queue] = useState(() => {
    const send = async (change: Partial<Values>) => {
      const data = { ...change, ...(change.assignedTo === '' && { assignedTo: null }) }
      const answer = await patchJson(`${config.routes.api}/enquiries/${id}?depth=0`, data)
      return answer?.ok === true
    }
    return new SaveQueue<Values>(send, () => undefined)
  })

  const change = (values: Partial<Values>) =>
    startTransition(async () => {
      setPending({ ...shown, ...values })
      if (!(await queue.save(values))) {
        queue.discard()
        toast.error(t('notSaved'))
        return
      }
      toast.success(t('saved'))
      // The pending values are shown until the list has them.
      startTransition(() => router.refresh())
    })

  return (
    <div className="hestia-rows__controls">
      <ControlSelect
        label={t('assignedTo', { name })}
        options={[['', t('nobody')], ...staff]}
        value={shown.assignedTo}
        isBusy={isBusy}
        onChange={(colleague) => change({ assignedTo: colleague })}
      />
      <ControlSelect
        label={t('statusOf', { name })}
        options={statuses}
        value={shown.status}
        isBusy={isBusy}
        onChange={(next) => change({ status: next })}
      />
    </div>
  )
}
