import { expect, test } from '@jest/globals'

import { safeStorage } from './safeStorage'

const storageOf = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
})

function refuse(): never {
  throw new Error('The browser refuses')
}

test('stores values in the storage of the browser', () => {
  const values = new Map([['old', 'value']])
  const { get, set } = safeStorage(() => storageOf(values))
  set('new', 'one')
  set('old', null)
  expect([...values]).toEqual([['new', 'one']])
  expect([get('new'), get('old')]).toEqual(['one', null])
})

test('keeps values in memory when the storage is blocked', () => {
  const { get, set } = safeStorage(refuse)
  expect(get('consent')).toBeNull()
  set('consent', 'set')
  expect(get('consent')).toBe('set')
  set('consent', null)
  expect(get('consent')).toBeNull()
})

test('returns a value that a full storage refused instead of the older stored one', () => {
  const values = new Map([['consent', 'old']])
  const { get, set } = safeStorage(() => ({ ...storageOf(values), setItem: refuse }))
  set('consent', 'new')
  expect(get('consent')).toBe('new')
})

test('reads from the storage again once it accepts a value', () => {
  const values = new Map<string, string>()
  let isFull = true
  const { get, set } = safeStorage(() =>
    isFull ? { ...storageOf(values), setItem: refuse } : storageOf(values),
  )
  set('consent', 'first')
  isFull = false
  set('consent', 'second')
  values.set('consent', 'third')
  expect(get('consent')).toBe('third')
})
