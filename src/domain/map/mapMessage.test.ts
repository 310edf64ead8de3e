import { describe, expect, test } from '@jest/globals'

import { cardHeading, MAX_POINTS_PER_MESSAGE, readMapMessage } from './mapMessage'

const house = {
  reference: 7,
  lat: 51,
  lng: 3.7,
  isExact: true,
  isHidden: false,
  heading: '€ 1',
  place: 'Huis in Gent',
  href: '/nl/te-koop/gent/huis/7/',
  marquee: 3,
  flag: 'Verkocht',
}
const message = {
  propsList: [house],
  messageInfo: { total: 1, list: '/nl/te-koop/' },
  mapType: 'light',
  customMarker: null,
  marqueeIgnore: [3],
}

describe('what the map is told', () => {
  test('is read when it is a message', () => expect(readMapMessage(message)).toEqual(message))

  test.each([
    ['nothing', undefined],
    ['a text', 'hello'],
    ['a message without listings', { ...message, propsList: undefined }],
    [
      'a listing that leads to another house',
      { ...message, propsList: [{ ...house, href: 'https://evil.example/' }] },
    ],
    [
      'a listing that runs a script',
      { ...message, propsList: [{ ...house, href: 'javascript:alert(1)' }] },
    ],
    [
      'a picture of another house',
      { ...message, propsList: [{ ...house, picture: '//evil.example/spy.gif' }] },
    ],
    [
      'a source at another house',
      { ...message, messageInfo: { source: 'https://evil.example/points' } },
    ],
    ['a place beyond the pole', { ...message, propsList: [{ ...house, lat: 91 }] }],
    ['a style the map does not know', { ...message, mapType: 'https://evil.example/style.json' }],
    [
      'a colour that is more than a colour',
      { ...message, customMarker: 'red;background:url(//evil.example)' },
    ],
    [
      'too many listings',
      { ...message, propsList: Array.from({ length: MAX_POINTS_PER_MESSAGE + 1 }, () => house) },
    ],
  ])('is not read from %s', (_, data) => expect(readMapMessage(data)).toBeUndefined())

  test('is read from a page that does not say whether an address is hidden', () => {
    const { isHidden, ...unsaid } = house
    expect(readMapMessage({ ...message, propsList: [unsaid] })?.propsList).toEqual([
      { ...unsaid, isHidden },
    ])
  })

  test('carries nothing that has no name here', () => {
    const read = readMapMessage({ ...message, propsList: [{ ...house, street: 'Kouter 1' }] })
    expect(read?.propsList[0]).toEqual(house)
  })
})

describe('what leads a card', () => {
  test('is the price', () => expect(cardHeading(house, [])).toBe('€ 1'))
  test('is the banner where staff chose so', () => expect(cardHeading(house, [3])).toBe('Verkocht'))
  test('is the price of a listing without a banner', () =>
    expect(cardHeading({ ...house, marquee: undefined, flag: undefined }, [0])).toBe('€ 1'))
})
