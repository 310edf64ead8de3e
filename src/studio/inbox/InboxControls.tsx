'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'

import { SaveQueue } from '@/domain/studio/saveQueue'

import { useWords } from '../useWords'
import { saveRow, type RowValues } from './saveRow'
import words from './words.json'

export type Option = readonly [value: string, label: string]
type Props = RowValues & {
  id: string
  updatedAt: string
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

/**
 * Saves the changes of a row one after the other: each sends only what it changes, and names the
 * save before it, or the one that the list shows.
 */
function useRowQueue(id: string, updatedAt: string) {
  const { api } = useConfig().config.routes
  const lastSave = useRef(updatedAt)
  useEffect(() => {
    if (updatedAt > lastSave.current) lastSave.current = updatedAt
  }, [updatedAt])
  const isStale = useRef(false)
  const [queue] = useState(() => {
    const send = async (change: Partial<RowValues>) => {
      const outcome = await saveRow(api, { id, updatedAt: lastSave.current }, change)
      isStale.current = outcome === 'stale'
      if (typeof outcome === 'object') lastSave.current = outcome.updatedAt
      return typeof outcome === 'object'
    }
    return new SaveQueue<RowValues>(send, () => undefined)
  })
  const save = async (change: Partial<RowValues>): Promise<'saved' | 'stale' | 'failed'> => {
    if (await queue.save(change)) return 'saved'
    queue.discard()
    return isStale.current ? 'stale' : 'failed'
  }
  return { save }
}

/** Changes the assigned agent and the status of an enquiry in the list. */
export function InboxControls({ id, updatedAt, name, status, assignedTo, staff, statuses }: Props) {
  const t = useWords(words)
  const router = useRouter()
  const [pending, setPending] = useState<RowValues>()
  const [isBusy, startTransition] = useTransition()
  const shown = (isBusy && pending) || { status, assignedTo }

  const queue = useRowQueue(id, updatedAt)

  const change = (values: Partial<RowValues>) =>
    startTransition(async () => {
      setPending({ ...shown, ...values })
      const outcome = await queue.save(values)
      if (outcome === 'saved') toast.success(t('saved'))
      else toast.error(t(outcome === 'stale' ? 'changedMeanwhile' : 'notSaved'))
      if (outcome === 'failed') return
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
