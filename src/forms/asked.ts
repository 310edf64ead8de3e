import type { EnquiryKind } from '@/domain/leads'
import type { Query } from '@/i18n/query'

import { schemas, type SchemaKind } from './schemas'

/** What the links of a listing or a project ask for, and the form that asks it. */
const forms: Readonly<Record<string, EnquiryKind>> = { visit: 'appointment', information: 'property', documents: 'documents', friend: 'friend', offer: 'offer' }

/** The forms that are about something, and say so where they stand in the place of another. */
const titled = ['contact', 'property', 'construction', 'documents', 'offer', 'friend', 'appointment'] as const

export const isTitled = (kind: SchemaKind): kind is (typeof titled)[number] => titled.some((one) => one === kind)

const isBuilt = (kind: string): kind is SchemaKind => Object.hasOwn(schemas, kind)

/** The form to show on a page that has this one, for who came with a question. */
export function askedForm(form: EnquiryKind, { about: [about = ''] = [], project = [] }: Query): SchemaKind {
  const asked = about === 'information' && project.length > 0 ? 'construction' : forms[about]
  const wanted = form === 'contact' && asked ? asked : form
  return isBuilt(wanted) ? wanted : 'contact'
}

/** Whether a form is shown in the place of the one for questions, and the words above that do not fit it. */
export const isInstead = (form: EnquiryKind, query: Query): boolean => form === 'contact' && askedForm(form, query) !== 'contact'
