import { invalidate } from '../core/cache'
import { limitTags } from '../core/cacheTags'
import { readChangesFromNow } from '../core/standby/visitorReads'
import { updateListingIndex } from './search/listingIndex'

/** Invalidates tags in this instance. */
export async function revalidateTags(tags: readonly string[]): Promise<void> {
  const limited = limitTags(tags)
  await readChangesFromNow()
  // The listing index first: a page rendered from here on must show the change.
  await updateListingIndex(limited)
  invalidate(limited)
}
