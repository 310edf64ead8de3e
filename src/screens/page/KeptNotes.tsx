import { asleep } from '@/components/early/names'
import { Icon } from '@/components/icon/Icon'
import { KeptRedirect } from '@/components/islands'
import { findKeptPages, type Kept } from '@/data/kept'
import { keptHref, keptLimits, keptMark, type KeptList } from '@/domain/kept'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { Onward } from './Onward'

type Props = { list: KeptList; kept: Kept; locale: Locale }

/** What the address asked for and the page cannot show. */
export async function KeptNotes({ list, kept: { shown, gone, isCut }, locale }: Props) {
  if (gone.length === 0 && !isCut) return null
  const t = translate(locale)
  const { [list]: page = '' } = await findKeptPages(locale)
  const left = keptHref(
    page,
    shown.map(({ reference }) => reference),
  )
  return (
    <div className="mb-8 grid gap-2 border-l-2 border-brick pl-4 text-soft">
      {isCut && <p>{list === 'compare' ? t('compare.tooMany') : t('favourites.tooMany', { limit: keptLimits[list] })}</p>}
      {gone.length > 0 && (
        <p>
          {t('favourites.gone', { count: gone.length })}{' '}
          <a href={left} data-drop={keptMark(list, ...gone)} {...asleep} className="underline">
            {t('favourites.dropGone')}
          </a>
        </p>
      )}
    </div>
  )
}

/** Nothing kept yet: how to begin, and where. Asked for without a list, the page leads on to the one of this device. */
export async function KeptNothing({ list, isAsked, locale }: { list: KeptList; isAsked: boolean; locale: Locale }) {
  const t = translate(locale)
  const { [list]: page, favourites } = await findKeptPages(locale)
  return (
    <>
      {!isAsked && page && <KeptRedirect list={list} page={page} />}
      <div className="wrap mb-10">
        <section className="grid justify-items-start gap-4 rounded-(--radius-base) border border-sand bg-card p-7 md:p-12">
          <Icon name={list === 'compare' ? 'scale' : 'heart'} size={34} className="text-brick" />
          <h2 className="text-[1.7rem]">{t(`${list}.emptyTitle`)}</h2>
          <p className="max-w-[52ch] text-lg text-soft">{t(`${list}.emptyText`)}</p>
          {list === 'compare' && favourites && (
            <a href={favourites} data-kept="favourites" className="button min-h-12 hover:bg-ink hover:text-paper">
              {t('compare.toFavourites')}
            </a>
          )}
          <noscript>
            <p className="max-w-[52ch] text-soft">{t('favourites.withoutScript')}</p>
          </noscript>
        </section>
      </div>
      <Onward locale={locale} />
    </>
  )
}
