import './map.css'

import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { InlineScript } from '@/components/inline/InlineScript'
import { LoaderScript } from '@/components/island/LoaderScript'
import { supportedLanguage } from '@/data/site/routes'
import { findSettings } from '@/data/site/shell'
import { isLocale } from '@/i18n/locales'
import { themeOf } from '@/screens/shell/theme'

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
      </head>
      <body data-tags={mapToken ? 'mapbox' : undefined}>{children}</body>
    </html>
  )
}
