import { translate } from '@/i18n/translate'
import type { Locale } from '@/i18n/locales'

type Settings = Partial<Record<'agencyName' | 'street' | 'zip' | 'city' | 'phone' | 'email' | 'vatNumber' | 'kboNumber', string | null>> &
  Partial<Record<'bivTitle' | 'bivNumber' | 'countryOfRecognition', string | null>> & {
    theme?: Partial<Record<Colour, string | null>>
  }

const usual = { paper: '#faf7f2', ink: '#1c2723', moss: '#2f5d50', brick: '#b4532a', sand: '#e4dccf' }
type Colour = keyof typeof usual

/** Who writes: the agency's name, where it is, what the law has it say under every letter, and its colours. */
export type House = {
  name: string
  site: string
  address: string
  phone: string
  email: string
  legal: string[]
  colours: Record<Colour, string>
}

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

export function houseOf(settings: Settings, locale: Locale, site: string, fallbackName: string): House {
  const t = translate(locale)
  const { agencyName, street, zip, city, phone, email, vatNumber, kboNumber, bivTitle, bivNumber, countryOfRecognition, theme = {} } = settings
  const named = Object.entries(theme).filter(([, value]) => isColour(value))
  return {
    name: agencyName?.trim() || fallbackName,
    site,
    address: [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    phone: phone ?? '',
    email: email ?? '',
    legal: [
      bivTitle && bivNumber && countryOfRecognition ? t('agency.biv', { title: bivTitle, number: bivNumber, country: countryOfRecognition }) : '',
      kboNumber && vatNumber ? t('agency.company', { kbo: kboNumber, vat: vatNumber }) : '',
    ].filter(Boolean),
    colours: { ...usual, ...Object.fromEntries(named) },
  }
}
