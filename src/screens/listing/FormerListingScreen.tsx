import { findFormPage } from '@/data/formPages'
import type { Former } from '@/data/former'
import { findNotices } from '@/data/notices'
import { findPageNodes, findRoutes } from '@/data/routes'
import { findAlike, firstOf } from '@/data/similar'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { SimilarSection } from './SimilarSection'

async function listHref(list: NonNullable<Former['list']>, locale: Locale): Promise<string | undefined> {
  const [nodes, { hrefFor }] = await Promise.all([findPageNodes(locale), findRoutes(locale)])
  const page = [...nodes.values()].find((node) => node.lists === list)
  return page && hrefFor({ kind: 'page', id: page.id })
}

/** In the place of a listing that is gone, or never was: the agency's word on it, and what there is instead. */
export async function FormerListingScreen({ former: { isKnown, list = 'sale', like }, locale }: { former: Former; locale: Locale }) {
  const t = translate(locale)
  const [{ notFound }, href, search, alike] = await Promise.all([
    findNotices(locale),
    listHref(list, locale),
    findFormPage('demand', locale),
    like ? findAlike(like, locale) : [],
  ])
  return (
    <>
      <div className="wrap grid gap-6 pt-16 pb-4 md:pt-24">
        <h1>{t(isKnown ? 'listing.former.gone' : 'listing.former.unknown')}</h1>
        <p className="max-w-[52ch] text-lg whitespace-pre-line text-soft">{notFound || t('listing.former.text')}</p>
        <p className="flex flex-wrap gap-3">
          {href && (
            <a className="button button-solid min-h-12" href={href}>
              {t(`listing.former.${list}`)}
            </a>
          )}
          {search && (
            <a className="button min-h-12 hover:bg-ink hover:text-paper" href={search}>
              {t('listing.ask.search')}
            </a>
          )}
        </p>
      </div>
      <SimilarSection heading={t(isKnown ? 'property.similar' : 'listing.former.newest')} properties={firstOf(alike)} locale={locale} />
    </>
  )
}
