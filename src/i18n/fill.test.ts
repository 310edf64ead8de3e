import { describe, expect, it } from '@jest/globals'

import { fill } from './fill'

const PHOTOS = {
  nl: '{count, plural, one {# foto} other {# foto’s}} bewaard',
  fr: '{count, plural, =0 {Aucune photo} one {# photo} other {# photos}}',
  en: '{count, plural, one {# picture} other {# pictures}}',
  de: 'Noch {count, plural, one {# Foto} other {# Fotos}}.',
}

describe('a text with placeholders', () => {
  it.each([
    ['nl', 1, '1 foto bewaard'],
    ['nl', 0, '0 foto’s bewaard'],
    ['nl', 1240, '1.240 foto’s bewaard'],
    ['fr', 0, 'Aucune photo'],
    ['fr', 1, '1 photo'],
    ['fr', 1240, '1.240 photos'],
    ['en', 1, '1 picture'],
    ['en', 2, '2 pictures'],
    ['de', 1, 'Noch 1 Foto.'],
    ['de', 1240, 'Noch 1.240 Fotos.'],
  ] as const)('has the plural form and the marks of %s for %i', (locale, count, text) => {
    expect(fill(PHOTOS[locale], { count }, locale)).toBe(text)
  })

  it('counts nothing as one in French, where no form is given for it', () => {
    expect(fill('{n, plural, one {# bien} other {# biens}}', { n: 0 }, 'fr')).toBe('0 bien')
  })

  it('keeps what is typed as it is, signs of a pattern included', () => {
    expect(fill('Wis “{text}”', { text: '$& {text} #' })).toBe('Wis “$& {text} #”')
    expect(fill('{a}, {b} van {a}', { a: '1', b: '2' })).toBe('1, 2 van 1')
  })

  it('leaves a placeholder without a value', () => {
    expect(fill('{field}: {reason}', { reason: 'te laag' })).toBe('{field}: te laag')
  })
})
