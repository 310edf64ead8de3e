import { openStoredFile } from '@/fields/storedFile'
import type { Locale } from '@/i18n/locales'
import type { Document, Enquiry } from '@/payload-types'

import { findRequestableDocuments, type RequestableDocument } from '../catalogue/documents'
import { idOf, createSystemRequest, payload } from '../core/payload'
import { listingName } from '../catalogue/views/listing'
import { findSubject, type EnquirySubject } from './subject'

// Visitors may not read enquiries or private files; the holder of a request's key sees what belongs
// to it.
const siteAccess = { overrideAccess: true, depth: 0 } as const

async function findEnquiry(id: string): Promise<Enquiry | undefined> {
  const enquiry = await (
    await payload()
  ).findByID({ collection: 'enquiries', id, disableErrors: true, ...siteAccess })
  return enquiry?.kind === 'documents' && enquiry.status !== 'spam' ? enquiry : undefined
}

const subjectIdOf = ({ property, project }: Enquiry): string | undefined =>
  idOf(property) ?? idOf(project)

async function subjectOf(enquiry: Enquiry, locale: Locale): Promise<EnquirySubject> {
  const property = idOf(enquiry.property)
  const project = idOf(enquiry.project)
  const options = { ...siteAccess, select: { reference: true }, disableErrors: true } as const
  const subject = property
    ? await (await payload()).findByID({ collection: 'properties', id: property, ...options })
    : project &&
      (await (await payload()).findByID({ collection: 'projects', id: project, ...options }))
  const reference = subject ? String(subject.reference ?? '') : ''
  return findSubject(property ? { ref: reference } : { project: reference }, locale)
}

/** Returns the documents of a request as its sender may see them. */
export async function findDocumentRequest(
  id: string,
  locale: Locale,
): Promise<{ about: string; papers: RequestableDocument[] } | undefined> {
  const enquiry = await findEnquiry(id)
  const subjectId = enquiry && subjectIdOf(enquiry)
  if (!enquiry || !subjectId) return undefined
  const [papers, { property, project }] = await Promise.all([
    findRequestableDocuments(subjectId, locale),
    subjectOf(enquiry, locale),
  ])
  return { papers, about: property ? listingName(property, locale) : (project?.title ?? '') }
}

/**
 * Returns a document that the sender of this request may have: it belongs to the subject they asked
 * about and is given on request.
 */
export async function findRequestedDocument(
  request: string,
  id: string,
): Promise<Document | undefined> {
  const enquiry = await findEnquiry(request)
  const subjectId = enquiry && subjectIdOf(enquiry)
  const paper =
    subjectId &&
    (await (
      await payload()
    ).findByID({ collection: 'documents', id, disableErrors: true, ...siteAccess }))
  if (!paper || paper.visibleOnRequest !== true) return undefined
  return [idOf(paper.property), idOf(paper.project)].includes(subjectId) ? paper : undefined
}

/** Opens the file; undefined when it is missing. */
export const openDocument = async (paper: Document): Promise<ReadableStream | undefined> =>
  openStoredFile(await createSystemRequest(), 'documents', paper)
