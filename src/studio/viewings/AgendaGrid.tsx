'use client'

import { useState } from 'react'

import { hoursOf, minutesOf, timeAt, type Place, type Span } from '@/domain/viewings/grid'

import './agenda.css'
import { useWords } from '../useWords'
import type { Agenda, GridVisit } from './agenda'
import { boxOf, heightOf, spanOf } from './gridStyles'
import { GridVisits } from './GridVisits'
import { MoveDialog, type Opened } from './MoveDialog'
import { useMoves } from './useMoves'
import words from './words.json'

type Props = { agenda: Agenda; today: string; url: string }

function Hours({ hours }: { hours: Span }) {
  const count = (hours.until - hours.from) / 60
  return (
    <div className="hestia-agenda__hours" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <span key={at}>{timeAt(hours.from + at * 60)}</span>
      ))}
    </div>
  )
}

function Openings({ agenda, at, hours }: { agenda: Agenda; at: number; hours: Span }) {
  return (
    <div className="hestia-agenda__day">
      {agenda.openings
        .filter(({ day }) => day === at)
        .map((opening) => (
          <div
            key={opening.id}
            className="hestia-agenda__open"
            style={boxOf(opening, hours)}
            title={opening.label}
          />
        ))}
    </div>
  )
}

function DayHeads({
  agenda,
  today,
  shown,
  onShow,
}: Pick<Props, 'agenda' | 'today'> & { shown: number; onShow: (at: number) => void }) {
  return (
    <div className="hestia-agenda__heads">
      {agenda.days.map(({ day, title }, at) => (
        <button
          key={day}
          type="button"
          aria-pressed={at === shown}
          data-today={day === today || undefined}
          onClick={() => onShow(at)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}

/**
 * The viewings of a week as a grid of days and hours. A phone shows one day at a time. Viewings are
 * moved by mouse, by arrow keys, or by the time in the dialog that a press opens.
 */
export function AgendaGrid({ agenda, today, url }: Props) {
  const t = useWords(words)
  const hours = hoursOf([...agenda.visits.map((visit) => spanOf(visit, visit)), ...agenda.openings])
  const first = agenda.days.findIndex(({ day }) => day === today)
  const [shown, setShown] = useState(Math.max(0, first))
  const [opened, setOpened] = useState<Opened>()
  const open = (visit: GridVisit, { day, from }: Place) =>
    setOpened({ visit, day: agenda.days[day]?.day ?? '', time: timeAt(from) })
  const moves = useMoves({
    hours,
    dayCount: agenda.days.length,
    onPropose: open,
    onOpen: (visit) => open(visit, visit),
  })
  const close = () => {
    setOpened(undefined)
    moves.drop()
  }
  // It stays at its new place until the server has told it again.
  const moved =
    ({ visit }: Opened) =>
    (day: string, time: string) => {
      const at = agenda.days.findIndex((candidate) => candidate.day === day)
      setOpened(undefined)
      if (at < 0) moves.drop()
      else moves.settle(visit, { day: at, from: minutesOf(time) })
    }
  return (
    <section className="hestia-agenda" aria-label={t('grid')}>
      <p id="hestia-agenda-keys" className="hestia-agenda__keys">
        {t('gridKeys')}
      </p>
      <DayHeads agenda={agenda} today={today} shown={shown} onShow={setShown} />
      <div className="hestia-agenda__body" style={heightOf(hours)}>
        <Hours hours={hours} />
        {agenda.days.map(({ day }, at) => (
          <div key={day} className="hestia-agenda__slot" data-shown={at === shown || undefined}>
            <Openings agenda={agenda} at={at} hours={hours} />
          </div>
        ))}
        <GridVisits agenda={agenda} hours={hours} moves={moves} shown={shown} />
      </div>
      {opened && (
        <MoveDialog
          key={opened.visit.id}
          opened={opened}
          agenda={agenda}
          url={url}
          onClose={close}
          onMoved={moved(opened)}
        />
      )}
    </section>
  )
}
