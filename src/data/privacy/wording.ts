import { createHash } from 'node:crypto'

import type { EnquiryKind } from '@/domain/enquiries/forms'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

export type Wording = { version: string; text: string }

/** Returns the privacy notice below a form. */
export function noticeOf(form: EnquiryKind, locale: Locale): string {
  const t = translate(locale)
  switch (form) {
    case 'saved_search':
    case 'newsletter':
    case 'friend':
    case 'testimonial':
    case 'unsubscribe':
      return t(`form.privacyOf.${form}`)
    default:
      return t('form.privacy')
  }
}

/** Returns the label of the checkbox that a form requires, if it has one. */
const checkboxLabelOf = (form: EnquiryKind, locale: Locale): string | undefined =>
  form === 'testimonial' ? translate(locale)('form.fields.publish') : undefined

/**
 * Returns everything the sender of a form agrees to, and the version by which the form names it.
 */
export function wordingOf(form: EnquiryKind, locale: Locale): Wording {
  const text = [checkboxLabelOf(form, locale), noticeOf(form, locale)]
    .filter((line) => line !== undefined)
    .join('\n')
  const version = createHash('sha256')
    .update(JSON.stringify([form, locale, text]))
    .digest('hex')
    .slice(0, 16)
  return { version, text }
}
