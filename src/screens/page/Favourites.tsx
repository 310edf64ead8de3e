import { PropertyCard } from '@/components/cards/PropertyCard'
import { findSavedListings, findSavedListingPages } from '@/data/catalogue/savedListings'
import { propertyCard } from '@/data/catalogue/views/listing'
import { NOTE_KEY, readNotes } from '@/domain/catalogue/listNotes'
import { SAVED_KEY } from '@/domain/catalogue/savedListings'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { NoteField, NotesShown, ShareList } from './ShareList'
import { NothingSaved, SavedNotes } from './SavedNotes'

/**
 * Shows the listings named in the address as cards. Ticked ones are sent to the comparison by a
 * form that needs no script.
 */
export async function Favourites({ locale, query }: { locale: Locale; query: Query }) {
  const references = query[SAVED_KEY]
  const [saved, pages] = await Promise.all([
    findSavedListings('favourites', references ?? [], locale),
    findSavedListingPages(locale),
  ])
  const notes = <SavedNotes list="favourites" saved={saved} locale={locale} />
  if (saved.shown.length === 0)
    return (
      <>
        <div className="wrap">{notes}</div>
        <NothingSaved list="favourites" isAsked={references !== undefined} locale={locale} />
      </>
    )
  const t = translate(locale)
  const cards = await Promise.all(
    saved.shown.map(async (property) => ({
      reference: property.reference,
      card: await propertyCard(property, locale),
    })),
  )
  const notesByReference = readNotes(references ?? [], query[NOTE_KEY] ?? [])
  const canCompare = pages.compare !== undefined && cards.length > 1
  return (
    <div className="wrap pt-4 pb-10">
      {notes}
      <form action={pages.compare} method="get">
        <h2 className="sr-only">{t('favourites.list')}</h2>
        <ul className="cards" aria-label={t('favourites.list')}>
          {cards.map(({ reference, card }, index) => (
            <li key={reference}>
              <PropertyCard property={card} eager={index === 0} />
              <NotesShown note={notesByReference.get(String(reference))} locale={locale} />
              {canCompare && (
                <label className="mt-2 inline-flex min-h-11 items-center gap-3 print:hidden">
                  <input
                    type="checkbox"
                    name={SAVED_KEY}
                    value={reference}
                    aria-label={t('favourites.pickTitle', {
                      title: `${card.place}, ${card.heading}`,
                    })}
                    className="size-5 accent-moss"
                  />
                  {t('favourites.pick')}
                </label>
              )}
              <NoteField
                reference={reference}
                note={notesByReference.get(String(reference))}
                title={`${card.place}, ${card.heading}`}
                locale={locale}
              />
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
      {pages.favourites && (
        <ShareList
          page={pages.favourites}
          references={cards.map(({ reference }) => reference)}
          notes={notesByReference}
          locale={locale}
        />
      )}
    </div>
  )
}
