import { describe, expect, test } from '@jest/globals'

import type { MapPoint } from '@/domain/map/mapMessage'

import { posterMarks } from './posterMarks'

const view = { lat: 51.05, lng: 3.72, zoom: 14 }
const size = { width: 480, height: 840 }
const home = (reference: number, east: number, more: Partial<MapPoint> = {}): MapPoint => ({
  reference,
  lat: view.lat,
  lng: view.lng + east,
  isExact: true,
  isHidden: false,
  heading: `€ ${reference}.000`,
  place: 'Huis in Gent',
  ...more,
})
const marksOf = (points: MapPoint[], ignored: number[] = []) =>
  posterMarks({ points, clusters: [] }, { view, size, ignored })

describe('the marks over a poster', () => {
  test('are prices, counted from its middle', () => {
    expect(marksOf([home(425, 0), home(310, 0.005)])).toEqual([
      { x: 0, y: 0, kind: 'price', text: '€ 425.000', isGone: false },
      { x: 117, y: 0, kind: 'price', text: '€ 310.000', isGone: false },
    ])
  })

  test('are a number where homes stand too close, and nothing outside the picture', () => {
    const [group, ...others] = marksOf([home(1, 0), home(2, 0.0002), home(3, 0.2)])
    expect(group).toMatchObject({ kind: 'group', text: '2' })
    expect(others).toEqual([])
  })

  test('say of what is sold only this, apart from what is on offer', () => {
    const marks = marksOf([home(1, 0), home(2, 0.0001, { isGone: true, flag: 'Verkocht' })])
    expect(marks.map(({ isGone }) => isGone)).toEqual([false, true])
    expect(marks.some(({ kind }) => kind === 'group')).toBe(false)
    expect(marks.some(({ text }) => text === '€ 2.000')).toBe(false)
  })
})
