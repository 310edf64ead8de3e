'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRef } from 'react'

import { instantAt } from '@/domain/viewings/times'

import { useWords } from '../useWords'
import { OutcomeActions, type OutcomeOption } from './OutcomeActions'
import type { ViewingChange } from './saveViewing'
import { useViewingChange } from './useViewingChange'
import words from './words.json'

type Status = 'requested' | 'confirmed' | 'full' | 'cancelled' | 'done'
type Props = {
  id: string
  updatedAt: string
  name: string
  status: Status
  isTimed: boolean
  isOver: boolean
  wishDay: string | undefined
  outcomes: readonly OutcomeOption[]
  isNoted: boolean
  isReleased: boolean
  isReleasable: boolean
}
type ConfirmProps = Pick<Props, 'name' | 'isTimed' | 'wishDay'> & {
  isBusy: boolean
  onChange: (change: ViewingChange) => void
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

type ReleaseProps = Pick<Props, 'name' | 'isReleased' | 'isReleasable'> & {
  isBusy: boolean
  onChange: (change: ViewingChange) => void
}

/** Shows what was said to the owner, or says that the owner sees it. */
function Release({ name, isReleased, isReleasable, isBusy, onChange }: ReleaseProps) {
  const t = useWords(words)
  if (isReleased) return <span>{t('released')}</span>
  if (!isReleasable) return null
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      onClick={() => onChange({ feedbackShown: true })}
      aria-label={`${t('release')}: ${name}`}
    >
      {t('release')}
    </Button>
  )
}

/** The buttons that change a viewing: its status, how it went, and what its owner may read. */
export function ViewingActions(props: Props) {
  const { id, updatedAt, name, status, isTimed, isOver, wishDay, outcomes, isNoted } = props
  const t = useWords(words)
  const { change, isBusy } = useViewingChange()
  const onChange = (data: ViewingChange) => void change({ id, updatedAt }, data)
  const button = (key: 'full' | 'cancel', to: Status) => (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      onClick={() => onChange({ status: to })}
      aria-label={`${t(key)}: ${name}`}
    >
      {t(key)}
    </Button>
  )

  if (status === 'full' || status === 'cancelled') return null
  const isToNote = (status === 'confirmed' && isOver) || (status === 'done' && !isNoted)
  return (
    <div className="hestia-presses">
      {status === 'requested' && (
        <Confirm
          name={name}
          isTimed={isTimed}
          wishDay={wishDay}
          isBusy={isBusy}
          onChange={onChange}
        />
      )}
      {status === 'requested' && button('full', 'full')}
      {status === 'confirmed' && !isOver && button('cancel', 'cancelled')}
      {isToNote && (
        <OutcomeActions name={name} outcomes={outcomes} isBusy={isBusy} onChange={onChange} />
      )}
      <Release {...props} isBusy={isBusy} onChange={onChange} />
    </div>
  )
}
