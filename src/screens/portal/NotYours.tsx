import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** Replaces the parts of the portal that staff may not see, even when they view it as its owner. */
export const NotYours = ({ locale }: { locale: Locale }) => (
  <p className="text-lg text-soft">{translate(locale)('portal.seen.account')}</p>
)
