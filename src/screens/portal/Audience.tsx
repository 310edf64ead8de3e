import { island } from '@/components/island/island'
import type { start } from '@/components/portal/graph.island'
import { findAudience } from '@/data/audience/pageViews'
import { findTypicalViews } from '@/data/audience/typical'
import type { PropertyStory } from '@/data/portal/story'
import type { Audience as PageViews } from '@/domain/audience/audience'
import { paceOf } from '@/domain/audience/typical'
import { formatDay, formatNumber, formatShortDay, formatTenths } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { Figures } from './Figures'
import { TimeLine } from './TimeLine'

const PageViewGraph = island<typeof start>('graph', { wake: 'seen' })

type Props = { property: string; story: PropertyStory; isOnline: boolean; locale: Locale }

const spans = ['today', 'week', 'month', 'total'] as const

/** The data of the graph as a table, for assistive technology and without scripts. */
function DayTable({ days, locale }: Pick<PageViews, 'days'> & { locale: Locale }) {
  const t = translate(locale)
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm underline hover:text-brick">
        {t('portal.graph.table')}
      </summary>
      <table className="mt-3 w-full max-w-[480px] text-[0.95rem]">
        <thead>
          <tr className="border-b border-sand text-left text-soft">
            <th scope="col" className="py-1.5 font-normal">
              {t('portal.graph.day')}
            </th>
            <th scope="col" className="py-1.5 text-right font-normal">
              {t('portal.figures.visits')}
            </th>
            <th scope="col" className="py-1.5 text-right font-normal">
              {t('portal.figures.visitors')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, visits, visitors }) => (
            <tr key={day} className="border-b border-sand">
              <th scope="row" className="py-1.5 text-left font-normal">
                <time dateTime={day}>{formatDay(day, locale)}</time>
              </th>
              <td className="py-1.5 text-right">{formatNumber(visits)}</td>
              <td className="py-1.5 text-right">{formatNumber(visitors)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function MonthGraph({ days, locale }: Pick<PageViews, 'days'> & { locale: Locale }) {
  const t = translate(locale)
  return (
    <>
      <h3 className="mt-10">{t('portal.graph.title')}</h3>
      <p aria-hidden="true" className="mt-3 flex gap-6 text-sm text-soft">
        {(['visits', 'visitors'] as const).map((kind) => (
          <span key={kind} className="inline-flex items-center gap-2">
            <span
              className={`size-3 rounded-[2px] border ${kind === 'visits' ? 'border-soft bg-sand' : 'border-moss bg-moss'}`}
            />
            {t(`portal.figures.${kind}`)}
          </span>
        ))}
      </p>
      <PageViewGraph
        className="mt-3 h-[240px]"
        props={{
          label: t('portal.graph.label'),
          words: { visits: t('portal.figures.visits'), visitors: t('portal.figures.visitors') },
          days: days.map(({ day, visits, visitors }) => ({
            name: formatShortDay(day, locale),
            visits,
            visitors,
          })),
        }}
      />
      <DayTable days={days} locale={locale} />
    </>
  )
}

/** The comparison with similar listings in words, or a note that there are too few. */
async function Comparison({ property, locale }: Pick<Props, 'property' | 'locale'>) {
  const t = translate(locale)
  const typical = await findTypicalViews(property)
  return (
    <section className="mt-10">
      <h2 className="text-2xl">{t('portal.typical.title')}</h2>
      <p className="mt-2 max-w-[60ch]">
        {typical
          ? t(`portal.typical.${paceOf(typical)}`, {
              listings: typical.listings,
              median: formatTenths(typical.median),
              own: formatTenths(typical.own),
            })
          : t('portal.typical.few')}
      </p>
      {typical && (
        <p className="mt-1 max-w-[60ch] text-sm text-soft">
          {t(`portal.typical.${typical.circle}`)}
        </p>
      )}
    </section>
  )
}

/** The page views of a listing: the chart with what happened, and below it all figures. */
export async function Audience({ property, story, isOnline, locale }: Props) {
  const t = translate(locale)
  const audience = await findAudience(property)
  const note = (count: number) => t('portal.figures.ofVisitors', { count })
  if (audience.total === 0)
    return <p className="mt-3 max-w-[60ch] text-soft">{t('portal.figures.none')}</p>
  return (
    <>
      <TimeLine days={audience.days} story={story} locale={locale} />
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline hover:text-brick">
          {t('portal.line.all')}
        </summary>
        <h2 className="mt-4 text-2xl">{t('portal.figures.title')}</h2>
        <Figures
          figures={spans.map((span) => ({
            name: t(`portal.figures.${span}`),
            value: formatNumber(audience[span]),
            note: note(audience.visitors[span]),
          }))}
        />
        <MonthGraph days={audience.days} locale={locale} />
        <p className="mt-6 max-w-[60ch] text-sm text-soft">{t('portal.figures.what')}</p>
      </details>
      {isOnline && <Comparison property={property} locale={locale} />}
    </>
  )
}
