import type { Goal } from '../vocabulary'

/** The keys under which the demand register is handed a search; none that a list is filtered by, so its page stays a kept one. */
const WISH_KEYS = { goal: 'goal', filters: 'wish' } as const

/** The demand register, with what a list was asked for: the query of the list as it stands in its address. */
export function wishHref(register: string, goal: Goal, list: string): string {
  const at = list.indexOf('?')
  const filters = at < 0 ? '' : list.slice(at + 1)
  return `${register}?${new URLSearchParams({ [WISH_KEYS.goal]: goal, ...(filters && { [WISH_KEYS.filters]: filters }) })}`
}
