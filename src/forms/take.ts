import { findAsking, findFormRules } from '@/data/leads/asking'
import { mayPost } from '@/data/leads/limits'
import { findFormBlock, findThanks } from '@/data/leads/places'
import { proofs } from '@/data/leads/proof'
import { receive } from '@/data/leads/receive'
import { LeadRefused } from '@/data/leads/refuse'
import { findSubject } from '@/data/leads/subject'
import { keepTyped } from '@/data/leads/typed'
import type { Refused } from '@/domain/forms/refusals'
import type { Locale } from '@/i18n/locales'
import { noQuery } from '@/i18n/query'

import { isOpenTo, type Form } from './form'
import type { Posted } from './guards'
import { BAIT, MODULE, PAGE, PROOF } from './names'

export type Answered = { next: string } | { refused: Refused }

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/** The page a form was on: a path of this site and nothing else. */
const PATH = /^\/(?:[a-z0-9-]+\/)*(?:\?[\w=&%.|+-]*)?$/
const pageOf = (posted: Posted, locale: Locale): string => {
  const page = textOf(posted[PAGE])
  return page.length <= 500 && PATH.test(page) ? page : `/${locale}/`
}

async function guard(form: Form, posted: Posted, address: string, locale: Locale): Promise<{ isProven: boolean } | { refused: Refused }> {
  const solution = textOf(posted[PROOF])
  const { needsProof } = await findFormRules(locale)
  const isProven = solution !== '' && (await proofs.check(solution))
  if (!isProven && (solution !== '' || needsProof === true)) return { refused: { form: 'captcha' } }
  return (await mayPost(form.kind, address, isProven)) ? { isProven } : { refused: { form: 'often' } }
}

/** From what was posted to a lead that is written, or to what is wrong with it. */
export async function takeForm(form: Form, posted: Posted, { locale, address }: { locale: Locale; address: string }): Promise<Answered> {
  const [subject, block] = await Promise.all([
    findSubject({ ref: textOf(posted.ref), project: textOf(posted.project) }, locale),
    findFormBlock(textOf(posted[MODULE]), locale),
  ])
  if (!isOpenTo(form, subject)) return { refused: { form: 'gone' } }
  const asking = await findAsking(form.kind, subject, locale)
  const outcome = await form.take(posted, { locale, subject, asking, query: noQuery })
  if ('refused' in outcome) return outcome
  const guarded = await guard(form, posted, address, locale)
  if ('refused' in guarded) return guarded
  const isSpam = textOf(posted[BAIT]) !== ''
  const arrival = { locale, subject, isSpam, isProven: guarded.isProven, source: pageOf(posted, locale), recipient: block?.recipient ?? undefined }
  try {
    await receive(outcome.lead, arrival)
  } catch (error) {
    if (error instanceof LeadRefused) return { refused: error.refused }
    throw error
  }
  return { next: await findThanks(form.kind, block, locale) }
}

const unkept: readonly string[] = [PROOF, MODULE, PAGE, BAIT]

/** The page with the form as it was filled in, and what is wrong with it. */
export async function pageWithTyped(form: Form, posted: Posted, refused: Refused, locale: Locale): Promise<string> {
  const typed = Object.fromEntries(Object.entries(posted).filter(([name]) => !unkept.includes(name)))
  const id = await keepTyped({ form: form.kind, typed, refused })
  const [path = '', query = ''] = pageOf(posted, locale).split('?')
  const params = new URLSearchParams(query)
  params.set('typed', id)
  return `${path}?${params}#form-${form.kind}`
}
