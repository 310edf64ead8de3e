import type { ComponentProps } from 'react'

import type { Week, WeekDay } from '@/data/viewings/week'

import { ViewingRow } from './ViewingRow'

type RowProps = Omit<ComponentProps<typeof ViewingRow>, 'viewing'>
/** The lists of viewings and of visit days in the studio. */
type Routes = { visits: string; days: string }

function DaySection({ day, routes, rows }: { day: WeekDay; routes: Routes; rows: RowProps }) {
  const { t } = rows
  const { title, visits, openings } = day
  if (visits.length + openings.length === 0) return null
  return (
    <section className="hestia-day">
      <h2>{title}</h2>
      {openings.map(({ id, from, until, property, taken, places }) => (
        <p key={id} className="hestia-lead">
          <a href={`${routes.days}/${id}`}>{t('open', { from, until, property, taken, places })}</a>
        </p>
      ))}
      <ul>
        {visits.map((viewing) => (
          <ViewingRow key={viewing.id} viewing={viewing} {...rows} />
        ))}
      </ul>
    </section>
  )
}

/** Requests without a time, then the days of the week, one below the other. */
export function ViewingLists({
  week: { days, wishes },
  routes,
  rows,
}: {
  week: Week
  routes: Routes
  rows: RowProps
}) {
  const { t } = rows
  return (
    <>
      {wishes.length > 0 && (
        <section className="hestia-day">
          <h2>{t('wishes')}</h2>
          <ul>
            {wishes.map((viewing) => (
              <ViewingRow key={viewing.id} viewing={viewing} {...rows} />
            ))}
          </ul>
        </section>
      )}
      {days.every(({ visits, openings }) => visits.length + openings.length === 0) && (
        <p className="hestia-lead">{t('nothing')}</p>
      )}
      {days.map((day) => (
        <DaySection key={day.day} day={day} routes={routes} rows={rows} />
      ))}
    </>
  )
}
