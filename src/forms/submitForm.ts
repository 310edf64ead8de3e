import { findFormFields, findFormRules } from '@/data/enquiries/formRules'
import { consentOf } from '@/data/privacy/consent'
import { maySubmitForm } from '@/data/enquiries/formLimits'
import { findFormBlock, findThankYouHref } from '@/data/enquiries/formPlaces'
import { browserProof } from '@/data/enquiries/browserProof'
import { receiveSubmission } from '@/data/enquiries/receive'
import { SubmissionRefused } from '@/data/enquiries/submissionRefused'
import { findSubject } from '@/data/enquiries/subject'
import { isReference } from '@/domain/catalogue/reference'
import { answersIn } from '@/data/enquiries/answerTemplates'
import type { Submission } from '@/data/enquiries/submission'
import { storeSentForm, storeTypedForm } from '@/data/enquiries/typedAnswers'
import type { Refused } from '@/domain/enquiries/refusals'
import type { Locale } from '@/i18n/locales'
import { noQuery } from '@/i18n/query'

import { isOpenTo, type Form } from './defineForm'
import { answerTo } from './fields'
import type { Posted } from './readPosted'
import { formHref } from './formHref'
import { HONEYPOT, CONSENT, MODULE, PAGE, PROOF } from './names'

export type SubmitResult = { next: string } | { refused: Refused }

const textOf = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : ''

/** The path of the page the form was on, if it is a path of this site. */
const PATH = /^\/(?:[a-z0-9-]+\/)*(?:\?[\w=&%.|+-]*)?$/
const pageOf = (posted: Posted): string | undefined => {
  const page = textOf(posted[PAGE])
  return page.length <= 500 && PATH.test(page) ? page : undefined
}

const referenceOf = (value: string | string[] | undefined): string | undefined =>
  isReference(textOf(value)) ? textOf(value) : undefined

async function checkProofAndLimits(
  form: Form,
  posted: Posted,
  address: string,
  locale: Locale,
): Promise<{ isProven: boolean } | { refused: Refused }> {
  const solution = textOf(posted[PROOF])
  const { needsProof } = await findFormRules(locale)
  const isProven = solution !== '' && (await browserProof.check(solution))
  if (!isProven && (solution !== '' || needsProof === true)) return { refused: { form: 'captcha' } }
  return (await maySubmitForm(form.kind, address, isProven))
    ? { isProven }
    : { refused: { form: 'often' } }
}

/** These say nothing of their sender that the thank-you page repeats. */
const unsaidKinds: readonly string[] = [
  'unsubscribe',
  'newsletter',
  'saved_search',
  'friend',
  'testimonial',
]

/** The thank-you page with what was sent; the plain one when that cannot be kept. */
async function thankYouHref(
  href: string,
  { kind, person, ...lead }: Submission,
  posted: Posted,
  locale: Locale,
): Promise<string> {
  if (href === `/${locale}/` || unsaidKinds.includes(kind)) return href
  const { firstName = '', email = '', phone = '', remark = '' } = person
  const answers = [...answersIn(lead, locale), ...answerTo(locale, 'remark', remark)]
  const ref = referenceOf(posted.ref) ?? ''
  const project = referenceOf(posted.project) ?? ''
  const id = await storeSentForm({ sent: kind, firstName, email, phone, ref, project, answers })
  return `${href}?sent=${id}`
}

/** Validates and stores a posted form. Returns the next page, or what is refused. */
export async function submitForm(
  form: Form,
  posted: Posted,
  { locale, address }: { locale: Locale; address: string },
): Promise<SubmitResult> {
  const [subject, block] = await Promise.all([
    findSubject({ ref: textOf(posted.ref), project: textOf(posted.project) }, locale),
    findFormBlock(textOf(posted[MODULE]), locale),
  ])
  if (!isOpenTo(form, subject)) return { refused: { form: 'gone' } }
  const asking = await findFormFields(form.kind, subject, locale)
  const outcome = await form.take(posted, { locale, subject, asking, query: noQuery })
  if ('refused' in outcome) return outcome
  const check = await checkProofAndLimits(form, posted, address, locale)
  if ('refused' in check) return check
  const isSpam = textOf(posted[HONEYPOT]) !== ''
  const source = pageOf(posted) ?? `/${locale}/`
  const consent = await consentOf({
    form: form.kind,
    locale,
    version: textOf(posted[CONSENT]),
    page: source,
  })
  const arrival = {
    locale,
    subject,
    isSpam,
    isProven: check.isProven,
    source,
    consent,
    recipient: block?.recipient ?? undefined,
  }
  try {
    await receiveSubmission(outcome.lead, arrival)
  } catch (error) {
    if (error instanceof SubmissionRefused) return { refused: error.refused }
    throw error
  }
  const href = await findThankYouHref(form.kind, block, locale)
  return { next: isSpam ? href : await thankYouHref(href, outcome.lead, posted, locale) }
}

const notStored: readonly string[] = [PROOF, MODULE, PAGE, HONEYPOT, CONSENT]

/**
 * The page with the form as it was filled in, and what is refused. A post that names no page leads
 * to a page with the form.
 */
export async function pageWithTypedAnswers(
  form: Form,
  posted: Posted,
  refused: Refused,
  locale: Locale,
): Promise<string> {
  const typed = Object.fromEntries(
    Object.entries(posted).filter(([name]) => !notStored.includes(name)),
  )
  const id = await storeTypedForm({ form: form.kind, typed, refused })
  const page =
    pageOf(posted) ??
    (await formHref(
      form.kind,
      { ref: referenceOf(posted.ref), project: referenceOf(posted.project) },
      locale,
    ))
  const [path = '', query = ''] = page.split('?')
  const params = new URLSearchParams(query)
  params.set('typed', id)
  return `${path}?${params}#form-${form.kind}`
}
