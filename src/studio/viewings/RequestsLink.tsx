import type { UIFieldServerProps } from 'payload'

import { editors } from '@/access/rules'

import '../studio.css'
import { translatorFor } from '../words'
import words from './words.json'

/** Downloads the viewing requests of a property in their order, with the reason of each choice. */
export function RequestsLink({ id, i18n, req }: UIFieldServerProps) {
  if (!id || !editors({ req })) return null
  const { api } = req.payload.config.routes
  const t = translatorFor(words, i18n.language)
  return (
    <p className="hestia-export">
      <a href={`${api}/appointments/export-list?where[property][equals]=${id}`} download>
        {t('requests')}
      </a>
    </p>
  )
}
