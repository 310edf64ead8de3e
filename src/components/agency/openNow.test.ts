import { describe, expect, it } from '@jest/globals'

import { readOpenTimes } from '@/domain/site/openTimes'

import { sentenceAt } from './openNow.island'

const props = {
  times: readOpenTimes('Mo-Fr 09:00-12:30, Mo-Fr 13:30-18:00') ?? [],
  words: {
    open: 'Open until {time}.',
    today: 'Opens today at {time}.',
    tomorrow: 'Opens tomorrow at {time}.',
    later: 'Opens on {day} at {time}.',
    closed: 'Closed.',
  },
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}

describe('the line below the opening hours', () => {
  // 27 November 2026 is a Friday; Belgium is an hour ahead of UTC.
  it.each([
    ['2026-11-27T07:59:00Z', 'Opens today at 9:00.'],
    ['2026-11-27T08:00:00Z', 'Open until 12:30.'],
    ['2026-11-26T17:00:00Z', 'Opens tomorrow at 9:00.'],
    ['2026-11-27T17:00:00Z', 'Opens on Monday at 9:00.'],
    // The Thursday after is Christmas Eve, the Friday a holiday.
    ['2026-12-24T17:00:00Z', 'Opens on Monday at 9:00.'],
  ])('says at %s: %s', (instant, sentence) => {
    expect(sentenceAt(new Date(instant), props)).toBe(sentence)
  })

  it('says that the office is closed when it has no hours', () => {
    expect(sentenceAt(new Date('2026-11-27T08:00:00Z'), { ...props, times: [] })).toBe('Closed.')
  })
})
