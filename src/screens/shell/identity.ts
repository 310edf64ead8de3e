import { internationalPhone } from '@/domain/lib/phone'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Setting } from '@/payload-types'

/** A phone number that no line breaks in two. */
const onOneLine = (phone: string): string => internationalPhone(phone).replaceAll(' ', '\u00a0')

/**
 * Returns the identity of the agency, as Belgian law requires it; only what staff have filled in.
 */
export function identityLines(settings: Setting, locale: Locale): string[] {
  const t = translate(locale)
  const {
    agencyName,
    street,
    zip,
    city,
    phone,
    email,
    kboNumber,
    vatNumber,
    bivTitle,
    bivNumber,
    countryOfRecognition,
  } = settings
  const { insurer, policyNumber, supervisor } = settings
  const address = [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [
    [agencyName, address].filter(Boolean).join(', '),
    [phone && onOneLine(phone), email].filter(Boolean).join(', '),
    kboNumber && vatNumber ? t('agency.company', { kbo: kboNumber, vat: vatNumber }) : '',
    bivTitle && bivNumber && countryOfRecognition
      ? t('agency.biv', { title: bivTitle, number: bivNumber, country: countryOfRecognition })
      : '',
    supervisor ? t('agency.supervisor', { name: supervisor }) : '',
    insurer && policyNumber ? t('agency.insurance', { insurer, policy: policyNumber }) : '',
  ].filter((line) => line !== '')
}
