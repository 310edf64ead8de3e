import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'

import { resolveRequest } from '@/data/site/languageRedirect'
import { isLocale } from '@/i18n/locales'
import { metadataOf } from '@/screens/head/metadata'
import { Screen } from '@/screens/Screen'

type Props = { params: Promise<{ locale: string; path?: string[] }> }

/** Rendered at the first visit and cached until something on it changes; a build needs no data. */
export const dynamic = 'force-static'
export const generateStaticParams = () => []

async function readProps({ params }: Props) {
  const { locale, path = [] } = await params
  const resolved = isLocale(locale) ? await resolveRequest(locale, path) : null
  if (!isLocale(locale) || !resolved) notFound()
  if (resolved.kind === 'moved') permanentRedirect(resolved.to)
  return { locale, resolved }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, resolved } = await readProps(props)
  return metadataOf(resolved, locale)
}

export default async function SitePage(props: Props) {
  return <Screen {...await readProps(props)} />
}
