'use client'

import { useState, type CSSProperties } from 'react'

import { hoursOf, lanesOf, timeAt, type Lane, type Place, type Span } from '@/domain/viewings/grid'

import './agenda.css'
import { useWords } from '../useWords'
import type { Agenda, GridVisit } from './agenda'
import { MoveDialog, type Opened } from './MoveDialog'
import { useMoves } from './useMoves'
import words from './words.json'

type Props = { agenda: Agenda; today: string; url: string }

/** Where a stretch stands in its column, as shares of its height. */
const boxOf = ({ from, until }: Span, hours: Span): CSSProperties => {
  const all = hours.until - hours.from
  return {
    top: `${((from - hours.from) / all) * 100}%`,
    height: `${((until - from) / all) * 100}%`,
  }
}

/** The style sheet makes a column and a width of it: one of seven on a wide screen, all on a phone. */
const columnOf = (day: number, { lane, lanes }: Lane): Record<string, number> => ({
  '--day': day,
  '--lane': lane / lanes,
  '--share': 1 / lanes,
})

const heightOf = ({ from, until }: Span): Record<string, number> => ({
  '--hours': (until - from) / 60,
})

const spanOf = (place: Place, { minutes }: GridVisit): Span => ({
  from: place.from,
  until: place.from + minutes,
})

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

type VisitProps = {
  visit: GridVisit
  lane: Lane
  hours: Span
  title: string
  moves: ReturnType<typeof useMoves>
  isShown: boolean
}

function Visit({ visit, lane, hours, title, moves, isShown }: VisitProps) {
  const t = useWords(words)
  const place = moves.placeNow(visit)
  const time = timeAt(place.from)
  const { name, property, agent } = visit
  return (
    <button
      type="button"
      className="hestia-agenda__visit"
      data-status={visit.status}
      data-shown={isShown || undefined}
      data-moved={place.from !== visit.from || place.day !== visit.day || undefined}
      style={{ ...boxOf(spanOf(place, visit), hours), ...columnOf(place.day, lane) }}
      aria-label={t('visitAt', { name, day: title, time, property })}
      aria-describedby={visit.isMovable ? 'hestia-agenda-keys' : undefined}
      {...moves.handlersOf(visit)}
    >
      <b>{time}</b> {name}
      <span>{[property, agent].filter(Boolean).join(' · ')}</span>
    </button>
  )
}

/** All viewings lie in one layer: one that is moved to another day stays the same element. */
function Visits({
  agenda,
  hours,
  moves,
  shown,
}: Pick<VisitProps, 'hours' | 'moves'> & { agenda: Agenda; shown: number }) {
  const { days, visits } = agenda
  const lanes = new Map(
    days.flatMap((_, at) => {
      const ofDay = visits.filter((visit) => moves.placeNow(visit).day === at)
      const found = lanesOf(ofDay.map((visit) => spanOf(moves.placeNow(visit), visit)))
      return ofDay.map((visit, order) => [visit.id, found[order]] as const)
    }),
  )
  return (
    <div className="hestia-agenda__layer">
      {visits.map((visit) => {
        const { day } = moves.placeNow(visit)
        return (
          <Visit
            key={visit.id}
            visit={visit}
            lane={lanes.get(visit.id) ?? { lane: 0, lanes: 1 }}
            hours={hours}
            title={days[day]?.title ?? ''}
            moves={moves}
            isShown={day === shown}
          />
        )
      })}
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
        <Visits agenda={agenda} hours={hours} moves={moves} shown={shown} />
      </div>
      {opened && (
        <MoveDialog
          key={opened.visit.id}
          opened={opened}
          agenda={agenda}
          url={url}
          onClose={close}
        />
      )}
    </section>
  )
}
