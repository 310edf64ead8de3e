'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'

import { minutesOf } from '@/domain/viewings/grid'

import contactWords from '../contact/words.json'
import { ContactLinks } from '../contact/ContactLinks'
import { useWords } from '../useWords'
import type { Agenda, GridVisit } from './agenda'
import words from './words.json'

export type Opened = { visit: GridVisit; day: string; time: string }
type Props = {
  opened: Opened
  agenda: Agenda
  url: string
  onClose: () => void
  isBusy: boolean
  onMove: (day: string, time: string) => void
}

/** The other viewings of the colleague at the time that is chosen. */
function clashesWith({ visit, day, time }: Opened, { days, visits }: Agenda): GridVisit[] {
  const at = days.findIndex((candidate) => candidate.day === day)
  const from = minutesOf(time)
  return visits.filter(
    (other) =>
      other.id !== visit.id &&
      other.agent === visit.agent &&
      other.day === at &&
      other.from < from + visit.minutes &&
      from < other.from + other.minutes,
  )
}

type FormProps = Pick<Props, 'opened' | 'agenda' | 'isBusy' | 'onMove'>

function MoveForm({ opened, agenda, isBusy, onMove }: FormProps) {
  const t = useWords(words)
  const { visit } = opened
  const [[day, time], setMoment] = useState([opened.day, opened.time] as const)
  const clashes = clashesWith({ visit, day, time }, agenda)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (day && time) onMove(day, time)
  }
  return (
    <form className="hestia-agenda__move" onSubmit={submit}>
      <label>
        <span>{t('newTime')}</span>
        <input
          type="datetime-local"
          step={300}
          required
          value={`${day}T${time}`}
          onChange={({ target }) => {
            const [nextDay = '', nextTime = ''] = target.value.split('T')
            setMoment([nextDay, nextTime])
          }}
        />
      </label>
      {clashes.length > 0 && (
        <p role="status" data-weight="must">
          {t('clash', { names: clashes.map(({ name, time: at }) => `${at} ${name}`).join(', ') })}
        </p>
      )}
      {visit.status === 'confirmed' && visit.email && <p>{t('moveMail')}</p>}
      <Button type="submit" size="small" margin={false} disabled={isBusy}>
        {t('move')}
      </Button>
    </form>
  )
}

/** Tells of a viewing in the grid: who, where, how they are reached, and when else it could be. */
export function MoveDialog({ opened, agenda, url, isBusy, onClose, onMove }: Props) {
  const t = useWords(words)
  const tContact = useWords(contactWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const { visit } = opened
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="hestia-agenda__dialog"
      aria-labelledby="hestia-viewing"
      onClose={onClose}
    >
      <h2 id="hestia-viewing">{visit.name}</h2>
      <p>{[visit.time, visit.property, visit.agent].filter(Boolean).join(' · ')}</p>
      <ContactLinks
        phone={visit.phone}
        email={visit.email}
        addresses={visit.address ? [visit.address] : []}
        t={tContact}
      />
      {visit.isMovable && (
        <MoveForm opened={opened} agenda={agenda} isBusy={isBusy} onMove={onMove} />
      )}
      <div className="hestia-presses">
        <a href={`${url}/${visit.id}`}>{t('openViewing')}</a>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => dialog.current?.close()}
        >
          {t('close')}
        </Button>
      </div>
    </dialog>
  )
}
