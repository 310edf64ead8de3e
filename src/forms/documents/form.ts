import { findNotices } from '@/data/catalogue/notices'
import {
  DOCUMENT_LINK_DAYS,
  findDocumentsOfSubject,
  sendDocuments,
} from '@/data/enquiries/documentLinks'
import { addressOfSubject } from '@/data/enquiries/subject'
import { translate } from '@/i18n/translate'

import { defineForm } from '../defineForm'
import { schemas } from '../schemas'

/**
 * The documents of a listing or a project. When none are ready, a colleague handles the request.
 */
export const documentsForm = defineForm({
  kind: 'documents',
  schema: schemas.documents,
  fits: ({ property, project }) => property !== undefined || project !== undefined,
  intro: async ({ locale }) =>
    (await findNotices(locale)).documentsByMail ||
    translate(locale)('form.intro.documents', { days: DOCUMENT_LINK_DAYS }),
  sentBefore: async ({ locale }) =>
    (await findNotices(locale)).documentsRequested || translate(locale)('form.documentsSentBefore'),
  act: async (person, { subject, locale }) => {
    const documents = await findDocumentsOfSubject(subject, locale)
    if (documents.length > 0)
      return {
        lead: {
          person,
          afterSave: (req, enquiry) =>
            sendDocuments(req, enquiry, { subject, papers: documents, locale }),
        },
      }
    return {
      lead: {
        person,
        acknowledgement: subject.property ? 'property_received' : 'construction_received',
        acknowledgementHref: await addressOfSubject(subject, locale),
      },
    }
  },
})
