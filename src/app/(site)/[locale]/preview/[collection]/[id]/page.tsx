import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import { drawnEachTime } from '@/data/cache'
import { findPreview } from '@/data/preview'
import { previewOf } from '@/domain/preview'
import { isLocale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { PreviewRefused } from '@/screens/preview/PreviewRefused'
import { PreviewScreen } from '@/screens/preview/PreviewScreen'

type Props = { params: Promise<{ locale: string; collection: string; id: string }>; searchParams: Promise<{ key?: string | string[] }> }

/** What is not published yet, for who may see it: found by its id, rendered each time, kept by nobody. */
export const dynamic = 'force-dynamic'

async function ask({ params }: Props) {
  const { locale, collection, id } = await params
  const of = previewOf(collection, id)
  if (!isLocale(locale) || !of) notFound()
  return { locale, of }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale } = await ask(props)
  return { title: translate(locale)('preview.title'), robots: { index: false, follow: false } }
}

export default async function PreviewPage(props: Props) {
  drawnEachTime()
  const [{ locale, of }, { key: given }] = [await ask(props), await props.searchParams]
  const key = typeof given === 'string' ? given : undefined
  const preview = await findPreview({ ...of, headers: await headers(), key }, locale)
  if (!('shown' in preview)) return <PreviewRefused locale={locale} why={preview.by} />
  return <PreviewScreen locale={locale} of={of} preview={preview} sharedKey={preview.by === 'key' ? key : undefined} />
}
