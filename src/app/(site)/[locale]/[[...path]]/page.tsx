import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { findAlternates, findPage } from '@/data/pages'
import { isLocale } from '@/i18n/locales'
import { PageScreen } from '@/screens/page/PageScreen'
import { Shell } from '@/screens/shell/Shell'

type Props = { params: Promise<{ locale: string; path?: string[] }> }

/** Rendered at the first visit and kept until something on it changes; a build needs no data. */
export const dynamic = 'force-static'
export const generateStaticParams = () => []

async function find({ params }: Props) {
  const { locale, path = [] } = await params
  const page = isLocale(locale) ? await findPage(locale, path) : null
  return isLocale(locale) && page ? { locale, page } : notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page } = await find(props)
  return { title: page.meta?.title || page.title, description: page.meta?.description }
}

export default async function SitePage(props: Props) {
  const { locale, page } = await find(props)
  return (
    <Shell locale={locale} languages={await findAlternates(page.id)}>
      <PageScreen page={page} locale={locale} />
    </Shell>
  )
}
