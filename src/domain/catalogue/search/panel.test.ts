import { expect, test } from '@jest/globals'
import fc from 'fast-check'

import type { SearchAnswer } from './answers'
import {
  closedPanel,
  MAX_TEXT_LENGTH,
  nextPanel,
  normalizeText,
  type PanelEvent,
  type PanelState,
} from './panel'

const answer = (reference: number): SearchAnswer => ({
  unknown: [],
  properties: [{ reference, href: `/nl/${reference}/`, text: 'Huis' }],
})
const after = (...events: PanelEvent[]): PanelState => events.reduce(nextPanel, closedPanel)

test('opens, and closes without forgetting what was typed', () => {
  expect(after({ type: 'open' }).isOpen).toBe(true)
  const closed = after({ type: 'type', text: 'gent' }, { type: 'close' })
  expect(closed).toMatchObject({ isOpen: false, text: 'gent' })
})

test('an answer to an earlier question never replaces what was asked since', () => {
  const typed = after({ type: 'type', text: 'g' }, { type: 'type', text: 'ge' })
  expect(nextPanel(typed, { type: 'answered', to: 1, answer: answer(1) })).toBe(typed)
  const answered = nextPanel(typed, { type: 'answered', to: 2, answer: answer(2) })
  expect(answered).toMatchObject({ answer: answer(2), isWaiting: false })
  expect(nextPanel(answered, { type: 'failed', to: 2, trouble: 'unreachable' })).toBe(answered)
})

test('the last answer stays while the next is on its way', () => {
  const state = after(
    { type: 'type', text: 'g' },
    { type: 'answered', to: 1, answer: answer(1) },
    { type: 'type', text: 'ge' },
  )
  expect(state).toMatchObject({ answer: answer(1), isWaiting: true })
})

test('an emptied box has no results and waits for none', () => {
  const state = after(
    { type: 'type', text: 'g' },
    { type: 'answered', to: 1, answer: answer(1) },
    { type: 'type', text: '  ' },
  )
  expect(state).toEqual({ isOpen: true, text: '', requestNumber: 2, isWaiting: false })
  expect(nextPanel(state, { type: 'answered', to: 1, answer: answer(1) })).toBe(state)
})

test('a server that fails leaves no old listings behind, and is forgotten with the next letter', () => {
  const failed = after(
    { type: 'type', text: 'g' },
    { type: 'failed', to: 1, trouble: 'unreachable' },
  )
  expect(failed).toEqual({
    isOpen: true,
    text: 'g',
    requestNumber: 1,
    isWaiting: false,
    trouble: 'unreachable',
  })
  expect(nextPanel(failed, { type: 'type', text: 'ge' })).not.toHaveProperty('trouble')
})

test('blanks around the text are no new question', () => {
  const typed = after({ type: 'type', text: 'gent' })
  expect(nextPanel(typed, { type: 'type', text: ' gent ' }).requestNumber).toBe(1)
})

test('whatever is pasted is cut, and cut once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 10_000 }), (text) => {
      expect(normalizeText(text).length).toBeLessThanOrEqual(MAX_TEXT_LENGTH)
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text))
    }),
  )
})
