import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { after } from 'next/server'

import { markRenderedPerRequest } from '@/data/core/cache'
import { showRelease } from '@/data/releases/preview'
import { accessOf } from '@/data/site/preview'
import { resolveAddress } from '@/data/site/resolve'
import { releasePreviewHref, sharedTarget } from '@/domain/site/preview'
import { isLocale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { PreviewRefused } from '@/screens/preview/PreviewRefused'
import { ReleasePreviewScreen } from '@/screens/preview/ReleasePreviewScreen'

type Props = {
  params: Promise<{ locale: string; id: string; path?: string[] }>
  searchParams: Promise<{ key?: string | string[] }>
}

/** The whole site as it will be with the drafts of a release, for those who may see it. */
export const dynamic = 'force-dynamic'

async function readProps({ params }: Props) {
  const { locale, id, path = [] } = await params
  const of = sharedTarget('releases', id)
  if (!isLocale(locale) || !of) notFound()
  return { locale, of, path }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale } = await readProps(props)
  return { title: translate(locale)('preview.title'), robots: { index: false, follow: false } }
}

export default async function ReleasePreviewPage(props: Props) {
  markRenderedPerRequest()
  const { locale, of, path } = await readProps(props)
  const { key: keyParam } = await props.searchParams
  const key = typeof keyParam === 'string' ? keyParam : undefined
  const by = await accessOf({ ...of, headers: await headers(), key })
  if (by !== 'staff' && by !== 'key') return <PreviewRefused locale={locale} why={by} />
  const shown = await showRelease(of.id)
  if (!shown) return <PreviewRefused locale={locale} why="missing" />
  after(shown.end)
  const sharedKey = by === 'key' ? key : undefined
  const resolved = await resolveAddress(locale, path)
  if (resolved?.kind === 'moved') redirect(releasePreviewHref(resolved.to, of.id, sharedKey))
  return (
    <ReleasePreviewScreen
      locale={locale}
      shown={shown}
      resolved={resolved}
      by={by}
      path={path}
      sharedKey={sharedKey}
    />
  )
}
