import { findWeekFigures, findWeekViews } from '@/data/dashboard/week'
import { formatNumber } from '@/i18n/formats'

import type { CardProps } from './cardProps'
import { recentViews } from './recent'

/** Shows the figures of the last seven days beside those of the seven days before. */
export async function WeekFigures({ req, t, admin }: CardProps) {
  const [found, views] = await Promise.all([
    findWeekFigures(req),
    recentViews('week', () => findWeekViews(req)),
  ])
  const figures = { ...found, views }
  const links = [
    ['leads', `${admin}/inbox?tab=all`],
    ['visits', `${admin}/visits`],
    ['listings', `${admin}/collections/properties?sort=-publishedOn`],
    ['views', `${admin}/collections/properties`],
  ] as const
  return (
    <section className="hestia-card hestia-week" aria-labelledby="desk-figures">
      <h2 id="desk-figures">{t('figures')}</h2>
      <dl>
        {links.map(([key, href]) => (
          <div key={key}>
            <dt>
              <a href={href}>{t(`figure_${key}`)}</a>
            </dt>
            <dd>
              {formatNumber(figures[key].now)}{' '}
              <span>{t('weekBefore', { number: figures[key].before })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
