import { addressLines } from '@/domain/address'
import { homeCountry } from '@/domain/countries'
import { regionOf } from '@/domain/regions'
import type { Region } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { loaded } from '../payload'

type Placed = Pick<Property, 'city'> & Partial<Pick<Property, 'street' | 'houseNumber' | 'boxNumber'>>

/** The lines of an address as the public may read them: a hidden street was never loaded. */
export function addressOf({ city, ...parts }: Placed, locale: Locale): string[] {
  const { zip, name, country } = loaded(city) ?? {}
  return addressLines(
    { ...parts, zip, city: name, country },
    { box: (box) => translate(locale)('detail.box', { box }), country: (code) => optionName(locale, 'country', code) },
  )
}

/** The Belgian region a property lies in; nothing abroad. */
export function regionOfProperty({ city }: Pick<Property, 'city'>): Region | undefined {
  const { zip, country } = loaded(city) ?? {}
  return zip && (country ?? homeCountry) === homeCountry ? regionOf(zip) : undefined
}
