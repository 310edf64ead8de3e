import type { UIFieldServerProps } from 'payload'

import { roleOf } from '@/access/roles'
import { findAccountState } from '@/data/accounts/state'
import { localeOf } from '@/i18n/locales'

import '../studio.css'
import { OwnerActions } from './OwnerActions'

/** Shows the state of an owner's account and the actions for it. */
export async function OwnerAccount({ id, i18n, req }: UIFieldServerProps) {
  const state = id && roleOf(req) ? await findAccountState(req, String(id)) : undefined
  return state ? (
    <OwnerActions id={String(id)} locale={localeOf(i18n.language)} initial={state} />
  ) : null
}
