import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

import { hasRole } from '@/access/roles'
import { fieldOf, type LegalStatement } from '@/domain/legal/required'
import { isAdvertised, refusedGaps } from '@/domain/legal/standing'
import { advertisedIn } from '@/fields/advertisedIn'
import { note } from '@/fields/audit'
import { say } from '@/fields/say'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/** What visitors see of it today; a draft that is being prepared is not that. */
async function liveOf(req: PayloadRequest, id: string | undefined): Promise<Property | undefined> {
  if (id === undefined) return undefined
  const asked = { collection: 'properties', id, depth: 0, draft: false, disableErrors: true, overrideAccess: true, req } as const
  const live = await req.payload.findByID(asked)
  return live && isAdvertised(live) ? live : undefined
}

function nameOf(req: PayloadRequest, statement: LegalStatement): string {
  const language: string = req.i18n.language
  return optionName(isLocale(language) ? language : defaultLocale, 'legalStatement', statement)
}

/**
 * The gate before the public: an advertisement goes live with everything that the law wants it to say, or not at all.
 * Drafts always pass. An administrator may let one through with a reason, which stays with the property. What somebody has
 * decided beforehand passes it too; a program that no person has sent (the demo content, a feed) asks the same rule itself.
 */
export const refuseGaps: CollectionBeforeChangeHook<Property> = async ({ data, originalDoc, req }) => {
  const isAsked = Boolean(req.user) || req.context.decidedBefore === true
  if (!isAsked || !isAdvertised(data) || !data.gaps) return data
  const live = await liveOf(req, originalDoc?.id)
  const ad = await advertisedIn(req, data)
  const gaps = refusedGaps(ad, live && (await advertisedIn(req, live)), new Date())
  if (gaps.length === 0) return data

  const reason = req.context.publishAnyway
  if (typeof reason === 'string' && originalDoc && req.user && hasRole(req, 'admin')) {
    const about = { collection: 'properties', id: originalDoc.id, name: data.title }
    await note(req, { action: 'gate_overridden', about, details: { reason, gaps: gaps.join(',') } })
    return { ...data, publishedAnyway: { reason, gaps: gaps.join(','), at: new Date().toISOString(), by: String(req.user.id) } }
  }
  const errors = gaps.map((gap) => ({
    path: fieldOf(gap, ad),
    label: nameOf(req, gap),
    message: say(req, 'statementMissing', { statement: nameOf(req, gap) }),
  }))
  throw new ValidationError({ collection: 'properties', errors, id: originalDoc?.id, req }, req.t)
}
