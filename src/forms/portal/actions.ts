import { accountActions } from './account'
import type { Action } from './asked'
import { ask, code, login, logout, open } from './entrance'
import { stop } from './stop'

const actions: Readonly<Record<string, Action>> = { login, code, ask, open, logout, stop, ...accountActions }

/** What a form before or behind the login of owners does, by the last word of its address. */
export const portalAction = (name: string): Action | undefined => (Object.hasOwn(actions, name) ? actions[name] : undefined)
