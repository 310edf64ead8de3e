import { locale } from 'next/root-params'

import { supportedLanguage } from '@/data/site/routes'
import { NotFoundScreen } from '@/screens/not-found/NotFoundScreen'

/**
 * Next draws this in the browser only, and sends it along with every page, so it stays small.
 * Visitors get the page at `/{language}/-/` instead: the front sends it wherever Next answers 404.
 */
export default async function SiteNotFound() {
  return <NotFoundScreen locale={await supportedLanguage(await locale())} />
}
