import { findWeekFigures } from '@/data/desk/week'
import { formatNumber } from '@/i18n/numbers'

import type { Asked } from './asked'

/** What the last seven days brought, beside the seven before. */
export async function WeekFigures({ req, locale, says, admin }: Asked) {
  const figures = await findWeekFigures(req)
  const shown = [
    ['leads', `${admin}/inbox?tab=all`],
    ['visits', `${admin}/visits`],
    ['listings', `${admin}/collections/properties?sort=-publishedOn`],
    ['views', `${admin}/collections/properties`],
  ] as const
  return (
    <section className="hestia-week" aria-label={says('figures')}>
      <dl>
        {shown.map(([key, href]) => (
          <div key={key}>
            <dt>
              <a href={href}>{says(`figure_${key}`)}</a>
            </dt>
            <dd>
              {formatNumber(figures[key].now, locale)} <span>{says('weekBefore', { number: formatNumber(figures[key].before, locale) })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
