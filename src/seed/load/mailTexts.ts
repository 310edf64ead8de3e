import { mailKinds } from '@/domain/mails'
import { initialText } from '@/mail/write'

import { inAllLanguages } from '../text'
import { each, once, type Seeding } from './once'

/** The texts of all mails, on every start: a version that brings a new kind brings its words, and what staff wrote stays. */
export async function loadMailTexts({ payload }: Pick<Seeding, 'payload'>): Promise<void> {
  // As everywhere in the seed: nobody is logged in yet.
  const { totalDocs } = await payload.count({ collection: 'mail-texts', overrideAccess: true })
  if (totalDocs === mailKinds.length) return
  await each(mailKinds, async (kind) => {
    const text = (part: 'subject' | 'body' | 'actionLabel') => inAllLanguages((locale) => initialText(kind, locale)[part] ?? '')
    const data = { kind, subject: text('subject'), body: text('body'), actionLabel: text('actionLabel') }
    await once({ payload }, { collection: 'mail-texts', key: { kind: { equals: kind } }, data })
  })
}
