import { expect, it } from '@jest/globals'

import { eventOf, type MarketState } from './events'

const offered = (price: number | null) => ({ isOffered: true, price })

/** What is told while a listing goes through its states, and the mark by which the same is told once. */
function told(...states: { isOffered: boolean; price: number | null }[]) {
  let market: MarketState | undefined
  return states.map((state) => {
    const { event, market: after } = eventOf(market, state)
    market = after
    return event && `${event.kind} ${event.mark}`.trim()
  })
}

it('is new once, however often it is saved', () => {
  expect(told(offered(100), offered(100))).toEqual(['new', 'new'])
})

it('costs less: each lower price is news, a higher one is not', () => {
  expect(told(offered(100), offered(90), offered(95), offered(80))).toEqual([
    'new',
    'price 90',
    'new',
    'price 80',
  ])
})

it('says nothing of a price that is hidden or comes out of hiding', () => {
  expect(told(offered(100), offered(null), offered(90))).toEqual(['new', 'new', 'new'])
})

it('is back after it was gone, each time again, and cannot be had in between', () => {
  const gone = { isOffered: false, price: null }
  expect(told(offered(100), gone, offered(100), gone, offered(100))).toEqual([
    'new',
    undefined,
    'back 1',
    undefined,
    'back 2',
  ])
})
