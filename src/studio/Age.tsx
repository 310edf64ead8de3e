import { ageOf } from '@/domain/enquiries/inbox'
import { formatAge, formatFullEvent } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'

/** Shows how long ago something was, with the exact time as a tooltip. */
export function Age({ since, locale }: { since: Date; locale: Locale }) {
  const { amount, unit } = ageOf(since, new Date())
  return (
    <time dateTime={since.toISOString()} title={formatFullEvent(since, locale)}>
      {/* "This minute" could be read as in the future, so "now" is shown instead. */}
      {formatAge(amount, amount === 0 ? 'second' : unit, locale)}
    </time>
  )
}
