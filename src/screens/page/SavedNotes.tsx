import { Icon } from '@/components/icon/Icon'
import { pressesFor } from '@/components/island/attributes'
import { island } from '@/components/island/island'
import type { start } from '@/components/saved/savedRedirect.island'
import { findSavedListingPages, type SavedListings } from '@/data/catalogue/savedListings'
import { savedHref, savedLimits, savedMark, type SavedList } from '@/domain/catalogue/savedListings'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { NextLinks } from './NextLinks'

const SavedRedirectIsland = island<typeof start>('savedRedirect', { wake: 'idle' })

type Props = { list: SavedList; saved: SavedListings; locale: Locale }

/** Notes about the references in the address that the page does not show. */
export async function SavedNotes({ list, saved: { shown, gone, isCut }, locale }: Props) {
  if (gone.length === 0 && !isCut) return null
  const t = translate(locale)
  const { [list]: page = '' } = await findSavedListingPages(locale)
  const remainingHref = savedHref(
    page,
    shown.map(({ reference }) => reference),
  )
  return (
    <div className="mb-8 grid gap-2 border-l-2 border-brick pl-4 text-soft">
      {isCut && (
        <p>
          {list === 'compare'
            ? t('compare.tooMany')
            : t('favourites.tooMany', { limit: savedLimits[list] })}
        </p>
      )}
      {gone.length > 0 && (
        <p>
          {t('favourites.gone', { count: gone.length })}{' '}
          <a
            href={remainingHref}
            data-drop={savedMark(list, ...gone)}
            {...pressesFor('saved')}
            className="underline"
          >
            {t('favourites.dropGone')}
          </a>
        </p>
      )}
    </div>
  )
}

/**
 * The message of an empty list. A page without references in its address redirects to the list
 * saved on this device.
 */
export async function NothingSaved({
  list,
  isAsked,
  locale,
}: {
  list: SavedList
  isAsked: boolean
  locale: Locale
}) {
  const t = translate(locale)
  const { [list]: page, favourites } = await findSavedListingPages(locale)
  return (
    <>
      {!isAsked && page && <SavedRedirectIsland hidden props={{ list, page }} />}
      <div className="wrap mb-10">
        <section className="grid justify-items-start gap-4 rounded-(--radius-base) border border-sand bg-card p-7 md:p-12">
          <Icon name={list === 'compare' ? 'scale' : 'heart'} size={34} className="text-brick" />
          <h2 className="h2-small">{t(`${list}.emptyTitle`)}</h2>
          <p className="max-w-[52ch] text-lg text-soft">{t(`${list}.emptyText`)}</p>
          {list === 'compare' && favourites && (
            <a
              href={favourites}
              data-kept="favourites"
              className="button min-h-12 hover:bg-ink hover:text-paper"
            >
              {t('compare.toFavourites')}
            </a>
          )}
          <noscript>
            <p className="max-w-[52ch] text-soft">{t('favourites.withoutScript')}</p>
          </noscript>
        </section>
      </div>
      <NextLinks locale={locale} />
    </>
  )
}
