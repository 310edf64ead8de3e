import { sql } from '@payloadcms/db-postgres'
import { ValidationError, type CollectionBeforeChangeHook } from 'payload'

import { excludingWordsIn } from '@/domain/legal/excludingWords'
import { textIn } from '@/domain/legal/promise'
import { findExcludingWords } from '@/fields/toAdvertised'
import { transactionOf } from '@/fields/transactionOf'
import { validationMessage } from '@/fields/validationMessage'
import { defaultLocale } from '@/i18n/locales'
import type { Project } from '@/payload-types'

type Texts = { title: string | null; description: unknown }

/**
 * Refuses to publish a project to let whose texts, in whatever language, shut people out. A moment
 * that was planned is checked as a press is.
 */
export const refuseExclusion: CollectionBeforeChangeHook<Project> = async ({
  data,
  originalDoc,
  req,
}) => {
  const isChecked = Boolean(req.user) || req.context.decidedBefore === true
  const isPassed = !isChecked || req.context.isTakenBack === true
  if (isPassed || data.goal !== 'rent' || data._status !== 'published') return data
  const db = await transactionOf(req)
  const { rows } = await db.execute<Texts>(sql`
    select l.version_title as title, l.version_description as description
    from _projects_v v join _projects_v_locales l on l._parent_id = v.id
    where v.parent_id = ${originalDoc?.id ?? null}::uuid and v.latest and l._locale::text <> ${req.locale ?? defaultLocale}`)
  const texts = [data, ...rows].flatMap(({ title, description }) => [
    textIn(title),
    textIn(description),
  ])
  const found = excludingWordsIn(texts.join('. '), await findExcludingWords(req))
  if (found.length === 0) return data
  const message = validationMessage(req, 'excludingWords', { words: found.join(', ') })
  throw new ValidationError(
    { collection: 'projects', errors: [{ path: 'description', message }], req },
    req.t,
  )
}
