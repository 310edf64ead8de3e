import { describe, expect, it } from '@jest/globals'

import { isBlank, plainTextOf } from './blank'
import {
  confirm,
  markOf,
  remember,
  stateOf,
  type TranslationMemory,
  type FingerprintedText,
} from './memory'

const text = (
  nl: string,
  fr: string,
  more: Partial<FingerprintedText> = {},
): FingerprintedText => ({
  path: 'title',
  prints: { nl, fr },
  fallsBack: false,
  follows: true,
  ...more,
})
const after = (...steps: FingerprintedText[]): TranslationMemory =>
  steps.reduce((memory, step) => remember(memory, [step], 'nl'), {} as TranslationMemory)
const mark = (one: FingerprintedText, memory: TranslationMemory, locale = 'fr') =>
  markOf(one, locale, 'nl', memory)

describe('the memory of translations', () => {
  it('takes what it sees for the first time to be right', () => {
    expect(mark(text('a', 'x'), after(text('a', 'x')))).toBeUndefined()
  })

  it('calls a translation outdated when its source changed, until it is touched', () => {
    const changed = text('b', 'x')
    expect(mark(changed, after(text('a', 'x'), changed))).toBe('outdated')
    const touched = text('b', 'y')
    expect(mark(touched, after(text('a', 'x'), changed, touched))).toBeUndefined()
  })

  it('is right again when the source is put back, or when both change at once', () => {
    expect(
      mark(text('a', 'x'), after(text('a', 'x'), text('b', 'x'), text('a', 'x'))),
    ).toBeUndefined()
    expect(mark(text('b', 'y'), after(text('a', 'x'), text('b', 'y')))).toBeUndefined()
  })

  it('believes a colleague who says that it is still right, of that one alone', () => {
    const one = text('b', 'x')
    const other = text('b', 'x', { path: 'intro' })
    const memory = remember(
      remember({}, [text('a', 'x'), text('a', 'x', { path: 'intro' })], 'nl'),
      [one, other],
      'nl',
    )
    const told = confirm(memory, [one, other], [{ path: 'title', locale: 'fr' }], 'nl')
    expect([mark(one, told), mark(other, told)]).toEqual([undefined, 'outdated'])
    expect(mark(text('c', 'x'), remember(told, [text('c', 'x')], 'nl'))).toBe('outdated')
  })

  it('misses what another language says, in the main language too, and nothing where every language is empty', () => {
    expect(mark(text('a', ''), {})).toBe('missing')
    expect(mark(text('', 'x'), {}, 'nl')).toBe('missing')
    expect(mark(text('', ''), {})).toBeUndefined()
    expect(mark(text('a', '', { fallsBack: true }), {})).toBe('fallsBack')
  })

  it('never calls an address outdated', () => {
    const before = text('a', 'x', { follows: false })
    const now = text('b', 'x', { follows: false })
    expect(mark(now, after(before, now))).toBeUndefined()
  })

  it('counts what is missing and outdated, and not what something else stands in for', () => {
    const texts = [
      text('b', 'x'),
      text('a', '', { path: 'intro' }),
      text('a', '', { path: 'meta.title', fallsBack: true }),
    ]
    const memory = remember({}, [text('a', 'x')], 'nl')
    expect(stateOf(texts, 'fr', 'nl', memory, true)).toEqual({
      texts: 1,
      missing: 1,
      outdated: 1,
      isHidden: true,
    })
  })
})

const rich = (...children: unknown[]) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children }] },
})

describe('a text that says nothing', () => {
  it.each([[null], [undefined], [''], ['  \n'], [[]], [rich()], [rich({ text: ' ' })]])(
    'is %j',
    (value) => {
      expect(isBlank(value)).toBe(true)
    },
  )

  it.each([['a'], [false], [rich({ text: 'a' })], [rich({ type: 'upload', value: '1' })]])(
    'is not %j',
    (value) => {
      expect(isBlank(value)).toBe(false)
    },
  )

  it('is read without its form', () => {
    expect(
      plainTextOf({
        root: {
          children: [
            { type: 'paragraph', children: [{ text: 'Een ' }, { text: 'huis' }] },
            { type: 'heading', children: [{ text: 'Twee' }] },
          ],
        },
      }),
    ).toBe('Een huis\nTwee')
  })
})
