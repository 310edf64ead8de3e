import { keeper } from '@/components/storage/keeper'
import { afterPress, keptHref, keptLists, readKept, readMark, writeKept, type KeptList } from '@/domain/kept'

export type KeptPages = Partial<Record<KeptList, string>>
export type Outcome = 'saved' | 'removed' | 'full'

const storage = keeper(() => window.localStorage)

/** What the visitor keeps now, in whichever tab he changed it last. */
export const keptIn = (list: KeptList): number[] => readKept(list, storage.get(list))

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

/** What the server wrote to be pressed: a list of cards needs one script, and not one a card. */
export const PRESSABLE = '[data-keep], [data-drop]'
export const pressables = () => all(PRESSABLE)

function showButtons(): void {
  const kept = { favourites: keptIn('favourites'), compare: keptIn('compare') }
  for (const button of all('[data-keep]')) {
    const mark = readMark(button.dataset.keep)
    const [reference] = mark?.references ?? []
    button.setAttribute('aria-pressed', String(mark !== undefined && reference !== undefined && kept[mark.list].includes(reference)))
  }
}

function showLinks(pages: KeptPages): void {
  for (const list of keptLists) {
    const kept = keptIn(list)
    for (const link of all(`[data-kept="${list}"]`)) {
      link.setAttribute('href', keptHref(pages[list] ?? '', kept))
      link.hidden = 'onlyFilled' in link.dataset && kept.length === 0
      for (const count of link.querySelectorAll<HTMLElement>('[data-count]')) {
        count.textContent = String(kept.length)
        count.hidden = kept.length === 0
      }
    }
  }
}

/** Brings the page in line with what is kept. */
export function showKept(pages: KeptPages): void {
  showButtons()
  showLinks(pages)
}

/** What a press on a button of ours does to its list. */
export function press(button: HTMLElement): { list: KeptList; outcome: Outcome } | undefined {
  const mark = readMark(button.dataset.keep)
  const [reference] = mark?.references ?? []
  if (!mark || reference === undefined) return undefined
  const kept = keptIn(mark.list)
  const next = afterPress(mark.list, kept, reference)
  if (!next) return { list: mark.list, outcome: 'full' }
  storage.set(mark.list, writeKept(next))
  return { list: mark.list, outcome: next.length > kept.length ? 'saved' : 'removed' }
}

/** A link that leads to a list without some listings takes them from the list too. */
export function drop(link: HTMLElement): void {
  const mark = readMark(link.dataset.drop)
  if (!mark) return
  const left = keptIn(mark.list).filter((reference) => !mark.references.includes(reference))
  storage.set(mark.list, writeKept(left))
}
