'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'

import { instantAt } from '@/domain/viewings/times'

import { patchJson } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

type Status = 'requested' | 'confirmed' | 'full' | 'cancelled' | 'done'
type Props = {
  id: string
  name: string
  status: Status
  isTimed: boolean
  isOver: boolean
  wishDay: string | undefined
}
type Change = { status: Status; start?: string }

/** Changes a viewing and refreshes the week. */
function useChange(id: string) {
  const t = useWords(words)
  const { config } = useConfig()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const change = async (data: Change) => {
    setBusy(true)
    const response = await patchJson(`${config.routes.api}/appointments/${id}?depth=0`, data)
    setBusy(false)
    if (!response?.ok) return void toast.error(t('notChanged'))
    toast.success(t('changed'))
    router.refresh()
  }
  return { change, isBusy }
}

type ConfirmProps = Pick<Props, 'name' | 'isTimed' | 'wishDay'> & {
  isBusy: boolean
  onChange: (change: Change) => void
}

/** Confirms a viewing. A request without a time needs one first. */
function Confirm({ name, isTimed, wishDay, isBusy, onChange }: ConfirmProps) {
  const t = useWords(words)
  const time = useRef<HTMLInputElement>(null)
  const confirm = () => {
    if (isTimed) return onChange({ status: 'confirmed' })
    const [day, hour] = time.current?.value.split('T') ?? []
    if (!day || !hour) {
      toast.error(t('timeNeeded'))
      return time.current?.focus()
    }
    // The time is that of the agency, wherever the browser is.
    onChange({ status: 'confirmed', start: instantAt(day, hour).toISOString() })
  }
  return (
    <>
      {!isTimed && (
        <input
          ref={time}
          type="datetime-local"
          step={300}
          aria-label={t('timeFor', { name })}
          defaultValue={wishDay ? `${wishDay}T10:00` : ''}
        />
      )}
      <Button
        size="small"
        margin={false}
        disabled={isBusy}
        onClick={confirm}
        aria-label={`${t('confirm')}: ${name}`}
      >
        {t('confirm')}
      </Button>
    </>
  )
}

/** The buttons that change the status of a viewing. */
export function ViewingActions({ id, name, status, isTimed, isOver, wishDay }: Props) {
  const t = useWords(words)
  const { change, isBusy } = useChange(id)
  const button = (key: 'full' | 'cancel' | 'done', to: Status) => (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      onClick={() => void change({ status: to })}
      aria-label={`${t(key)}: ${name}`}
    >
      {t(key)}
    </Button>
  )

  if (status !== 'requested' && status !== 'confirmed') return null
  return (
    <div className="hestia-presses">
      {status === 'requested' && (
        <Confirm
          name={name}
          isTimed={isTimed}
          wishDay={wishDay}
          isBusy={isBusy}
          onChange={(data) => void change(data)}
        />
      )}
      {status === 'requested' && button('full', 'full')}
      {status === 'confirmed' && (isOver ? button('done', 'done') : button('cancel', 'cancelled'))}
    </div>
  )
}
