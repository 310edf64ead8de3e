import '../site.css'

import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'

import { supportedLanguage } from '@/data/site/routes'
import { isLocale } from '@/i18n/locales'
import { findFonts, SiteDocument } from '../SiteDocument'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export default async function SiteLayout({ children, params }: Props) {
  const { locale: requested } = await params
  if (!isLocale(requested)) notFound()
  const locale = await supportedLanguage(requested)
  for (const font of await findFonts(locale))
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return <SiteDocument locale={locale}>{children}</SiteDocument>
}
