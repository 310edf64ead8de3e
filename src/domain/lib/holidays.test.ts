import { expect, test } from '@jest/globals'

import { isHoliday } from './holidays'

/** As the federal government publishes them. */
const published = {
  2024: ['2024-04-01', '2024-05-09', '2024-05-20'],
  2025: ['2025-04-21', '2025-05-29', '2025-06-09'],
  2026: ['2026-04-06', '2026-05-14', '2026-05-25'],
  2027: ['2027-03-29', '2027-05-06', '2027-05-17'],
  2030: ['2030-04-22', '2030-05-30', '2030-06-10'],
}

test.each(Object.entries(published))('the holidays of %s that move with Easter', (year, days) => {
  const all = Array.from({ length: 365 }, (_, at) =>
    new Date(Date.UTC(Number(year), 0, 1 + at)).toISOString().slice(0, 10),
  )
  const fixed = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25']
  expect(all.filter(isHoliday).sort()).toEqual(
    [...days, ...fixed.map((day) => `${year}-${day}`)].sort(),
  )
})
