import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

import type { Advertised } from '@/domain/legal/advertised'
import { refusedGaps } from '@/domain/legal/compliance'
import { isWordStatement } from '@/domain/legal/wordStatements'
import { findPublished } from '@/fields/findPublished'
import { findWrittenTexts, storedBefore } from '@/fields/findWrittenTexts'
import { refusedWords } from '@/fields/refusedWords'
import { toAdvertisedProject } from '@/fields/toAdvertised'
import type { Project } from '@/payload-types'

/** What the site says of a project now; nothing of a draft. */
async function findLive(
  req: PayloadRequest,
  id: string | undefined,
): Promise<Advertised | undefined> {
  const live = await findPublished(req, 'projects', id)
  if (!live) return undefined
  const texts = await findWrittenTexts(req, 'projects', live, { id: live.id, from: 'site' })
  return toAdvertisedProject(req, live, texts)
}

/**
 * Refuses to publish a project whose texts, in whatever language, shut people out of a home to let or promise
 * a certificate that is not there, by the rule for properties. A moment that was planned is checked as a
 * press is.
 */
export const refuseForbiddenWords: CollectionBeforeChangeHook<Project> = async ({
  data,
  originalDoc,
  req,
}) => {
  const isChecked = Boolean(req.user) || req.context.decidedBefore === true
  const isPassed = !isChecked || req.context.isTakenBack === true
  if (isPassed || data._status !== 'published') return data
  const texts = await findWrittenTexts(req, 'projects', data, storedBefore(req, originalDoc))
  const ad = await toAdvertisedProject(req, data, texts)
  const today = new Date()
  if (!refusedGaps(ad, undefined, today).some(isWordStatement)) return data
  const gaps = refusedGaps(ad, await findLive(req, originalDoc?.id), today).filter(isWordStatement)
  if (gaps.length === 0) return data
  const errors = gaps.flatMap((gap) => refusedWords(req, gap, texts, ad))
  throw new ValidationError({ collection: 'projects', errors, id: originalDoc?.id, req }, req.t)
}
