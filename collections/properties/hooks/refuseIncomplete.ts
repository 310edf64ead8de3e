import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

import { hasRole } from '@/access/roles'
import type { Advertised } from '@/domain/legal/advertised'
import { fieldOf, type LegalStatement } from '@/domain/legal/required'
import { isAdvertised, refusedGaps } from '@/domain/legal/compliance'
import { isWordStatement } from '@/domain/legal/wordStatements'
import { findPublished } from '@/fields/findPublished'
import { findWrittenTexts, storedBefore } from '@/fields/findWrittenTexts'
import { refusedWords } from '@/fields/refusedWords'
import { toAdvertised } from '@/fields/toAdvertised'
import { writeAuditLine } from '@/fields/audit'
import { validationMessage } from '@/fields/validationMessage'
import { localeOf } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/** The published version, if it is advertised; a draft does not count. */
async function findAdvertised(
  req: PayloadRequest,
  id: string | undefined,
): Promise<Advertised | undefined> {
  const live = await findPublished(req, 'properties', id)
  if (!live || !isAdvertised(live)) return undefined
  return toAdvertised(
    req,
    live,
    await findWrittenTexts(req, 'properties', live, { id: live.id, from: 'site' }),
  )
}

/** The name of a statement in the language of the colleague. */
const nameOf = (req: PayloadRequest, statement: LegalStatement): string =>
  optionName(localeOf(req.i18n.language), 'legalStatement', statement)

/**
 * Refuses to publish an advertisement that lacks something the law requires. Drafts always pass. An
 * administrator may override this with a reason, which is stored with the property. A change that
 * was decided before is checked; one that is taken back is not, because what it leads to was on the
 * site a moment ago. A program without a user (demo content, a feed) applies the same rule itself.
 */
export const refuseIncomplete: CollectionBeforeChangeHook<Property> = async ({
  data,
  originalDoc,
  req,
}) => {
  const isChecked = Boolean(req.user) || req.context.decidedBefore === true
  const isPassed = !isChecked || req.context.isTakenBack === true
  if (isPassed || !isAdvertised(data) || !data.gaps) return data
  const texts = await findWrittenTexts(req, 'properties', data, storedBefore(req, originalDoc))
  const ad = await toAdvertised(req, data, texts)
  const gaps = refusedGaps(ad, await findAdvertised(req, originalDoc?.id), new Date())
  if (gaps.length === 0) return data

  const reason = req.context.publishAnyway
  if (typeof reason === 'string' && originalDoc && req.user && hasRole(req, 'admin')) {
    const about = { collection: 'properties', id: originalDoc.id, name: data.title }
    await writeAuditLine(req, {
      action: 'gate_overridden',
      about,
      details: { reason, gaps: gaps.join(',') },
    })
    return {
      ...data,
      publishedAnyway: {
        reason,
        gaps: gaps.join(','),
        at: new Date().toISOString(),
        by: String(req.user.id),
      },
    }
  }
  const errors = gaps.flatMap((gap) => {
    if (isWordStatement(gap)) return refusedWords(req, gap, texts, ad)
    const label = nameOf(req, gap)
    const message = validationMessage(req, 'statementMissing', { statement: label })
    return [{ path: fieldOf(gap, ad), label, message }]
  })
  throw new ValidationError({ collection: 'properties', errors, id: originalDoc?.id, req }, req.t)
}
