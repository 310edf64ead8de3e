import { findTrends, type TrendWeek } from '@/data/dashboard/trends'
import { formatDay, formatNumber, formatShortDay, formatTenths } from '@/i18n/formats'

import type { CardProps } from './cardProps'
import { recentTrends } from './recent'
import { TrendChart } from './TrendChart'

const kinds = ['views', 'leads', 'visits', 'hours'] as const

const written = (week: TrendWeek, kind: (typeof kinds)[number]): string => {
  if (kind !== 'hours') return formatNumber(week[kind])
  return week.hours === null ? '–' : formatTenths(week.hours)
}

function TrendTable({
  weeks,
  locale,
  t,
}: Pick<CardProps, 'locale' | 't'> & { weeks: TrendWeek[] }) {
  return (
    <details>
      <summary>{t('trendTable')}</summary>
      <div className="hestia-scroll" tabIndex={0} role="group" aria-label={t('trendTable')}>
        <table className="hestia-lines">
          <thead>
            <tr>
              <th scope="col">{t('weekOf')}</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {t(`trend_${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.monday}>
                <th scope="row">{formatDay(week.monday, locale)}</th>
                {kinds.map((kind) => (
                  <td key={kind}>{written(week, kind)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="hestia-lead">{t('trendHours')}</p>
    </details>
  )
}

/** Page views, enquiries, viewings and the time to answer of the last weeks, as graphs and a table. */
export async function TrendsSection({ req, locale, t }: CardProps) {
  const weeks = await recentTrends('weeks', () => findTrends(req))
  const names = weeks.map(({ monday }) => formatShortDay(monday, locale))
  return (
    <section className="hestia-trends" aria-labelledby="desk-trends">
      <h2 id="desk-trends">{t('trends')}</h2>
      <div className="hestia-trends__graphs">
        {kinds.map((kind) => (
          <figure key={kind} className="hestia-trend">
            <figcaption>{t(`trend_${kind}`)}</figcaption>
            <TrendChart
              label={t('trendLabel', { name: t(`trend_${kind}`), number: weeks.length })}
              name={t(`trend_${kind}`)}
              weeks={names}
              values={weeks.map((week) => week[kind])}
            />
          </figure>
        ))}
      </div>
      <TrendTable weeks={weeks} locale={locale} t={t} />
    </section>
  )
}
