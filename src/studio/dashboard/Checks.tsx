import { Icon } from '@/components/icon/Icon'
import { listAll } from '@/i18n/formats'

import { isInMenu } from '../menu'
import { advertisementsCheck } from './advertisementsCheck'
import { Card, CardLinks, type Check } from './Card'
import type { CardProps } from './cardProps'
import { feedsCheck } from './feedsCheck'
import { languagesCheck } from './languagesCheck'
import { expiringCheck, incompleteCheck, staleCheck } from './listingChecks'
import { mailsCheck } from './mailsCheck'
import { plannedCheck } from './plannedCheck'
import { reportsCheck } from './reportsCheck'

const checksFor = (req: CardProps['req']) => [
  reportsCheck,
  ...(isInMenu('feeds', req) ? [feedsCheck] : []),
  ...(isInMenu('mails', req) ? [mailsCheck] : []),
  incompleteCheck,
  expiringCheck,
  languagesCheck,
  advertisementsCheck,
  staleCheck,
  plannedCheck,
]

/** The checks without work, folded into one line. */
function InOrder({ checks, t, locale }: { checks: readonly Check[] } & CardProps) {
  return (
    <details className="hestia-calm">
      <summary>
        <Icon name="check" size={18} />
        <strong>{t('inOrder')}</strong>
        <span>
          {t('calmChecks', {
            number: checks.length,
            list: listAll(
              checks.map(({ title }) => title),
              locale,
            ),
          })}
        </span>
        <Icon name="down" size={18} />
      </summary>
      <dl>
        {checks.map(({ id, title, calm, links = [] }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>
              {calm}
              <CardLinks links={links} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The checks of the dashboard: a card for each that has found work, and one line for all others. */
export async function Checks(props: CardProps) {
  const checks = await Promise.all(checksFor(props.req).map((check) => check(props)))
  const calm = checks.filter(({ lines }) => lines.length === 0)
  return (
    <>
      <div className="hestia-desk__checks">
        {checks
          .filter(({ lines }) => lines.length > 0)
          .map((check) => (
            <Card key={check.id} {...check}>
              <ul>{check.lines}</ul>
            </Card>
          ))}
      </div>
      {calm.length > 0 && <InOrder checks={calm} {...props} />}
    </>
  )
}
