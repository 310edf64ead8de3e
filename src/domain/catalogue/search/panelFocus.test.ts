import { expect, test } from '@jest/globals'
import fc from 'fast-check'

import { focusAfter, type FocusPlace } from './panelFocus'

const rows = [2, 1, 3]

test('the arrows lead from the box through the rows and back to it', () => {
  expect(focusAfter('ArrowDown', 'box', rows)).toEqual({ row: 0, link: 0 })
  expect(focusAfter('ArrowDown', { row: 0, link: 0 }, rows)).toEqual({ row: 1, link: 0 })
  expect(focusAfter('ArrowDown', { row: 2, link: 1 }, rows)).toBe('box')
  expect(focusAfter('ArrowUp', { row: 0, link: 1 }, rows)).toBe('box')
  expect(focusAfter('ArrowUp', 'box', rows)).toEqual({ row: 2, link: 0 })
})

test('a shorter row takes the nearest of its links', () => {
  expect(focusAfter('ArrowDown', { row: 0, link: 1 }, rows)).toEqual({ row: 1, link: 0 })
})

test('sideways stays in the row', () => {
  expect(focusAfter('ArrowRight', { row: 0, link: 0 }, rows)).toEqual({ row: 0, link: 1 })
  expect(focusAfter('ArrowRight', { row: 0, link: 1 }, rows)).toEqual({ row: 0, link: 1 })
  expect(focusAfter('ArrowLeft', { row: 0, link: 0 }, rows)).toEqual({ row: 0, link: 0 })
})

test('Home and End are first and last of the links, and the caret of the box keeps its keys', () => {
  expect(focusAfter('Home', { row: 2, link: 1 }, rows)).toEqual({ row: 0, link: 0 })
  expect(focusAfter('End', { row: 0, link: 0 }, rows)).toEqual({ row: 2, link: 2 })
  for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'a'])
    expect(focusAfter(key, 'box', rows)).toBeUndefined()
  expect(focusAfter('Enter', { row: 0, link: 0 }, rows)).toBeUndefined()
})

test('a panel without links keeps the focus in the box', () => {
  expect(focusAfter('ArrowDown', 'box', [])).toBeUndefined()
})

test('every way leads to a link there is', () => {
  const keys = fc.array(
    fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'),
  )
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 }),
      keys,
      (some, pressed) => {
        let place: FocusPlace = 'box'
        for (const key of pressed) place = focusAfter(key, place, some) ?? place
        if (place !== 'box') expect(place.link).toBeLessThan(some[place.row] ?? 0)
      },
    ),
  )
})
