import { describe, expect, it } from '@jest/globals'

import {
  compareIn,
  formatAge,
  formatDay,
  formatEvent,
  formatLongDay,
  formatMoment,
  formatMonth,
  formatNumber,
  formatPercent,
  formatShortDay,
  formatShortEvent,
  formatTenths,
  formatTime,
  formatVisitDay,
  languageName,
  listAll,
  listAny,
} from './formats'
import { translate } from './translate'

const NO_BREAK = '\u00a0'

describe('a number', () => {
  it.each([
    ['nl', '3,25%'],
    ['fr', `3,25${NO_BREAK}%`],
    ['en', '3,25%'],
    ['de', `3,25${NO_BREAK}%`],
  ] as const)('has the marks of a price, also in a sentence in %s', (locale, percent) => {
    expect(formatNumber(1240.555)).toBe('1.240,56')
    expect(translate(locale)('report.more', { count: 2480 })).toContain('2.480')
    expect(translate(locale)('report.more', { count: 2480 })).not.toMatch(/2[^.]480/)
    expect(formatPercent(3.25, locale)).toBe(percent)
  })

  it('has one decimal at most where tenths are asked for', () => {
    expect(formatTenths(3.26)).toBe('3,3')
    expect(formatTenths(4)).toBe('4')
  })
})

describe('a date', () => {
  // Ten to midnight in London is tomorrow in Brussels.
  const late = '2026-12-02T23:50:00Z'

  it.each([
    ['nl', '3 december 2026', 'donderdag 3 december 2026', 'december 2026', '3 december om 00:50'],
    ['fr', '3 décembre 2026', 'jeudi 3 décembre 2026', 'décembre 2026', '3 décembre à 00:50'],
    ['en', '3 December 2026', 'Thursday, 3 December 2026', 'December 2026', '3 December at 00:50'],
    [
      'de',
      '3. Dezember 2026',
      'Donnerstag, 3. Dezember 2026',
      'Dezember 2026',
      '3. Dezember um 00:50',
    ],
  ] as const)('is the one of Brussels, in words of %s', (locale, day, longDay, month, moment) => {
    expect(formatDay(late, locale)).toBe(day)
    expect(formatLongDay(new Date(late), locale)).toBe(longDay)
    expect(formatMonth(late, locale)).toBe(month)
    expect(formatMoment(late, locale)).toBe(moment)
    expect(formatTime(late, locale)).toBe('00:50')
    expect(formatEvent(late, locale)).toMatch(/^0?3.+2026.+00:50$/)
  })

  it('begins a month in French with an ordinal', () => {
    const first = '2026-01-01T11:00:00Z'
    expect(formatDay(first, 'fr')).toBe('1er janvier 2026')
    expect(formatLongDay(first, 'fr')).toBe('jeudi 1er janvier 2026')
    expect(formatVisitDay(first, 'fr')).toBe('jeu. 1er janvier')
    expect(formatShortDay(first, 'fr')).toBe('1er janv.')
    expect(formatMoment(first, 'fr')).toBe('1er janvier à 12:00')
    expect(formatDay('2026-01-21T11:00:00Z', 'fr')).toBe('21 janvier 2026')
    expect(formatShortEvent('2026-01-01T00:01:00Z', 'fr')).not.toContain('er')
    expect(formatDay(first, 'nl')).toBe('1 januari 2026')
  })

  it('is so long ago', () => {
    expect(formatAge(2, 'day', 'nl')).toBe('eergisteren')
    expect(formatAge(3, 'hour', 'fr')).toBe('il y a 3 heures')
    expect(formatAge(0, 'second', 'de')).toBe('jetzt')
  })
})

describe('names', () => {
  const names = ['Gent', 'Brugge', 'Leuven']

  it.each([
    ['nl', 'Gent, Brugge en Leuven', 'Gent, Brugge of Leuven', 'Frans'],
    ['fr', 'Gent, Brugge et Leuven', 'Gent, Brugge ou Leuven', 'français'],
    ['en', 'Gent, Brugge and Leuven', 'Gent, Brugge or Leuven', 'French'],
    ['de', 'Gent, Brugge und Leuven', 'Gent, Brugge oder Leuven', 'Französisch'],
  ] as const)('are listed as %s does', (locale, all, any, french) => {
    expect(listAll(names, locale)).toBe(all)
    expect(listAny(names, locale)).toBe(any)
    expect(languageName('fr', locale)).toBe(french)
  })

  it('stand in the order of the language, numbers by their size', () => {
    expect(['Zone 10', 'Étage', 'Zone 9', 'Eupen'].toSorted(compareIn('fr'))).toEqual([
      'Étage',
      'Eupen',
      'Zone 9',
      'Zone 10',
    ])
  })
})
