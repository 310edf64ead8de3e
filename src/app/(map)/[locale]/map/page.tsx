import type { Metadata } from 'next'

import { supportedLanguage } from '@/data/site/routes'
import { translate } from '@/i18n/translate'
import { MapScreen } from '@/screens/map/MapScreen'

type Props = { params: Promise<{ locale: string }> }

/** The frame in which pages show a map. It contains no listings: the page around it passes them. */
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await supportedLanguage((await params).locale)
  return { title: translate(locale)('map.title'), robots: { index: false, follow: false } }
}

export default async function MapPage({ params }: Props) {
  return <MapScreen locale={await supportedLanguage((await params).locale)} />
}
