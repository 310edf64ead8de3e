import { findNotices } from '@/data/catalogue/notices'
import type { Refusal } from '@/domain/enquiries/refusals'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

export type RefusalText = (reason: Refusal, field: string) => string

/**
 * Finds what a form says of a refused answer. Staff may write what it says of a moment that is
 * full.
 */
export async function findRefusalText(locale: Locale): Promise<RefusalText> {
  const t = translate(locale)
  const { appointmentFull } = await findNotices(locale)
  return (reason, field) =>
    (reason === 'taken' && appointmentFull) || t(`form.refused.${reason}`, { field })
}
