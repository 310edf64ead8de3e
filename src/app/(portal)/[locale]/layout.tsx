import '../portal.css'

import type { ReactNode } from 'react'
import { preload } from 'react-dom'

import { LoaderScript } from '@/components/island/LoaderScript'
import { findSettings } from '@/data/site/shell'
import { languageOf } from '@/screens/portal/enter'
import { themeOf } from '@/domain/site/theme'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

/** Rendered for each request. */
export const dynamic = 'force-dynamic'

/**
 * The document of the owner portal and its login: no consent and no tags, because it contains no
 * third parties.
 */
export default async function PortalLayout({ children, params }: Props) {
  const locale = await languageOf((await params).locale)
  const { theme } = await findSettings(locale)
  const { fonts, css } = themeOf(theme)
  for (const file of fonts)
    preload(`/fonts/${file}.woff2`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang={locale}>
      <head>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <style>{css}</style>
        <LoaderScript />
      </head>
      <body>{children}</body>
    </html>
  )
}
