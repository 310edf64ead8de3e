import { findKindMovements, findSlowListings } from '@/data/dashboard/movement'
import { INTEREST_DAYS, SALES_DAYS, SLOW_DAYS } from '@/domain/dashboard/periods'
import { formatNumber } from '@/i18n/formats'

import { MAX_LINES, type CardProps } from './cardProps'
import { Card, CardLine, EmptyCard } from './Card'
import { recentKinds, recentSlow } from './recent'

/** What is on offer of each kind, and what of it was sold or let lately. */
export async function SellingCard({ req, locale, t }: CardProps) {
  const kinds = await recentKinds(locale, () => findKindMovements(req, locale, MAX_LINES))
  return (
    <Card id="selling" title={t('selling')}>
      {kinds.length === 0 ? (
        <EmptyCard>{t('noSelling')}</EmptyCard>
      ) : (
        <div className="hestia-scroll" tabIndex={0} role="group" aria-label={t('selling')}>
          <table className="hestia-lines hestia-card__figures">
            <thead>
              <tr>
                <th scope="col">{t('sellingKind')}</th>
                <th scope="col">{t('sellingOffer')}</th>
                <th scope="col">{t('sellingClosed', { days: SALES_DAYS })}</th>
                <th scope="col">{t('sellingDays')}</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ goal, type, onOffer, closed, days }) => (
                <tr key={`${goal} ${type}`}>
                  <th scope="row">
                    {type}, {t(`goal_${goal}`)}
                  </th>
                  <td>{formatNumber(onOffer)}</td>
                  <td>{formatNumber(closed)}</td>
                  <td>{days === null ? '–' : formatNumber(Math.round(days))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}

/** Lists what is on offer for long and draws the least interest. */
export async function SlowCard({ req, locale, t, admin }: CardProps) {
  const slow = await recentSlow(locale, () => findSlowListings(req, locale, MAX_LINES))
  return (
    <Card id="slow" title={t('slow')}>
      {slow.length === 0 ? (
        <EmptyCard>{t('noSlow', { days: SLOW_DAYS })}</EmptyCard>
      ) : (
        <ul>
          {slow.map(({ id, reference, title, days, views, leads }) => (
            <CardLine
              key={id}
              href={`${admin}/collections/properties/${id}`}
              title={title || String(reference ?? '–')}
              about={t('slowAbout', { leads, views: formatNumber(views), days: INTEREST_DAYS })}
              sign={t('slowDays', { days: formatNumber(days) })}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
