import { invalidate } from '../core/cache'
import { EVERYTHING, limitTags, MAP_FILE_TAG } from '../core/cacheTags'
import { readChangesFromNow } from '../core/standby/visitorReads'
import { updateListingIndex } from './search/listingIndex'
import { prepareStreets } from './search/streetSuggestions'

/** Tags after which other streets may be completed: those of the map file around the towns. */
const streetTags = [EVERYTHING, MAP_FILE_TAG, 'cities']

/** Invalidates tags in this instance. */
export async function revalidateTags(tags: readonly string[]): Promise<void> {
  const limited = limitTags(tags)
  await readChangesFromNow()
  // The listing index first: a page rendered from here on must show the change.
  await updateListingIndex(limited)
  invalidate(limited)
  // In the background: nothing waits for it, and it tells itself why it fails.
  if (limited.some((tag) => streetTags.includes(tag))) prepareStreets().catch(() => undefined)
}
