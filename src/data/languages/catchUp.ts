import { recordMissingCompliance } from '../catalogue/compliance'
import { writeMissingListColumns } from '../catalogue/missingListColumns'
import { rebuildSearchRows } from '../catalogue/search/rebuildSearchRows'
import { syncMissedLanguages } from './sweep'

/**
 * Stores what no save has stored: search rows of an older version, the compliance of advertisements,
 * what the list of the studio searches and sorts by, and translations.
 */
export async function storeMissedData(): Promise<void> {
  await rebuildSearchRows()
  await recordMissingCompliance()
  await writeMissingListColumns()
  await syncMissedLanguages()
}
