import { expect, test } from '@jest/globals'

import { keeper } from './keeper'

const shelf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})

function refuse(): never {
  throw new Error('The browser refuses')
}

test('keeps in the storage of the browser', () => {
  const kept = new Map([['old', 'value']])
  const { get, set } = keeper(() => shelf(kept))
  set('new', 'one')
  set('old', null)
  expect([...kept]).toEqual([['new', 'one']])
  expect([get('new'), get('old')]).toEqual(['one', null])
})

test('keeps for the page what a blocked storage refuses', () => {
  const { get, set } = keeper(refuse)
  expect(get('consent')).toBeNull()
  set('consent', 'set')
  expect(get('consent')).toBe('set')
  set('consent', null)
  expect(get('consent')).toBeNull()
})

test('a value that a full storage refuses hides the older one there', () => {
  const kept = new Map([['consent', 'old']])
  const { get, set } = keeper(() => ({ ...shelf(kept), setItem: refuse }))
  set('consent', 'new')
  expect(get('consent')).toBe('new')
})

test('a storage that works again is believed again', () => {
  const kept = new Map<string, string>()
  let isFull = true
  const { get, set } = keeper(() => (isFull ? { ...shelf(kept), setItem: refuse } : shelf(kept)))
  set('consent', 'first')
  isFull = false
  set('consent', 'second')
  kept.set('consent', 'third')
  expect(get('consent')).toBe('third')
})
