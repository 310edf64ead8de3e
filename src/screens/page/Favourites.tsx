import { PropertyCard, type PropertyCardView } from '@/components/cards/PropertyCard'
import { findSavedListings, findSavedListingPages } from '@/data/catalogue/savedListings'
import { propertyCard } from '@/data/catalogue/views/listing'
import { NOTE_KEY, readNotes } from '@/domain/catalogue/listNotes'
import { SAVED_KEY } from '@/domain/catalogue/savedListings'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { NoteField, NotesShown, ShareList } from './ShareList'
import { NothingSaved, SavedNotes } from './SavedNotes'

type FavouriteProps = {
  reference: number
  card: PropertyCardView
  note: string | undefined
  eager: boolean
  canCompare: boolean
  locale: Locale
}

/** A saved listing: its card, a box that picks it for the comparison, and its note. */
function Favourite({ reference, card, note, eager, canCompare, locale }: FavouriteProps) {
  const t = translate(locale)
  const title = `${card.place}, ${card.heading}`
  return (
    <li>
      <PropertyCard property={card} eager={eager} />
      <NotesShown note={note} locale={locale} />
      {canCompare && (
        <label className="mt-2 inline-flex min-h-11 items-center gap-3 print:hidden">
          <input
            type="checkbox"
            name={SAVED_KEY}
            value={reference}
            aria-label={t('favourites.pickTitle', { title })}
            className="size-5 accent-moss"
          />
          {t('favourites.pick')}
        </label>
      )}
      <NoteField reference={reference} note={note} title={title} locale={locale} />
    </li>
  )
}

function CompareBar({ locale }: { locale: Locale }) {
  const t = translate(locale)
  return (
    <div className="kept-bar">
      <p className="text-soft">{t('favourites.hint')}</p>
      <button type="submit" className="button button-solid min-h-12">
        {t('favourites.compareButton')}
      </button>
    </div>
  )
}

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
  const notices = <SavedNotes list="favourites" saved={saved} locale={locale} />
  if (saved.shown.length === 0)
    return (
      <>
        <div className="wrap">{notices}</div>
        <NothingSaved list="favourites" isAsked={references !== undefined} locale={locale} />
      </>
    )
  const label = translate(locale)('favourites.list')
  const cards = await Promise.all(saved.shown.map((property) => propertyCard(property, locale)))
  const notes = readNotes(references ?? [], query[NOTE_KEY] ?? [])
  const canCompare = pages.compare !== undefined && cards.length > 1
  const shownReferences = saved.shown.map(({ reference }) => reference)
  return (
    <div className="wrap pt-4 pb-10">
      {notices}
      <form action={pages.compare} method="get">
        <h2 className="sr-only">{label}</h2>
        {/* The boxes below the cards choose what is compared; the scales on the cards would say another choice. */}
        <ul
          className={`cards ${canCompare ? '[&_[data-keep^=compare]]:hidden' : ''}`}
          aria-label={label}
        >
          {saved.shown.map(({ reference }, index) => {
            const card = cards[index]
            return (
              card && (
                <Favourite
                  key={reference}
                  reference={reference}
                  card={card}
                  note={notes.get(String(reference))}
                  eager={index === 0}
                  canCompare={canCompare}
                  locale={locale}
                />
              )
            )
          })}
        </ul>
        {canCompare && <CompareBar locale={locale} />}
      </form>
      {pages.favourites && (
        <ShareList
          page={pages.favourites}
          references={shownReferences}
          notes={notes}
          locale={locale}
        />
      )}
    </div>
  )
}
