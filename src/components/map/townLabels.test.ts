import { expect, it } from '@jest/globals'

import { apartDots, placeLabels, type TownDot } from './townLabels'

const dot = (name: string, x: number, y: number): TownDot => ({ name, x, y, radius: 10 })

it('puts a label on the side where it covers no dot and no other label', () => {
  const dots = [dot('Gent', 300, 300), dot('Aalst', 330, 300), dot('Brussel', 300, 330)]
  const [first, second, third] = placeLabels(dots, 20, 900)
  expect(first).toBe('start')
  expect(second).toBe('end')
  expect(third).toBeDefined()
})

it('leaves a label out where there is no place for it, and keeps inside the width', () => {
  expect(placeLabels([dot('Luik', 890, 300)], 20, 900)).toEqual(['start'])
  expect(
    placeLabels([dot('Een gemeente met een naam van veertig letters', 450, 300)], 40, 900),
  ).toEqual([undefined])
})

it('keeps the first of dots that cannot be pressed apart', () => {
  const dots = [dot('Gent', 300, 300), dot('Gentbrugge', 310, 305), dot('Brugge', 100, 200)]
  expect(apartDots(dots, 30).map(({ name }) => name)).toEqual(['Gent', 'Brugge'])
})
