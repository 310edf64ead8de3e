import { Icon } from '@/components/icon/Icon'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** A link to the brochure, which is generated on request. */
export function BrochureLink({
  reference,
  locale,
  className = '',
}: {
  reference: number | null | undefined
  locale: Locale
  className?: string
}) {
  if (!reference) return null
  return (
    <a
      className={`inline-flex min-h-11 items-center gap-2 underline ${className}`}
      href={`/api/brochure/${locale}/${reference}.pdf`}
      rel="nofollow"
      type="application/pdf"
    >
      <Icon name="file" />
      {translate(locale)('brochure.link')}
    </a>
  )
}
