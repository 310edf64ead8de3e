import type { Day } from './days'

const DAY_MS = 24 * 60 * 60 * 1000

/** The days of the year on which Belgium has its public holidays, as month and day. */
const fixed = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25']
/** Easter Monday, Ascension Day and Whit Monday, in days after Easter. */
const afterEaster = [1, 39, 50]

/** Easter Sunday of a year in the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
function easterOf(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const leap = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + leap + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const number = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(number / 31) - 1, (number % 31) + 1)
}

/** Whether a day is a public holiday in Belgium. */
export function isHoliday(day: Day): boolean {
  const easter = easterOf(Number(day.slice(0, 4)))
  const daysAfter = (Date.parse(`${day}T00:00:00Z`) - easter) / DAY_MS
  return fixed.includes(day.slice(5)) || afterEaster.includes(daysAfter)
}
