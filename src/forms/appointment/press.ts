import { personalHref } from '@/data/leads/personal'
import { keepTyped } from '@/data/leads/typed'
import { cancelVisit, moveVisit } from '@/data/visits/change'
import type { Refusal } from '@/domain/forms/refusals'
import { readMoment } from '@/domain/visits/slots'
import type { Locale } from '@/i18n/locales'

import type { Posted } from '../guards'

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/** The page again, with what is wrong with the moment that was chosen. */
async function again(why: Refusal, posted: Posted, locale: Locale): Promise<string> {
  const [page, id] = [await personalHref(locale, textOf(posted.key)), await keepTyped({ form: 'appointment', typed: {}, refused: { moment: why } })]
  return `${page}${page.includes('?') ? '&' : '?'}typed=${id}#moments`
}

/** Cancels a visit, or moves it to another open moment. */
export async function pressVisit(id: string, posted: Posted, locale: Locale): Promise<string | void> {
  if (posted.do === 'cancel') await cancelVisit(id)
  if (posted.do !== 'move') return
  const wanted = readMoment(textOf(posted.moment))
  if (!wanted) return again('required', posted, locale)
  if (!(await moveVisit(id, wanted))) return again('taken', posted, locale)
}
