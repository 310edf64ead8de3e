import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'

import { queryOf } from '@/i18n/query'
import { readFiltered, type FilteredParams } from '@/screens/filtered/readFiltered'
import { filteredMetadata } from '@/screens/head/metadata'
import { Screen } from '@/screens/Screen'

type Props = {
  params: Promise<FilteredParams>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/**
 * The same screens for an address with a query: rendered for each request, so that the plain page
 * can be cached. Only rewrites lead to this address. In production the front asks for most of them
 * beside Next, where they are written without React (`src/app/answerDirectly.ts`).
 */
export const dynamic = 'force-dynamic'

async function readProps({ params, searchParams }: Props) {
  const filtered = await readFiltered(await params, queryOf(await searchParams))
  if (!filtered) notFound()
  if ('to' in filtered)
    return filtered.isForEver ? permanentRedirect(filtered.to) : redirect(filtered.to)
  return filtered
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, resolved, query } = await readProps(props)
  return filteredMetadata(resolved, locale, query)
}

export default async function FilteredPage(props: Props) {
  return <Screen {...await readProps(props)} />
}
