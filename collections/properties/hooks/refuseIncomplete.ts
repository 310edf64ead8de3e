import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

import { hasRole } from '@/access/roles'
import type { Advertised } from '@/domain/legal/advertised'
import { excludingWordsIn } from '@/domain/legal/excludingWords'
import { fieldOf, type LegalStatement } from '@/domain/legal/required'
import { isAdvertised, refusedGaps } from '@/domain/legal/compliance'
import { draftOf, toAdvertised } from '@/fields/toAdvertised'
import { writeAuditLine } from '@/fields/audit'
import { validationMessage } from '@/fields/validationMessage'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/** The published version, if it is advertised; a draft does not count. */
async function findAdvertised(
  req: PayloadRequest,
  id: string | undefined,
): Promise<Property | undefined> {
  if (id === undefined) return undefined
  const query = {
    collection: 'properties',
    id,
    depth: 0,
    draft: false,
    disableErrors: true,
    overrideAccess: true,
    req,
  } as const
  const live = await req.payload.findByID(query)
  return live && isAdvertised(live) ? live : undefined
}

/** The name of a statement in the language of the colleague, with the words that break it. */
function nameOf(req: PayloadRequest, statement: LegalStatement, ad: Advertised): string {
  const language: string = req.i18n.language
  const name = optionName(
    isLocale(language) ? language : defaultLocale,
    'legalStatement',
    statement,
  )
  const found =
    statement === 'noExclusion'
      ? excludingWordsIn(ad.words ?? '', ad.excludingWords ?? undefined)
      : []
  return found.length === 0 ? name : `${name} (${found.join(', ')})`
}

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
  const live = await findAdvertised(req, originalDoc?.id)
  const ad = await toAdvertised(req, data, draftOf(originalDoc))
  const gaps = refusedGaps(
    ad,
    live && (await toAdvertised(req, live, { id: live.id, texts: 'site' })),
    new Date(),
  )
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
  const errors = gaps.map((gap) => ({
    path: fieldOf(gap, ad),
    label: nameOf(req, gap, ad),
    message: validationMessage(req, 'statementMissing', { statement: nameOf(req, gap, ad) }),
  }))
  throw new ValidationError({ collection: 'properties', errors, id: originalDoc?.id, req }, req.t)
}
