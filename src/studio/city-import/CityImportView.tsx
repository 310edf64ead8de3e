import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { editors } from '@/access/rules'

import { Screen } from '../Screen'
import { saysIn } from '../words'
import { CityImport } from './CityImport'
import words from './words.json'

/** The screen on which editors take over a list of postal codes. */
export function CityImportView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!editors({ req })) notFound()
  const says = saysIn(words, req.i18n.language)
  const cities = { label: says('cities'), url: `${req.payload.config.routes.admin}/collections/cities` }
  return (
    <Screen view={view} steps={[cities, { label: says('title') }]}>
      <h1>{says('title')}</h1>
      <p className="hestia-lead">{says('lead')}</p>
      <CityImport />
    </Screen>
  )
}
