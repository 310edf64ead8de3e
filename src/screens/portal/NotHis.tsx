import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** What a colleague gets in the place of what even he who sees the portal as its owner is not to see. */
export const NotHis = ({ locale }: { locale: Locale }) => <p className="text-lg text-soft">{translate(locale)('portal.seen.account')}</p>
