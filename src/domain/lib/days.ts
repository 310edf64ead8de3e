/** A day as `YYYY-MM-DD`; what dates of documents start with. */
export type Day = string

export const dayOf = (date: Date | string): Day =>
  (typeof date === 'string' ? date : date.toISOString()).slice(0, 10)

/** The same day some years on; 29 February becomes 28 February where there is none. */
export function yearsAfter(day: string, years: number): Day | undefined {
  const [year, month, date] = dayOf(day).split('-').map(Number)
  if (
    year === undefined ||
    month === undefined ||
    date === undefined ||
    [year, month, date].some(Number.isNaN)
  )
    return undefined
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(year + years, month - 1, Math.min(date, last))))
}
