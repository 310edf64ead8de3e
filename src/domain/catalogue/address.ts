import { homeCountry, type Country } from './countries'

export type AddressParts = {
  street?: string | null
  houseNumber?: string | null
  boxNumber?: string | null
  zip?: string | null
  city?: string | null
  country?: Country | null
}

/** The words of a language for a box number and the names of countries. */
export type AddressWords = {
  box: (number: string) => string
  country: (country: Country) => string
}

const joined = (parts: (string | null | undefined)[], separator: string) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator)

/**
 * An address line by line: street, number and box; postal code and city; the country only when it is not Belgium. A
 * number without its street says nothing, so a hidden street leaves postal code and city.
 */
export function addressLines(
  { street, houseNumber, boxNumber, zip, city, country }: AddressParts,
  words: AddressWords,
): string[] {
  const box = boxNumber?.trim() ? words.box(boxNumber.trim()) : ''
  return [
    street?.trim() ? joined([street, houseNumber, box], ' ') : '',
    joined([zip, city], ' '),
    country && country !== homeCountry ? words.country(country) : '',
  ].filter((line) => line !== '')
}
