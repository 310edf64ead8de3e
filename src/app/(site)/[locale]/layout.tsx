import '../site.css'

import localFont from 'next/font/local'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { isLocale } from '@/i18n/locales'

const fraunces = localFont({ src: '../fonts/fraunces.woff2', variable: '--font-fraunces', weight: '100 900' })
const figtree = localFont({ src: '../fonts/figtree.woff2', variable: '--font-figtree', weight: '300 900' })

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export default async function SiteLayout({ children, params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return (
    <html lang={locale} className={`${fraunces.variable} ${figtree.variable}`}>
      <body>{children}</body>
    </html>
  )
}
