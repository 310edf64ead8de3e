import { accountActions } from './account'
import type { Action } from './input'
import {
  sendFactorLink,
  sendLink,
  enterCode,
  login,
  loginByPasskey,
  logout,
  followMailLink,
} from './loginSteps'
import { ownerActions } from './ownerActions'
import { stopViewingAsOwner } from './stopViewingAsOwner'

const actions: Readonly<Record<string, Action>> = {
  login,
  'passkey-login': loginByPasskey,
  code: enterCode,
  lost: sendFactorLink,
  ask: sendLink,
  open: followMailLink,
  logout,
  stop: stopViewingAsOwner,
  ...accountActions,
  ...ownerActions,
}

/** The action for the last segment of a portal form's address. */
export const portalAction = (name: string): Action | undefined =>
  Object.hasOwn(actions, name) ? actions[name] : undefined
