import { locale } from 'next/root-params'

import { spokenLanguage } from '@/data/routes'
import { NotFoundScreen } from '@/screens/not-found/NotFoundScreen'

/**
 * Next draws this in the browser alone, and sends it along with every page, so it stays small. Visitors get the page at
 * `/{language}/-/` in its place: the page front puts it wherever Next answers 404.
 */
export default async function SiteNotFound() {
  return <NotFoundScreen locale={await spokenLanguage(await locale())} />
}
