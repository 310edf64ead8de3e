import { PropertyCard } from '@/components/cards/PropertyCard'
import { findKept, findKeptPages } from '@/data/kept'
import { propertyCard } from '@/data/views/listing'
import { KEPT_KEY } from '@/domain/kept'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { KeptNothing, KeptNotes } from './KeptNotes'

/** The listings an address names, as cards; those ticked are compared, by a form that needs no script. */
export async function Favourites({ locale, query }: { locale: Locale; query: Query }) {
  const asked = query[KEPT_KEY]
  const [kept, pages] = await Promise.all([findKept('favourites', asked ?? [], locale), findKeptPages(locale)])
  const notes = <KeptNotes list="favourites" kept={kept} locale={locale} />
  if (kept.shown.length === 0)
    return (
      <>
        <div className="wrap">{notes}</div>
        <KeptNothing list="favourites" isAsked={asked !== undefined} locale={locale} />
      </>
    )
  const t = translate(locale)
  const cards = await Promise.all(kept.shown.map(async (property) => ({ reference: property.reference, card: await propertyCard(property, locale) })))
  const canCompare = pages.compare !== undefined && cards.length > 1
  return (
    <div className="wrap pt-4 pb-10">
      {notes}
      <form action={pages.compare} method="get">
        <ul className="cards" aria-label={t('favourites.list')}>
          {cards.map(({ reference, card }, at) => (
            <li key={reference}>
              <PropertyCard property={card} eager={at === 0} level={2} />
              {canCompare && (
                <label className="mt-2 inline-flex min-h-11 items-center gap-3 print:hidden">
                  <input
                    type="checkbox"
                    name={KEPT_KEY}
                    value={reference}
                    aria-label={t('favourites.pickTitle', { title: `${card.place}, ${card.heading}` })}
                    className="size-5 accent-moss"
                  />
                  {t('favourites.pick')}
                </label>
              )}
            </li>
          ))}
        </ul>
        {canCompare && (
          <div className="kept-bar">
            <p className="text-soft">{t('favourites.hint')}</p>
            <button type="submit" className="button button-solid min-h-12">
              {t('favourites.compareButton')}
            </button>
          </div>
        )}
      </form>
    </div>
  )
}
