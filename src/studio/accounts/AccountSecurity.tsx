import type { UIFieldServerProps } from 'payload'

import { admins } from '@/access/rules'
import { hasFactor } from '@/data/accounts/secondFactor'

import '../studio.css'
import { FactorReset } from './FactorReset'
import { SecurityLink } from './SecurityLink'

/**
 * On the form of a colleague: the way to the own second factors, or, for administrators, the reset
 * of a colleague's.
 */
export async function AccountSecurity({ id, req }: UIFieldServerProps) {
  if (!id) return null
  if (req.user?.id === id) return <SecurityLink />
  if (!admins({ req }) || !(await hasFactor(req, String(id)))) return null
  return <FactorReset id={String(id)} />
}
