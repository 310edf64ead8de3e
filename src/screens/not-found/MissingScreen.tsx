import { findModules, findPageOfKind } from '@/data/site/pages'
import type { Locale } from '@/i18n/locales'
import { noQuery } from '@/i18n/query'

import { PageModules } from '../page/PageModules'

import { NotFoundScreen } from './NotFoundScreen'

/** The page for an unknown address: its text, and the modules that staff placed on it. */
export async function MissingScreen({ locale }: { locale: Locale }) {
  const page = await findPageOfKind('not_found', locale)
  return (
    <>
      <NotFoundScreen locale={locale} />
      {page && (
        <PageModules
          modules={await findModules(page, locale)}
          locale={locale}
          place={{ page: `/${locale}/`, query: noQuery }}
        />
      )}
    </>
  )
}
