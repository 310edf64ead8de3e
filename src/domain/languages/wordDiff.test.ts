import fc from 'fast-check'

import { wordDiff } from './wordDiff'

const textOf = (before: string, after: string, kinds: readonly string[]): string =>
  wordDiff(before, after)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text.trim())
    .join(' ')

describe('what changed between two texts', () => {
  it('is said word by word, with what stands around it', () => {
    expect(wordDiff('Een huis met tuin', 'Een huis met grote tuin')).toEqual([
      { kind: 'same', text: 'Een huis met ' },
      { kind: 'added', text: 'grote ' },
      { kind: 'same', text: 'tuin' },
    ])
    expect(wordDiff('De prijs is 5 euro', 'De prijs is 6 euro')).toEqual([
      { kind: 'same', text: 'De prijs is ' },
      { kind: 'removed', text: '5 ' },
      { kind: 'added', text: '6 ' },
      { kind: 'same', text: 'euro' },
    ])
  })

  it('leaves out what is far from a change', () => {
    const long = Array.from({ length: 40 }, (_, at) => `w${at}`).join(' ')
    const [before, changed, ...rest] = wordDiff(`${long} oud`, `${long} nieuw`)
    expect(before).toEqual({ kind: 'same', text: '… w34 w35 w36 w37 w38 w39 ' })
    expect(changed).toEqual({ kind: 'removed', text: 'oud' })
    expect(rest).toEqual([{ kind: 'added', text: 'nieuw' }])
  })

  it('holds every removed and added word of any two texts', () => {
    const word = fc.constantFrom('a', 'b', 'c', 'd')
    const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(textOf(before, after, ['same', 'removed'])).toBe(before)
        expect(textOf(before, after, ['same', 'added'])).toBe(after)
      }),
    )
  })
})
