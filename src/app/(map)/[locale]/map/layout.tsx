import './map.css'

import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { earlyScript } from '@/components/map/frame/early'
import { spokenLanguage } from '@/data/routes'
import { findSettings } from '@/data/shell'
import { isLocale } from '@/i18n/locales'
import { themeOf } from '@/screens/shell/theme'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

/** The document of the map's frame: no shell, no consent, no tags. Where the agency has an account at Mapbox, its policy lets that in. */
export default async function MapLayout({ children, params }: Props) {
  const { locale: asked } = await params
  if (!isLocale(asked)) notFound()
  const locale = await spokenLanguage(asked)
  const { theme, mapToken } = await findSettings(locale)
  return (
    <html lang={locale}>
      <head>
        <style>{themeOf(theme).css}</style>
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
      </head>
      <body data-tags={mapToken ? 'mapbox' : undefined}>{children}</body>
    </html>
  )
}
