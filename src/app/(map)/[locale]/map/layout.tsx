import './map.css'

import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { InlineScript } from '@/components/inline/InlineScript'
import { LoaderScript } from '@/components/island/LoaderScript'
import { islandFiles, mapProgram } from '@/components/island/manifest'
import { supportedLanguage } from '@/data/site/routes'
import { findSettings } from '@/data/site/shell'
import { isLocale } from '@/i18n/locales'
import { themeOf } from '@/domain/site/theme'

/**
 * Asks for the whole program of the map at once. Otherwise each of its files would be asked for only
 * when the one before it has run.
 */
function ProgramLinks() {
  const { style } = islandFiles('map')
  const { scripts = [], worker } = mapProgram() ?? {}
  return (
    <>
      {style && <link rel="stylesheet" href={style} />}
      {scripts.map((script) => (
        <link key={script} rel="modulepreload" href={script} />
      ))}
      {worker && <link rel="modulepreload" as="worker" href={worker} />}
    </>
  )
}

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

/**
 * The document of the map's frame: no shell, no consent, no tags. The policy allows Mapbox when the
 * agency has an account.
 */
export default async function MapLayout({ children, params }: Props) {
  const { locale: requested } = await params
  if (!isLocale(requested)) notFound()
  const locale = await supportedLanguage(requested)
  const { theme, mapToken } = await findSettings(locale)
  return (
    <html lang={locale}>
      <head>
        <style>{themeOf(theme).css}</style>
        <InlineScript name="mapEarly" />
        <LoaderScript />
        {!mapToken && <ProgramLinks />}
      </head>
      <body data-tags={mapToken ? 'mapbox' : undefined}>{children}</body>
    </html>
  )
}
