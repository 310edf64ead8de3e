import type { UIFieldServerProps } from 'payload'

import { admins } from '@/access/rules'

import '../studio.css'
import { translatorFor } from '../words'
import words from './words.json'

/** Leads administrators to the screen of inspection files: of this property, or of the agency. */
export function InspectionLink({ data, i18n, req, collectionSlug }: UIFieldServerProps) {
  if (!admins({ req })) return null
  const t = translatorFor(words, i18n.language)
  const reference = collectionSlug === 'properties' ? Number(data?.reference) : 0
  const { admin } = req.payload.config.routes
  return (
    <p className="hestia-export">
      <a href={`${admin}/inspection${reference ? `?reference=${reference}` : ''}`}>{t('title')}</a>
    </p>
  )
}
