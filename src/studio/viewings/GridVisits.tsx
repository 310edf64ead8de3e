'use client'

import { lanesOf, timeAt, type Lane, type Span } from '@/domain/viewings/grid'

import type { Agenda, GridVisit } from './agenda'
import { boxOf, columnOf, spanOf } from './gridStyles'
import type { useMoves } from './useMoves'

type VisitProps = {
  visit: GridVisit
  lane: Lane
  hours: Span
  title: string
  moves: ReturnType<typeof useMoves>
  isShown: boolean
}

function Visit({ visit, lane, hours, title, moves, isShown }: VisitProps) {
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
      aria-describedby={visit.isMovable ? 'hestia-agenda-keys' : undefined}
      {...moves.handlersOf(visit)}
    >
      <span className="hestia-agenda__date">{title} </span>
      <b>{time}</b> {name}
      <span>{[property, agent].filter(Boolean).join(' · ')}</span>
    </button>
  )
}

/** All viewings lie in one layer: one that is moved to another day stays the same element. */
export function GridVisits({
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
