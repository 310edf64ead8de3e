import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { findFormer } from '@/data/former'
import { isLocale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { FormerListingScreen } from '@/screens/listing/FormerListingScreen'
import { Shell } from '@/screens/shell/Shell'

type Props = { params: Promise<{ locale: string; path: string[] }> }

/** What the page front sends where a listing was, or never was. It reads the status to send from the head of the page. */
export const dynamic = 'force-dynamic'

async function ask({ params }: Props) {
  const { locale, path } = await params
  const former = isLocale(locale) ? await findFormer(locale, path.join('/')) : null
  if (!isLocale(locale) || !former) notFound()
  return { locale, former }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, former } = await ask(props)
  const t = translate(locale)
  return {
    title: t(former.isKnown ? 'listing.former.gone' : 'listing.former.unknown'),
    robots: { index: false, follow: true },
    other: { 'hestia-status': former.isKnown ? '410' : '404' },
  }
}

export default async function FormerListingPage(props: Props) {
  const { locale, former } = await ask(props)
  return (
    <Shell locale={locale} alternates={[]}>
      <FormerListingScreen former={former} locale={locale} />
    </Shell>
  )
}
