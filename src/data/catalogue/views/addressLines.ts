import { addressLines } from '@/domain/catalogue/address'
import { homeCountry } from '@/domain/catalogue/countries'
import { regionOf } from '@/domain/catalogue/regions'
import type { Region } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { loaded } from '@/data/core/payload'

type Addressed = Pick<Property, 'city'> &
  Partial<Pick<Property, 'street' | 'houseNumber' | 'boxNumber'>>

/** Returns the lines of an address. A street that is not public was never loaded. */
export function addressOf({ city, ...parts }: Addressed, locale: Locale): string[] {
  const { zip, name, country } = loaded(city) ?? {}
  return addressLines(
    { ...parts, zip, city: name, country },
    {
      box: (box) => translate(locale)('detail.box', { box }),
      country: (code) => optionName(locale, 'country', code),
    },
  )
}

/** Returns the Belgian region of a property; undefined abroad. */
export function regionOfProperty({ city }: Pick<Property, 'city'>): Region | undefined {
  const { zip, country } = loaded(city) ?? {}
  return zip && (country ?? homeCountry) === homeCountry ? regionOf(zip) : undefined
}
