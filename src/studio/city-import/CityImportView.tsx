import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { editors } from '@/access/rules'

import '../studio.css'
import { saysIn } from '../words'
import { CityImport } from './CityImport'
import words from './words.json'

/** The screen on which editors take over a list of postal codes. */
export function CityImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { permissions, req, visibleEntities } = initPageResult
  if (!editors({ req })) notFound()
  const { i18n, payload, user } = req
  const says = saysIn(words, i18n.language)
  const cities = { label: says('cities'), url: `${payload.config.routes.admin}/collections/cities` }
  return (
    <DefaultTemplate {...{ i18n, params, payload, permissions, searchParams, visibleEntities }} locale={initPageResult.locale} user={user ?? undefined}>
      <SetStepNav nav={[cities, { label: says('title') }]} />
      <Gutter className="hestia-screen">
        <h1>{says('title')}</h1>
        <p className="hestia-lead">{says('lead')}</p>
        <CityImport />
      </Gutter>
    </DefaultTemplate>
  )
}
