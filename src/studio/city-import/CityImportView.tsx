import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { editors } from '@/access/rules'

import { Screen } from '../Screen'
import { translatorFor } from '../words'
import { CityImport } from './CityImport'
import words from './words.json'

/** The screen on which editors import a list of postal codes. */
export function CityImportView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!editors({ req })) notFound()
  const t = translatorFor(words, req.i18n.language)
  const cities = {
    label: t('cities'),
    url: `${req.payload.config.routes.admin}/collections/cities`,
  }
  return (
    <Screen view={view} steps={[cities, { label: t('title') }]}>
      <h1>{t('title')}</h1>
      <p className="hestia-lead">{t('lead')}</p>
      <CityImport />
    </Screen>
  )
}
