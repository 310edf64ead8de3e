import { savedHref, type SavedList } from '@/domain/catalogue/savedListings'

import { savedIn } from './savedState'

/** Redirects a page without references to the list saved on this device, when there is one. */
export function start(_: HTMLElement, { list, page }: { list: SavedList; page: string }): void {
  const references = savedIn(list)
  if (references.length > 0) location.replace(savedHref(page, references))
}
