import { CARDS_CHANGED } from '@/components/cards/cardsChanged'
import { savedHref, type SavedList } from '@/domain/catalogue/savedListings'

import {
  removeSaved,
  savedIn,
  showSaved,
  toggleSavedButton,
  type SavedPages,
  type SaveOutcome,
} from './savedState'

type Words = Record<SaveOutcome | 'show', string>
type Props = { pages: SavedPages; words: Record<SavedList, Words> }

/** Milliseconds a notice is shown: enough to read a sentence and reach its link. */
const NOTICE_MS = 7000

/** Returns a function that shows a notice in the sheet, for longer while the visitor is at it. */
function noticesIn(sheet: Element): (notice: HTMLElement) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function hide(): void {
    if (sheet.matches(':hover, :focus-within')) timer = setTimeout(hide, NOTICE_MS)
    else sheet.replaceChildren()
  }
  return (notice) => {
    sheet.replaceChildren(notice)
    clearTimeout(timer)
    timer = setTimeout(hide, NOTICE_MS)
  }
}

/** Returns a sentence, followed by a link to the list if it has a page. */
function noticeOf(text: string, list: SavedList, { pages, words }: Props): HTMLElement {
  const notice = document.createElement('p')
  notice.append(text, ' ')
  const page = pages[list]
  if (page) {
    const link = document.createElement('a')
    link.href = savedHref(page, savedIn(list))
    link.className = 'font-semibold underline'
    link.append(words[list].show)
    notice.append(link)
  }
  return notice
}

/**
 * Keeps favourites and the comparison on the device of the visitor: handles the save controls of the
 * whole page, says what happened, and follows changes in other tabs.
 */
export function start(element: HTMLElement, props: Props): void {
  const sheet = element.querySelector('[role=status]')
  const notify = sheet && noticesIn(sheet)
  const show = () => showSaved(props.pages)
  document.addEventListener('click', ({ target }) => {
    const control =
      target instanceof Element ? target.closest<HTMLElement>('[data-keep], [data-drop]') : null
    if (!control) return
    removeSaved(control)
    const change = toggleSavedButton(control)
    if (change) notify?.(noticeOf(props.words[change.list][change.outcome], change.list, props))
    show()
  })
  window.addEventListener('storage', show)
  for (const shown of ['pageshow', CARDS_CHANGED]) window.addEventListener(shown, show)
  show()
}
