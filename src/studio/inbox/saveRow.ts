import { bodyOf, patchJson } from '../postJson'

const CONFLICT = 409

/** The values of an enquiry that its row in the inbox changes. */
export type RowValues = { status: string; assignedTo: string }
/** The save after which an enquiry is as the row says; `stale` when another came in between. */
type RowOutcome = { updatedAt: string } | 'stale' | 'failed'

/**
 * Saves a row of the inbox. The server refuses what was decided about an older save: a colleague may
 * have answered the enquiry since, or taken it.
 */
export async function saveRow(
  api: string,
  { id, updatedAt }: { id: string; updatedAt: string },
  change: Partial<RowValues>,
): Promise<RowOutcome> {
  const data = { ...change, ...(change.assignedTo === '' && { assignedTo: null }), updatedAt }
  const response = await patchJson(`${api}/enquiries/${id}?depth=0`, data)
  if (response?.status === CONFLICT) return 'stale'
  const { doc } = response?.ok ? await bodyOf(response) : {}
  return typeof doc === 'object' &&
    doc !== null &&
    'updatedAt' in doc &&
    typeof doc.updatedAt === 'string'
    ? { updatedAt: doc.updatedAt }
    : 'failed'
}
