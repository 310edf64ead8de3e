import { safeStorage } from '@/components/storage/safeStorage'
import {
  toggleSaved,
  savedHref,
  savedLists,
  readSaved,
  readSavedMark,
  writeSaved,
  type SavedList,
} from '@/domain/catalogue/savedListings'

export type SavedPages = Partial<Record<SavedList, string>>
export type SaveOutcome = 'saved' | 'removed' | 'full'

const storage = safeStorage(() => window.localStorage)

/**
 * Returns the saved references; read from storage each time, because another tab may have changed
 * them.
 */
export const savedIn = (list: SavedList): number[] => readSaved(list, storage.get(list))

const elementsOf = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

function showButtons(): void {
  const saved = { favourites: savedIn('favourites'), compare: savedIn('compare') }
  for (const button of elementsOf('[data-keep]')) {
    const mark = readSavedMark(button.dataset.keep)
    const [reference] = mark?.references ?? []
    button.setAttribute(
      'aria-pressed',
      String(mark !== undefined && reference !== undefined && saved[mark.list].includes(reference)),
    )
  }
}

function showLinks(pages: SavedPages): void {
  for (const list of savedLists) {
    const saved = savedIn(list)
    for (const link of elementsOf(`[data-kept="${list}"]`)) {
      link.setAttribute('href', savedHref(pages[list] ?? '', saved))
      link.hidden = 'onlyFilled' in link.dataset && saved.length === 0
      for (const count of link.querySelectorAll<HTMLElement>('[data-count]')) {
        count.textContent = String(saved.length)
        count.hidden = saved.length === 0
      }
    }
  }
}

/** Updates the buttons and links of the page to the saved listings. */
export function showSaved(pages: SavedPages): void {
  showButtons()
  showLinks(pages)
}

/** Adds or removes the listing of a save button. Returns what happened. */
export function toggleSavedButton(
  button: HTMLElement,
): { list: SavedList; outcome: SaveOutcome } | undefined {
  const mark = readSavedMark(button.dataset.keep)
  const [reference] = mark?.references ?? []
  if (!mark || reference === undefined) return undefined
  const saved = savedIn(mark.list)
  const next = toggleSaved(mark.list, saved, reference)
  if (!next) return { list: mark.list, outcome: 'full' }
  storage.set(mark.list, writeSaved(next))
  return { list: mark.list, outcome: next.length > saved.length ? 'saved' : 'removed' }
}

/** Removes the listings that a link drops from their saved list. */
export function removeSaved(link: HTMLElement): void {
  const mark = readSavedMark(link.dataset.drop)
  if (!mark) return
  const remaining = savedIn(mark.list).filter((reference) => !mark.references.includes(reference))
  storage.set(mark.list, writeSaved(remaining))
}
