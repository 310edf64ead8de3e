import { describe, expect, it } from '@jest/globals'

import dynamicKeys from '../../server/front/dynamicKeys.json'
import { isKeptFromTags, isPersonalAddress, personalKeys, withoutSentKey } from './personalAddress'

const SITE = 'https://hestia.test'
const isKept = (path: string, referrer = '') => isKeptFromTags(new URL(path, SITE), referrer)

describe('an address', () => {
  it.each([
    '/nl/mijn-keuze/?key=newsletter.0199.1.x',
    '/nl/mijn-keuze/?done=paused&key=demand.0199.1.x',
    '/fr/contact/?typed=0199',
    '/nl/bedankt/?sent=0199',
    '/nl/waardebepaling/?address=Korenlei+12',
    '/nl/favorieten/?property=3&note=Voor+oma',
    '/nl/kosten/?ownMoney=60000',
    '/nl/preview/pages/0199/',
  ])('like %s is kept from the tags', (path) => {
    expect(isPersonalAddress(new URL(path, SITE))).toBe(true)
    expect(isKept(path)).toBe(true)
  })

  it.each(['/nl/', '/nl/te-koop/?type=house&page=2', '/nl/?utm_source=keyboard', '/nl/key/sent/'])(
    'like %s is not',
    (path) => {
      expect(isKept(path)).toBe(false)
    },
  )

  it('is kept from them where the page before it was personal, and is not for a page of another site', () => {
    expect(isKept('/nl/', `${SITE}/nl/mijn-keuze/?key=x`)).toBe(true)
    expect(isKept('/nl/', `${SITE}/nl/te-koop/?type=house`)).toBe(false)
    expect(isKept('/nl/', 'https://search.test/?key=x')).toBe(false)
    expect(isKept('/nl/', 'no address')).toBe(false)
  })
})

it('is written without the key of what was sent, for the page that thanks for it', () => {
  expect(withoutSentKey(`${SITE}/nl/bedankt/?sent=0199&utm_source=x#top`)).toBe(
    `${SITE}/nl/bedankt/?utm_source=x#top`,
  )
  expect(withoutSentKey(`${SITE}/nl/contact/?typed=0199`)).toBeUndefined()
})

it('says of each key that changes a page whether it is personal', () => {
  const isPersonal = (key: string) => personalKeys.some((one) => one === key)
  expect(personalKeys.filter((key) => !dynamicKeys.includes(key))).toEqual([])
  expect(dynamicKeys.filter((key) => !isPersonal(key)).join(' ')).toBe(
    'city type region province within price_from price_to bedrooms area epc new has near unknown sold sort page view property q goal wish about ref project done price years rate ownHome vatRate',
  )
})
