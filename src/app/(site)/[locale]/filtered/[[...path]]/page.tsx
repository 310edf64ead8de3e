import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'

import { drawnEachTime } from '@/data/cache'
import { find, hrefOf } from '@/data/found'
import { canonicalQuery } from '@/data/listPages'
import { searchOnward } from '@/data/search/results'
import { isLocale } from '@/i18n/locales'
import { queryOf, writeQuery } from '@/i18n/query'
import { filteredMetadata } from '@/screens/head/metadata'
import { Screen } from '@/screens/Screen'

type Props = { params: Promise<{ locale: string; path?: string[] }>; searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The same screens for an address with a filter: rendered each time, so that the plain page can be kept. Nobody asks for it by name. */
export const dynamic = 'force-dynamic'

async function ask({ params, searchParams }: Props) {
  drawnEachTime()
  const { locale, path = [] } = await params
  const found = isLocale(locale) ? await find(locale, path) : null
  if (!isLocale(locale) || !found) notFound()
  if (found.kind === 'moved') redirect(found.to)
  const query = queryOf(await searchParams)
  const canonical = await canonicalQuery(found, query, locale)
  if (canonical !== writeQuery(query)) redirect(`${(await hrefOf(found, locale)) ?? `/${locale}/`}${canonical}`)
  const onward = found.kind === 'page' && found.page.kind === 'search' ? await searchOnward(query, locale) : undefined
  if (onward !== undefined) redirect(onward)
  return { locale, found, query }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, found, query } = await ask(props)
  return filteredMetadata(found, locale, query)
}

export default async function FilteredPage(props: Props) {
  return <Screen {...await ask(props)} />
}
