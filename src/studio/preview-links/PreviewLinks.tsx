import type { UIFieldServerProps } from 'payload'

import { staff } from '@/access/rules'
import { findPreviewLinks } from '@/data/site/previewLinks'
import { sharedTarget } from '@/domain/site/preview'
import { localeOf } from '@/i18n/locales'

import '../studio.css'
import { translatorFor } from '../words'
import { PreviewLinksPanel } from './PreviewLinksPanel'
import words from './words.json'

/** The links by which people without an account read the draft of this document. */
export async function PreviewLinks({ id, collectionSlug, i18n, req }: UIFieldServerProps) {
  if (!staff({ req })) return null
  const locale = localeOf(i18n.language)
  const target = sharedTarget(collectionSlug, String(id ?? ''))
  if (!target) return <p className="hestia-lead">{translatorFor(words, locale)('first')}</p>
  return <PreviewLinksPanel target={target} begin={await findPreviewLinks(req, target)} />
}
