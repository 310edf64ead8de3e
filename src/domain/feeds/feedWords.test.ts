import { expect, it } from '@jest/globals'

import { typeNamed } from './feedWords'

it.each([
  // A building is an investment only when its use is not said.
  ['Commercial building', 6],
  ['Commercial Property', 6],
  ['Office building', 8],
  ['Industrial building', 7],
  ['Apartment building', 5],
  ['Investment property', 5],
  ['Building plot', 4],
  ['Parking space', 9],
  ['Semi-detached house', 1],
  ['Townhouse', 1],
  ['Ground floor apartment', 2],
  ['Spaceship', undefined],
])('takes “%s” for the type a person means', (text, type) => {
  expect(typeNamed(text)).toBe(type)
})
