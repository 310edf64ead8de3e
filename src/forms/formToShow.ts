import { formAsking, type EnquiryKind } from '@/domain/enquiries/forms'
import type { Query } from '@/i18n/query'

/** The form to show on a page that has this form, with this query. */
export const formToShow = (
  form: EnquiryKind,
  { about: [about = ''] = [], project = [] }: Query,
): EnquiryKind => (form === 'contact' && formAsking(about, project.length > 0)) || form

/** Whether another form replaces the contact form, and the texts above that do not fit it. */
export const replacesContactForm = (form: EnquiryKind, query: Query): boolean =>
  form === 'contact' && formToShow(form, query) !== 'contact'
