import { findFormPage } from '@/data/site/formPages'
import { aboutValueOf, type EnquiryKind } from '@/domain/enquiries/forms'
import type { Locale } from '@/i18n/locales'
import { writeQuery, type Query } from '@/i18n/query'

type Subject = { ref?: string | undefined; project?: string | undefined }

/**
 * The address of a page with this form, about the same listing or project; the home page when there
 * is none.
 */
export async function formHref(
  form: EnquiryKind,
  { ref, project }: Subject,
  locale: Locale,
): Promise<string> {
  const ownPage = await findFormPage(form, locale)
  const about = aboutValueOf(form)
  const page = ownPage ?? (about && (await findFormPage('contact', locale)))
  if (page === undefined) return `/${locale}/`
  const query: Query = {
    ...(about && !ownPage && { about: [about] }),
    ...(ref && { ref: [ref] }),
    ...(project && { project: [project] }),
  }
  return `${page}${writeQuery(query)}`
}
