import { ageOf } from '@/domain/inbox'
import { intlLocales, type Locale } from '@/i18n/locales'

/** How long ago something was, with the exact moment for who points at it. */
export function Age({ since, locale }: { since: Date; locale: Locale }) {
  const { amount, unit } = ageOf(since, new Date())
  const language = intlLocales[locale]
  const exact = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Brussels' }).format(since)
  return (
    <time dateTime={since.toISOString()} title={exact}>
      {/* "This minute" can be read as one that is still to come. */}
      {new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-amount, amount === 0 ? 'second' : unit)}
    </time>
  )
}
