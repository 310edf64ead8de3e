import { locale } from 'next/root-params'

import { isLocale } from '@/i18n/locales'
import { NotFoundScreen } from '@/screens/not-found/NotFoundScreen'

/** Next tells this screen no address, only the language in front of it. */
export default async function SiteNotFound() {
  const asked = await locale()
  return <NotFoundScreen asked={isLocale(asked) ? asked : undefined} />
}
