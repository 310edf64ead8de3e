import { Share } from '@/components/share/Share'
import { shareWords } from '@/components/share/shareWords'
import { MAX_NOTE_LENGTH, NOTE_KEY, writeNotes } from '@/domain/catalogue/listNotes'
import { SAVED_KEY } from '@/domain/catalogue/savedListings'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { writeQuery } from '@/i18n/query'
import { translate } from '@/i18n/translate'

/** The form of the notes: its fields stand below the cards, inside another form. */
const FORM_ID = 'share-list'

type NoteProps = { note: string | undefined; locale: Locale }

/** The note about this listing from the person who shared the list. */
export const NotesShown = ({ note, locale }: NoteProps) =>
  note ? (
    <p className="list-note" dir="auto">
      <span className="sr-only">{translate(locale)('favourites.note')}: </span>
      {note}
    </p>
  ) : null

/** A line to write about a listing, for whom the list is shared with. */
export function NoteField({
  reference,
  note,
  title,
  locale,
}: NoteProps & { reference: number; title: string }) {
  const t = translate(locale)
  return (
    <details className="note-field print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
        {t(note ? 'favourites.changeNote' : 'favourites.addNote')}
        <span className="sr-only"> {title}</span>
      </summary>
      <input type="hidden" name={SAVED_KEY} value={reference} form={FORM_ID} />
      <input
        name={NOTE_KEY}
        form={FORM_ID}
        defaultValue={note}
        maxLength={MAX_NOTE_LENGTH}
        aria-label={`${t('favourites.note')}: ${title}`}
        placeholder={t('favourites.noteExample')}
        dir="auto"
        className="field w-full"
      />
    </details>
  )
}

/**
 * Shares the list with its notes by its address alone: nothing is stored. The button writes the
 * notes into the address; the links share the address as it is.
 */
export function ShareList({
  page,
  references,
  notes,
  locale,
}: {
  page: string
  references: readonly number[]
  notes: ReadonlyMap<string, string>
  locale: Locale
}) {
  const t = translate(locale)
  const query = writeQuery({ [SAVED_KEY]: references.map(String), [NOTE_KEY]: writeNotes(notes) })
  return (
    <section aria-labelledby="share" className="share-list print:hidden">
      <div>
        <h2 id="share" className="h2-small">
          {t('favourites.shareTitle')}
        </h2>
        <p className="mt-2 max-w-[58ch] text-soft">{t('favourites.shareText')}</p>
      </div>
      <div className="grid justify-items-start gap-2">
        <form id={FORM_ID} action={page} method="get">
          <button type="submit" className="button min-h-12 hover:bg-ink hover:text-paper">
            {t('favourites.takeNotes')}
          </button>
        </form>
        <Share
          href={new URL(`${page}${query}`, env.SITE_URL).href}
          title={t('favourites.shareTitle')}
          friendHref={undefined}
          words={shareWords(t)}
        />
      </div>
    </section>
  )
}
