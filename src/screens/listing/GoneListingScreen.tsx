import { Sheets } from '@/components/sheets/Sheets'
import { findFormPage } from '@/data/site/formPages'
import type { GoneListing } from '@/data/catalogue/goneListing'
import { findNotices } from '@/data/catalogue/notices'
import { findPageOfList } from '@/data/site/tree/findPages'
import { findListingsLike, firstOnOffer } from '@/data/catalogue/similar'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { SimilarSection } from './SimilarSection'

/** The page of a gone or unknown listing: the notice of the agency, and alternatives. */
export async function GoneListingScreen({
  former: { isKnown, list = 'sale', like },
  locale,
}: {
  former: GoneListing
  locale: Locale
}) {
  const t = translate(locale)
  const [{ notFound }, listPage, demandHref, similar] = await Promise.all([
    findNotices(locale),
    findPageOfList(list, locale),
    findFormPage('demand', locale),
    like ? findListingsLike(like, locale) : [],
  ])
  return (
    <>
      <Sheets names={['finish', 'modules']} />
      <div className="wrap grid gap-6 pt-16 pb-4 md:pt-24">
        <h1>{t(isKnown ? 'listing.former.gone' : 'listing.former.unknown')}</h1>
        <p className="max-w-[52ch] text-lg whitespace-pre-line text-soft">
          {/* What the agency says of a listing that is gone is not true of a number that never was. */}
          {(isKnown && notFound) || t('listing.former.text')}
        </p>
        <p className="flex flex-wrap gap-3">
          {listPage && (
            <a className="button button-solid min-h-12" href={listPage.href}>
              {t(`listing.former.${list}`)}
            </a>
          )}
          {demandHref && (
            <a className="button min-h-12 hover:bg-ink hover:text-paper" href={demandHref}>
              {t('listing.ask.search')}
            </a>
          )}
        </p>
      </div>
      <SimilarSection
        heading={t(isKnown ? 'property.similar' : 'listing.former.newest')}
        properties={firstOnOffer(similar)}
        locale={locale}
      />
    </>
  )
}
