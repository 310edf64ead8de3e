import type { Metadata } from 'next'

import { findPageOfKind } from '@/data/pages'
import { spokenLanguage } from '@/data/routes'
import { translate } from '@/i18n/translate'
import { MissingScreen } from '@/screens/not-found/MissingScreen'
import { Shell } from '@/screens/shell/Shell'

type Props = { params: Promise<{ locale: string }> }

/** What the page front sends, with 404, for everything that is not there. No page has a name of one dash. */
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await spokenLanguage((await params).locale)
  const page = await findPageOfKind('not_found', locale)
  const t = translate(locale)
  return { title: page?.title || t('notFound.title'), description: t('notFound.text'), robots: { index: false, follow: true } }
}

export default async function MissingPage({ params }: Props) {
  const locale = await spokenLanguage((await params).locale)
  return (
    <Shell locale={locale} alternates={[]}>
      <MissingScreen locale={locale} />
    </Shell>
  )
}
