import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { admins } from '@/access/rules'
import { findInspectionOrders } from '@/data/legal/inspectionOrders'
import { dayOf, yearsAfter } from '@/domain/lib/days'
import { clockOf } from '@/domain/viewings/times'

import { Screen } from '../Screen'
import { translatorFor } from '../words'
import { Inspections } from './Inspections'
import words from './words.json'

/** The longest period for which the site keeps what it showed. */
const YEARS = 5

/** The screen on which an administrator has an inspection file made and fetches it. */
export async function InspectionView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!admins({ req })) notFound()
  const t = translatorFor(words, req.i18n.language)
  const today = clockOf(new Date()).day
  const { reference } = view.searchParams ?? {}
  return (
    <Screen view={view} steps={[{ label: t('title') }]}>
      <h1>{t('title')}</h1>
      <p className="hestia-lead">{t('lead')}</p>
      <Inspections
        first={yearsAfter(today, -YEARS) ?? dayOf(today)}
        last={today}
        reference={typeof reference === 'string' && /^\d{1,9}$/.test(reference) ? reference : ''}
        initial={await findInspectionOrders(req)}
      />
    </Screen>
  )
}
