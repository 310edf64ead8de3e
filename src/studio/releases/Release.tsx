import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { scheduledCollections } from '@/domain/site/schedule'
import { localeOf } from '@/i18n/locales'

import '../studio.css'
import { entityNames } from '../labels'
import { translatorFor } from '../words'
import { readReleaseScreen } from './readReleaseScreen'
import { ReleasePanel } from './ReleasePanel'
import words from './words.json'

/** What is in a release, what would stop it, and the actions on all of it. */
export async function Release({ id, i18n, req }: UIFieldServerProps) {
  if (!staff({ req })) return null
  const locale = localeOf(i18n.language)
  const { data: release } = z.uuid().safeParse(id)
  const screen =
    release === undefined ? undefined : await readReleaseScreen(req, release, { isChecked: false })
  if (!screen) return <p className="hestia-lead">{translatorFor(words, locale)('first')}</p>
  const kinds = Object.fromEntries(
    scheduledCollections.map((slug) => [slug, entityNames(req.payload, slug, locale)?.one ?? slug]),
  )
  return <ReleasePanel begin={screen} kinds={kinds} />
}
