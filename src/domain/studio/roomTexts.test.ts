import { describe, expect, it } from '@jest/globals'

import { roomOfName, rooms, roomTexts } from './roomTexts'

describe('what a picture shows', () => {
  it.each([
    ['keuken-2.jpg', 'kitchen'],
    ['IMG Küche.JPG', 'kitchen'],
    ['Salle_de_bains.png', 'bathroom'],
    ['Bad 1.jpg', 'bathroom'],
    ['salle à manger.jpg', 'dining'],
    ['slaapkamer_ouders.webp', 'bedroom'],
    ['façade rue.jpg', 'front'],
    ['Terrasse.jpg', 'terrace'],
    ['grondplan.png', 'plan'],
  ])('is guessed from the name of its file: %s', (name, room) => {
    expect(roomOfName(name)).toBe(room)
  })

  it('is not guessed from a name that says nothing', () => {
    for (const name of ['IMG_20261122.jpg', 'DSC0001.JPG', '451e25895427-1.webp', ''])
      expect(roomOfName(name)).toBeUndefined()
  })

  it('has a text of its own for every room in four languages', () => {
    for (const locale of ['nl', 'fr', 'en', 'de'] as const)
      expect(new Set(rooms.map((room) => roomTexts[room][locale])).size).toBe(rooms.length)
  })
})
