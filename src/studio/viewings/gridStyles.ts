import type { CSSProperties } from 'react'

import type { Lane, Place, Span } from '@/domain/viewings/grid'

import type { GridVisit } from './agenda'

/** Where a stretch stands in its column, as shares of its height. */
export const boxOf = ({ from, until }: Span, hours: Span): CSSProperties => {
  const all = hours.until - hours.from
  return {
    top: `${((from - hours.from) / all) * 100}%`,
    height: `${((until - from) / all) * 100}%`,
  }
}

/** The style sheet makes a column and a width of it: one of seven on a wide screen, all on a phone. */
export const columnOf = (day: number, { lane, lanes }: Lane): Record<string, number> => ({
  '--day': day,
  '--lane': lane / lanes,
  '--share': 1 / lanes,
})

export const heightOf = ({ from, until }: Span): Record<string, number> => ({
  '--hours': (until - from) / 60,
})

export const spanOf = (place: Place, { minutes }: GridVisit): Span => ({
  from: place.from,
  until: place.from + minutes,
})
