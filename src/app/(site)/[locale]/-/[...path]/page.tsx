import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { findGoneListing } from '@/data/catalogue/goneListing'
import { isLocale, type Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { crumbsTo } from '@/screens/head/crumbs'
import { GoneListingScreen } from '@/screens/listing/GoneListingScreen'
import { Shell } from '@/screens/shell/Shell'

type Props = { params: Promise<{ locale: string; path: string[] }> }

/**
 * The page of a gone or unknown listing, sent by the front, which reads the status from its head.
 */
export const dynamic = 'force-dynamic'

async function readProps({ params }: Props) {
  const { locale, path } = await params
  const goneListing = isLocale(locale) ? await findGoneListing(locale, path.join('/')) : null
  if (!isLocale(locale) || !goneListing) notFound()
  return { locale, goneListing }
}

const formerTitle = ({ isKnown }: { isKnown: boolean }, locale: Locale) =>
  translate(locale)(isKnown ? 'listing.former.gone' : 'listing.former.unknown')

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, goneListing } = await readProps(props)
  return {
    title: formerTitle(goneListing, locale),
    robots: { index: false, follow: true },
    other: { 'hestia-status': goneListing.isKnown ? '410' : '404' },
  }
}

export default async function FormerListingPage(props: Props) {
  const { locale, goneListing } = await readProps(props)
  return (
    <Shell
      locale={locale}
      alternates={[]}
      crumbs={crumbsTo(formerTitle(goneListing, locale), locale)}
    >
      <GoneListingScreen former={goneListing} locale={locale} />
    </Shell>
  )
}
