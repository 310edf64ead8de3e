import { mailKinds } from '@/domain/mail/mails'
import { initialText } from '@/mail/write'

import { inAllLanguages } from '../text'
import { forEachConcurrent, createOnce, type SeedContext } from './createOnce'

/**
 * Adds missing email texts at every start: a version with a new kind brings its text, and what
 * staff wrote stays.
 */
export async function loadMailTexts({ payload }: Pick<SeedContext, 'payload'>): Promise<void> {
  // The seed has no user.
  const { totalDocs } = await payload.count({ collection: 'mail-texts', overrideAccess: true })
  if (totalDocs === mailKinds.length) return
  await forEachConcurrent(mailKinds, async (kind) => {
    const text = (part: 'subject' | 'body' | 'actionLabel') =>
      inAllLanguages((locale) => initialText(kind, locale)[part] ?? '')
    const data = {
      kind,
      subject: text('subject'),
      body: text('body'),
      actionLabel: text('actionLabel'),
    }
    await createOnce(
      { payload },
      { collection: 'mail-texts', key: { kind: { equals: kind } }, data },
    )
  })
}
