import { recordMissingCompliance } from '../catalogue/compliance'
import { rebuildSearchRows } from '../catalogue/search/rebuildSearchRows'
import { syncMissedLanguages } from './sweep'

/**
 * Stores what no save has stored: search rows of an older version, the compliance of advertisements,
 * and translations.
 */
export async function storeMissedData(): Promise<void> {
  await rebuildSearchRows()
  await recordMissingCompliance()
  await syncMissedLanguages()
}
