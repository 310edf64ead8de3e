import '../site.css'

import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'

import { ConsentDefaults } from '@/components/consent/ConsentDefaults'
import { ConsentEarly } from '@/components/consent/ConsentEarly'
import { EarlyPress } from '@/components/early/EarlyPress'
import { spokenLanguage } from '@/data/routes'
import { findSettings } from '@/data/shell'
import { tagGroups, tagIdsOf } from '@/domain/tags'
import { isLocale } from '@/i18n/locales'
import { themeOf } from '@/screens/shell/theme'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export default async function SiteLayout({ children, params }: Props) {
  const { locale: asked } = await params
  if (!isLocale(asked)) notFound()
  const locale = await spokenLanguage(asked)
  const settings = await findSettings(locale)
  const { fonts, css } = themeOf(settings.theme)
  const ids = tagIdsOf(settings)
  for (const file of fonts) preload(`/fonts/${file}.woff2`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang={locale}>
      <head>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <style>{css}</style>
        <ConsentEarly />
        <EarlyPress />
      </head>
      <body data-tags={tagGroups(ids)}>
        <ConsentDefaults ids={ids} />
        {children}
      </body>
    </html>
  )
}
