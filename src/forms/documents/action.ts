import { findPapersOf, sendDocuments } from '@/data/leads/documents'
import { addressOfSubject } from '@/data/leads/subject'

import { defineForm } from '../form'
import { documentsFields, documentsIntro } from './fields'
import { documentsSchema } from './schema'

/** The papers of a listing or a project. Where none are ready, a colleague looks for them. */
export const documentsForm = defineForm({
  kind: 'documents',
  lists: [],
  fits: ({ property, project }) => property !== undefined || project !== undefined,
  intro: documentsIntro,
  fields: documentsFields,
  schema: documentsSchema,
  act: async (person, { subject, locale }) => {
    const papers = await findPapersOf(subject, locale)
    if (papers.length > 0) return { lead: { kind: 'documents', person, also: (req, enquiry) => sendDocuments(req, enquiry, { subject, papers, locale }) } }
    const thanks = subject.property ? 'property_received' : 'construction_received'
    return { lead: { kind: 'documents', person, thanks, leadsTo: await addressOfSubject(subject, locale) } }
  },
})
