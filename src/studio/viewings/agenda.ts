import type { Week, WeekDay } from '@/data/viewings/week'
import type { Day } from '@/domain/lib/days'
import { minutesOf, type Span } from '@/domain/viewings/grid'
import { clockOf } from '@/domain/viewings/times'

type WeekVisit = WeekDay['visits'][number]

/** A viewing in the grid, with what is told of it when it is opened. */
export type GridVisit = Pick<WeekVisit, 'id' | 'updatedAt' | 'status' | 'property' | 'address'> & {
  day: number
  from: number
  minutes: number
  name: string
  phone: string
  email: string
  agent: string
  time: string
  isMovable: boolean
}

/** Hours that are open for viewings, behind the viewings. */
type GridOpening = Span & { id: string; day: number; label: string }

export type Agenda = {
  days: { day: Day; title: string }[]
  visits: GridVisit[]
  openings: GridOpening[]
}

const minuteOf = (instant: string): number => minutesOf(clockOf(new Date(instant)).time)

function visitIn(visit: WeekVisit, day: number): GridVisit[] {
  const { id, status, property, address, minutes, time, start, isOver } = visit
  if (!start || status === 'full' || status === 'cancelled') return []
  return [
    {
      id,
      updatedAt: visit.updatedAt,
      status,
      property,
      address,
      minutes,
      time,
      day,
      from: minuteOf(start),
      name: visit.fullName || property,
      phone: visit.phone ?? '',
      email: visit.email ?? '',
      agent: visit.agent ?? '',
      isMovable: !isOver && (status === 'requested' || status === 'confirmed'),
    },
  ]
}

/** Returns a week as the grid draws it. What was cancelled is left to the list below the grid. */
export function agendaOf({ days }: Week): Agenda {
  return {
    days: days.map(({ day, shortTitle }) => ({ day, title: shortTitle })),
    visits: days.flatMap(({ visits }, at) => visits.flatMap((visit) => visitIn(visit, at))),
    openings: days.flatMap(({ openings }, at) =>
      openings.map(({ id, start, minutes, property, from, until }) => ({
        id,
        day: at,
        from: minuteOf(start),
        until: minuteOf(start) + minutes,
        label: `${from}–${until} ${property}`,
      })),
    ),
  }
}
