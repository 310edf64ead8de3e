'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState, useTransition } from 'react'

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
function rowQueue(api: string, id: string, shown: string) {
  let lastSave = shown
  let isStale = false
  const send = async (change: Partial<RowValues>) => {
    const outcome = await saveRow(api, { id, updatedAt: lastSave }, change)
    isStale = outcome === 'stale'
    if (typeof outcome === 'object') lastSave = outcome.updatedAt
    return typeof outcome === 'object'
  }
  const queue = new SaveQueue<RowValues>(send, () => undefined)
  return {
    /** Follows the list, which may know of a later save. */
    see: (updatedAt: string): void => {
      if (updatedAt > lastSave) lastSave = updatedAt
    },
    save: async (change: Partial<RowValues>): Promise<'saved' | 'stale' | 'failed'> => {
      if (await queue.save(change)) return 'saved'
      queue.discard()
      return isStale ? 'stale' : 'failed'
    },
  }
}

/** Changes the assigned agent and the status of an enquiry in the list. */
export function InboxControls({ id, updatedAt, name, status, assignedTo, staff, statuses }: Props) {
  const t = useWords(words)
  const router = useRouter()
  const [pending, setPending] = useState<RowValues>()
  const [isBusy, startTransition] = useTransition()
  const shown = (isBusy && pending) || { status, assignedTo }

  const { api } = useConfig().config.routes
  const [queue] = useState(() => rowQueue(api, id, updatedAt))
  useEffect(() => queue.see(updatedAt), [queue, updatedAt])

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
