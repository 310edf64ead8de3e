import type { Appointment } from '@/payload-types'

import { patchJson } from '../postJson'

const CONFLICT = 409

/** A viewing as the calendar shows it: which one, and which save of it. */
export type ShownViewing = Pick<Appointment, 'id' | 'updatedAt'>
export type ViewingChange = {
  status?: Appointment['status']
  start?: string
  end?: string
  outcome?: string
  feedbackShown?: boolean
}
/** What became of a change: `stale` when the viewing was changed since it was shown. */
export type ViewingOutcome = 'saved' | 'stale' | 'failed'

/**
 * Changes a viewing. The server refuses what was decided about an older save: the visitor may have
 * cancelled since, or changed the words that the owner is shown.
 */
export async function saveViewing(
  api: string,
  { id, updatedAt }: ShownViewing,
  change: ViewingChange,
): Promise<ViewingOutcome> {
  const url = `${api}/appointments/${id}?depth=0`
  const response = await patchJson(url, { ...change, updatedAt })
  if (response?.ok) return 'saved'
  return response?.status === CONFLICT ? 'stale' : 'failed'
}
