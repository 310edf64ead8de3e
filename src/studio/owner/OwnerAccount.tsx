import type { UIFieldServerProps } from 'payload'

import { roleOf } from '@/access/roles'
import { findState } from '@/data/accounts/state'

import '../studio.css'
import { localeOf } from '../words'
import { OwnerPresses } from './OwnerPresses'

/** How the account of an owner stands, and what can be done with it. */
export async function OwnerAccount({ id, i18n, req }: UIFieldServerProps) {
  const state = id && roleOf(req) ? await findState(req, String(id)) : undefined
  return state ? <OwnerPresses id={String(id)} locale={localeOf(i18n.language)} initial={state} /> : null
}
