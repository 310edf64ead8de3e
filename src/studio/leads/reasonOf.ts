import type { LeadStatus } from '@/data/feeds/leads/leadStatus'

import type { Translator } from '../words'
import type words from './words.json'

/** Why a lead did not arrive, with the words of the CRM; undefined when it did. */
export function reasonOf(
  { state, problem, said }: Pick<LeadStatus, 'state' | 'problem' | 'said'>,
  t: Translator<typeof words>,
): string | undefined {
  if (state === 'sent' || state === 'sending' || problem === null) return undefined
  return [t(problem), said].filter(Boolean).join(' ')
}
