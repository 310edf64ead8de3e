'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'

import { instantAt } from '@/domain/visits/times'

import { patchJson } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

type Status = 'requested' | 'confirmed' | 'full' | 'cancelled' | 'done'
type Props = { id: string; name: string; status: Status; isTimed: boolean; isOver: boolean; wishDay: string | undefined }
type Change = { status: Status; start?: string }

/** What can be decided of a visit, each in one press. A wish first needs a time. */
export function VisitPresses({ id, name, status, isTimed, isOver, wishDay }: Props) {
  const says = useWords(words)
  const { config } = useConfig()
  const router = useRouter()
  const time = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)

  const decide = async (change: Change) => {
    setBusy(true)
    const answer = await patchJson(`${config.routes.api}/appointments/${id}?depth=0`, change)
    setBusy(false)
    if (!answer?.ok) return void toast.error(says('notChanged'))
    toast.success(says('changed'))
    router.refresh()
  }
  const confirm = () => {
    if (isTimed) return void decide({ status: 'confirmed' })
    const [day, hour] = time.current?.value.split('T') ?? []
    if (!day || !hour) {
      toast.error(says('timeNeeded'))
      return time.current?.focus()
    }
    // The clock of the agency, wherever this browser stands.
    void decide({ status: 'confirmed', start: instantAt(day, hour).toISOString() })
  }
  const press = (key: 'full' | 'cancel' | 'done', to: Status) => (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={busy}
      onClick={() => void decide({ status: to })}
      aria-label={`${says(key)}: ${name}`}
    >
      {says(key)}
    </Button>
  )

  if (status !== 'requested' && status !== 'confirmed') return null
  return (
    <div className="hestia-presses">
      {status === 'requested' && !isTimed && (
        <input ref={time} type="datetime-local" step={300} aria-label={says('timeFor', { name })} defaultValue={wishDay ? `${wishDay}T10:00` : ''} />
      )}
      {status === 'requested' && (
        <Button size="small" margin={false} disabled={busy} onClick={confirm} aria-label={`${says('confirm')}: ${name}`}>
          {says('confirm')}
        </Button>
      )}
      {status === 'requested' && press('full', 'full')}
      {status === 'confirmed' && (isOver ? press('done', 'done') : press('cancel', 'cancelled'))}
    </div>
  )
}
