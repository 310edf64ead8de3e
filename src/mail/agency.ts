import { internationalPhone } from '@/domain/lib/phone'
import { paletteColours, readablePalette } from '@/domain/site/palette'
import { translate } from '@/i18n/translate'
import type { Locale } from '@/i18n/locales'

type Settings = Partial<
  Record<
    'agencyName' | 'street' | 'zip' | 'city' | 'phone' | 'email' | 'vatNumber' | 'kboNumber',
    string | null
  >
> &
  Partial<Record<'bivTitle' | 'bivNumber' | 'countryOfRecognition', string | null>> & {
    theme?: Partial<Record<Colour, string | null>>
  }

const defaultColours = {
  paper: '#faf7f2',
  ink: '#1c2723',
  moss: '#2f5d50',
  brick: '#b4532a',
  sand: '#e4dccf',
}
type Colour = keyof typeof defaultColours

/** The sender: the agency's name, address, legal details and colours. */
export type Agency = {
  name: string
  site: string
  address: string
  phone: string
  email: string
  legal: string[]
  colours: Record<Colour, string>
}

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

export function agencyOf(
  settings: Settings,
  locale: Locale,
  site: string,
  fallbackName: string,
): Agency {
  const t = translate(locale)
  const {
    agencyName,
    street,
    zip,
    city,
    phone,
    email,
    vatNumber,
    kboNumber,
    bivTitle,
    bivNumber,
    countryOfRecognition,
    theme = {},
  } = settings
  // As on the site, a colour that could not be read is corrected.
  const shown = readablePalette(theme)
  const customColours = paletteColours
    .filter((name) => isColour(theme[name]))
    .map((name) => [name, shown[name]])
  return {
    name: agencyName?.trim() || fallbackName,
    site,
    address: [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    phone: internationalPhone(phone ?? ''),
    email: email ?? '',
    legal: [
      bivTitle && bivNumber && countryOfRecognition
        ? t('agency.biv', { title: bivTitle, number: bivNumber, country: countryOfRecognition })
        : '',
      kboNumber && vatNumber ? t('agency.company', { kbo: kboNumber, vat: vatNumber }) : '',
    ].filter(Boolean),
    colours: { ...defaultColours, ...Object.fromEntries(customColours) },
  }
}
