import { personalHref } from '@/data/enquiries/personalPages'
import { storeTypedForm } from '@/data/enquiries/typedAnswers'
import { answerViewing } from '@/data/viewings/askFeedback'
import { cancelViewing, moveViewing } from '@/data/viewings/change'
import type { Refusal } from '@/domain/enquiries/refusals'
import { readOpenSlot } from '@/domain/viewings/slots'
import type { Locale } from '@/i18n/locales'

import type { Posted } from '../readPosted'

const textOf = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : ''

/** Returns the address of the page with what is wrong with the chosen moment. */
async function pageWithRefusal(reason: Refusal, posted: Posted, locale: Locale): Promise<string> {
  const page = await personalHref(locale, textOf(posted.key))
  const id = await storeTypedForm({ form: 'appointment', typed: {}, refused: { moment: reason } })
  return `${page}${page.includes('?') ? '&' : '?'}typed=${id}#moments`
}

/** Cancels a viewing, moves it to another open moment, or notes what the visitor thought of it. */
export async function runViewingAction(
  id: string,
  posted: Posted,
  locale: Locale,
): Promise<string | void> {
  if (posted.do === 'cancel') await cancelViewing(id)
  if (posted.do === 'answer') {
    await answerViewing(id, posted)
    return `${await personalHref(locale, textOf(posted.key))}#after`
  }
  if (posted.do !== 'move') return
  const wanted = readOpenSlot(textOf(posted.moment))
  if (!wanted) return pageWithRefusal('required', posted, locale)
  if (!(await moveViewing(id, wanted))) return pageWithRefusal('taken', posted, locale)
}
