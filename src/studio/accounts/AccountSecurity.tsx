import type { UIFieldServerProps } from 'payload'

import { admins } from '@/access/rules'
import { countHoldings } from '@/data/accounts/holdings'
import { hasFactor } from '@/data/accounts/secondFactor'

import '../studio.css'
import { ColleagueAccess } from './ColleagueAccess'
import { FactorReset } from './FactorReset'
import { holdingLinks } from './holdingLinks'
import { SecurityLink } from './SecurityLink'

/**
 * On the form of a colleague: the way to the own second factors, or, for administrators, the access of
 * the colleague, what they look after, and the reset of their second factors.
 */
export async function AccountSecurity({ data, id, req }: UIFieldServerProps) {
  if (!id) return null
  if (req.user?.id === id) return <SecurityLink />
  if (!admins({ req })) return null
  const colleague = String(id)
  const [counts, isReset] = await Promise.all([
    countHoldings(req, colleague),
    hasFactor(req, colleague),
  ])
  if (!counts) return null
  const { admin } = req.payload.config.routes
  return (
    <>
      <ColleagueAccess
        id={colleague}
        suspendedAt={data.suspendedAt ?? null}
        links={holdingLinks(counts, colleague, admin, new Date().toISOString())}
      />
      {isReset && <FactorReset id={colleague} />}
    </>
  )
}
