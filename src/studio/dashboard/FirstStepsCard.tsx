import { findFirstSteps } from '@/data/accounts/firstSteps'

import { Card } from './Card'
import type { CardProps } from './cardProps'
import { FirstStepsList } from './FirstStepsList'

/** Leads a new colleague through their first steps, until they are done or the card is put away. */
export async function FirstStepsCard({ req, t }: CardProps) {
  const done = await findFirstSteps(req, new Date())
  if (!done) return null
  return (
    <Card id="first-steps" title={t('firstSteps')}>
      <FirstStepsList done={done} />
    </Card>
  )
}
