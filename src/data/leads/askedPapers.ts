import { storedFile } from '@/fields/storedFile'
import type { Locale } from '@/i18n/locales'
import type { Document, Enquiry } from '@/payload-types'

import { findPapers, type PaperView } from '../papers'
import { idOf, ownRequest, payload } from '../payload'
import { placeOf } from '../views/listing'
import { findSubject, type LeadSubject } from './subject'

// No visitor may read a lead or a private file; who holds the key of one request sees what belongs to it.
const asSite = { overrideAccess: true, depth: 0 } as const

async function findEnquiry(id: string): Promise<Enquiry | undefined> {
  const enquiry = await (await payload()).findByID({ collection: 'enquiries', id, disableErrors: true, ...asSite })
  return enquiry?.kind === 'documents' && enquiry.status !== 'spam' ? enquiry : undefined
}

const ownerOf = ({ property, project }: Enquiry): string | undefined => idOf(property) ?? idOf(project)

async function subjectOf(enquiry: Enquiry, locale: Locale): Promise<LeadSubject> {
  const [property, project] = [idOf(enquiry.property), idOf(enquiry.project)]
  const own = { ...asSite, select: { reference: true }, disableErrors: true } as const
  const found = property
    ? await (await payload()).findByID({ collection: 'properties', id: property, ...own })
    : project && (await (await payload()).findByID({ collection: 'projects', id: project, ...own }))
  const number = found ? String(found.reference ?? '') : ''
  return findSubject(property ? { ref: number } : { project: number }, locale)
}

/** What somebody asked for, as he may see it. */
export async function findRequest(id: string, locale: Locale): Promise<{ about: string; papers: PaperView[] } | undefined> {
  const enquiry = await findEnquiry(id)
  const owner = enquiry && ownerOf(enquiry)
  if (!enquiry || !owner) return undefined
  const [papers, { property, project }] = await Promise.all([findPapers(owner, locale), subjectOf(enquiry, locale)])
  return { papers, about: property ? placeOf(property, locale) : (project?.title ?? '') }
}

/** A paper that whoever sent this request may have: one of what he asked about, and given on request. */
export async function findAskedPaper(request: string, id: string): Promise<Document | undefined> {
  const enquiry = await findEnquiry(request)
  const owner = enquiry && ownerOf(enquiry)
  const paper = owner && (await (await payload()).findByID({ collection: 'documents', id, disableErrors: true, ...asSite }))
  if (!paper || paper.visibleOnRequest !== true) return undefined
  return [idOf(paper.property), idOf(paper.project)].includes(owner) ? paper : undefined
}

/** The file itself; nothing when it is not there. */
export const openPaper = async (paper: Document): Promise<ReadableStream | undefined> => storedFile(await ownRequest(), 'documents', paper)
