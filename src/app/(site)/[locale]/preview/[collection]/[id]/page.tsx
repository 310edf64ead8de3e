import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import { markRenderedPerRequest } from '@/data/core/cache'
import { findPreview } from '@/data/site/preview'
import { previewTarget } from '@/domain/site/preview'
import { isLocale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { PreviewRefused } from '@/screens/preview/PreviewRefused'
import { PreviewScreen } from '@/screens/preview/PreviewScreen'

type Props = {
  params: Promise<{ locale: string; collection: string; id: string }>
  searchParams: Promise<{ key?: string | string[]; typed?: string | string[] }>
}

/**
 * A preview of a document for those who may see it: found by its id, rendered for each request,
 * never cached.
 */
export const dynamic = 'force-dynamic'

const textOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

async function readProps({ params }: Props) {
  const { locale, collection, id } = await params
  const of = previewTarget(collection, id)
  if (!isLocale(locale) || !of) notFound()
  return { locale, of }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale } = await readProps(props)
  return { title: translate(locale)('preview.title'), robots: { index: false, follow: false } }
}

export default async function PreviewPage(props: Props) {
  markRenderedPerRequest()
  const { locale, of } = await readProps(props)
  const search = await props.searchParams
  const key = textOf(search.key)
  const typed = textOf(search.typed)
  const preview = await findPreview({ ...of, headers: await headers(), key, typed }, locale)
  if (!('shown' in preview)) return <PreviewRefused locale={locale} why={preview.by} />
  return (
    <PreviewScreen
      locale={locale}
      of={of}
      preview={preview}
      sharedKey={preview.by === 'key' ? key : undefined}
    />
  )
}
