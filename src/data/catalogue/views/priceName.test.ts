import { describe, expect, it } from '@jest/globals'

import { priceOf, type PriceFields } from '@/domain/catalogue/price'
import { locales } from '@/i18n/locales'

import { ownerPrice, priceName } from './priceName'

/** Intl separates the sign with a no-break space. */
const plain = (text: string) => text.replace(/\s/g, ' ')

const annuity: PriceFields = {
  price: 60_000,
  priceUnit: 'total',
  goal: 'sale',
  contractType: 'life_annuity',
  publishPrice: true,
  marquee: 'none',
}

describe('the price of a home that is sold for a life annuity', () => {
  it('is named as such in every language: it is not what the home costs', () => {
    expect(locales.map((locale) => plain(priceName(priceOf(annuity, []), locale)))).toEqual([
      '€ 60.000 op lijfrente',
      '€ 60.000 en viager',
      '€ 60.000 (life annuity)',
      '€ 60.000 (Leibrente)',
    ])
  })

  it('is named so to its owner too, and where it begins somewhere', () => {
    expect(plain(ownerPrice(annuity, 'fr'))).toBe('€ 60.000 en viager')
    const from = priceOf({ ...annuity, priceUnit: 'from' }, [])
    expect(plain(priceName(from, 'nl'))).toBe('Vanaf € 60.000 op lijfrente')
  })

  it('says nothing of a price that is not told', () => {
    const hidden = priceOf({ ...annuity, publishPrice: false }, [])
    expect(priceName(hidden, 'nl')).toBe('Prijs op aanvraag')
  })
})
