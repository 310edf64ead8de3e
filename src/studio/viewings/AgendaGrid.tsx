'use client'

import { useState } from 'react'

import { hoursOf, minutesOf, timeAt, type Place, type Span } from '@/domain/viewings/grid'
import { instantAt } from '@/domain/viewings/times'

import './agenda.css'
import { useWords } from '../useWords'
import type { Agenda, GridVisit } from './agenda'
import { boxOf, heightOf, spanOf } from './gridStyles'
import { GridVisits } from './GridVisits'
import { MoveDialog, type Opened } from './MoveDialog'
import { useMoves } from './useMoves'
import { useViewingChange } from './useViewingChange'
import words from './words.json'

const MINUTE_MS = 60_000

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

/** Holds the viewing that is open, and moves viewings: by hand first, then saved from the dialog. */
function useOpened(agenda: Agenda, hours: Span) {
  const [proposed, setOpened] = useState<Opened>()
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
  // The viewing as the week tells it now, which may be newer than when it was opened.
  const opened = proposed && {
    ...proposed,
    visit: agenda.visits.find(({ id }) => id === proposed.visit.id) ?? proposed.visit,
  }
  const { change, isBusy } = useViewingChange()
  // The visitor gets an email from the server. The dialog stays open when the network fails.
  const move = async ({ visit }: Opened, day: string, time: string) => {
    const start = instantAt(day, time)
    const end = new Date(start.getTime() + visit.minutes * MINUTE_MS)
    const outcome = await change(visit, { start: start.toISOString(), end: end.toISOString() })
    if (outcome === 'failed') return
    const at = agenda.days.findIndex((candidate) => candidate.day === day)
    setOpened(undefined)
    // It stays at its new place until the server has told it again.
    if (outcome === 'stale' || at < 0) moves.drop()
    else moves.settle(visit, { day: at, from: minutesOf(time) })
  }
  return { opened, close, move, isBusy, moves }
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
  const { opened, close, move, isBusy, moves } = useOpened(agenda, hours)
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
          isBusy={isBusy}
          onMove={(day, time) => void move(opened, day, time)}
        />
      )}
    </section>
  )
}
