import type { Metadata } from 'next'

import { spokenLanguage } from '@/data/routes'
import { translate } from '@/i18n/translate'
import { MapScreen } from '@/screens/map/MapScreen'

type Props = { params: Promise<{ locale: string }> }

/** The frame that pages show their map in. It holds no listing: the page around it says which. */
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await spokenLanguage((await params).locale)
  return { title: translate(locale)('map.title'), robots: { index: false, follow: false } }
}

export default async function MapPage({ params }: Props) {
  return <MapScreen locale={await spokenLanguage((await params).locale)} />
}
