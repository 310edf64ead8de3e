import type { Metadata } from 'next'

import { findPageOfKind } from '@/data/site/pages'
import { supportedLanguage } from '@/data/site/routes'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { crumbsTo } from '@/screens/head/crumbs'
import { MissingScreen } from '@/screens/not-found/MissingScreen'
import { Shell } from '@/screens/shell/Shell'

type Props = { params: Promise<{ locale: string }> }

/** The not-found page, sent by the front with 404. No page has a dash as its name. */
export const dynamic = 'force-static'
export const generateStaticParams = () => []

const findTitle = async (locale: Locale) =>
  (await findPageOfKind('not_found', locale))?.title || translate(locale)('notFound.title')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await supportedLanguage((await params).locale)
  return {
    title: await findTitle(locale),
    description: translate(locale)('notFound.text'),
    robots: { index: false, follow: true },
  }
}

export default async function MissingPage({ params }: Props) {
  const locale = await supportedLanguage((await params).locale)
  return (
    <Shell locale={locale} alternates={[]} crumbs={crumbsTo(await findTitle(locale), locale)}>
      <MissingScreen locale={locale} />
    </Shell>
  )
}
