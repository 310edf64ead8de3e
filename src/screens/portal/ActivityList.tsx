import { Paging } from '@/components/list/Paging'
import { findActivities, type ActivityView } from '@/data/portal/activities'
import type { OwnProperty } from '@/data/portal/ownProperties'
import { kindOfPart, type ListPart } from '@/domain/portal/parts'
import { formatDay, formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { portalHref } from '@/i18n/portal'
import type { Query } from '@/i18n/query'
import { optionName, translate } from '@/i18n/translate'
import type { Owner } from '@/payload-types'

import { ActivityFilters } from './ActivityFilters'
import { readActivityQuery, writeActivityQuery } from './activityQuery'

type Props = { owner: Owner; property: OwnProperty; part: ListPart; query: Query; locale: Locale }

function ActivityRow({ activity, locale }: { activity: ActivityView; locale: Locale }) {
  const { date, type, status, subject, comment, contact, source, visits } = activity
  const t = translate(locale)
  const facts = [
    contact && { name: t('portal.list.contact'), value: contact },
    source.text && { name: t('portal.list.source'), value: source.text, href: source.href },
    visits !== null && { name: t('portal.list.visits'), value: formatNumber(visits) },
  ].filter((fact) => typeof fact === 'object')
  return (
    <li className="grid gap-x-8 gap-y-1 border-t border-sand py-5 sm:grid-cols-[180px_1fr]">
      <div className="text-[0.95rem] text-soft">
        <time dateTime={date} className="block">
          {formatDay(date, locale)}
        </time>
        <span>
          {[
            type && optionName(locale, 'activityType', type),
            status && optionName(locale, 'activityStatus', status),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{subject}</p>
        {comment && <p className="mt-1 max-w-[64ch] whitespace-pre-line">{comment}</p>}
        {facts.length > 0 && (
          <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-[0.95rem] text-soft">
            {facts.map(({ name, value, ...fact }) => (
              <div key={name} className="flex gap-1.5">
                <dt>{name}:</dt>
                <dd className="min-w-0">
                  {'href' in fact && fact.href ? (
                    <a
                      href={fact.href}
                      rel="noopener noreferrer nofollow"
                      target="_blank"
                      className="underline hover:text-brick"
                    >
                      {value}
                    </a>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}

/** The activities of a property: its history, its communications, or its publications. */
export async function ActivityList({ owner, property, part, query, locale }: Props) {
  const t = translate(locale)
  const params = readActivityQuery(query)
  const { shown, total, page, pages } = await findActivities(
    owner,
    property.id,
    { kind: kindOfPart[part], ...params.filters, page: params.page },
    locale,
  )
  const href = portalHref(locale, property.reference ?? '', part)
  const isFiltered = Object.keys(params.filters).length > 0
  return (
    <section>
      <h2 className="text-2xl">{t(`portal.parts.${part}`)}</h2>
      {(total > 0 || isFiltered) && (
        <ActivityFilters action={href} params={params} locale={locale} />
      )}
      {total === 0 ? (
        <p className="mt-6 text-soft">
          {isFiltered ? t('portal.list.noneMatch') : t(`portal.none.${part}`)}
        </p>
      ) : (
        <>
          <ol className="mt-8">
            {shown.map((activity) => (
              <ActivityRow key={activity.id} activity={activity} locale={locale} />
            ))}
          </ol>
          <Paging
            page={page}
            pages={pages}
            hrefOf={(number) => href + writeActivityQuery({ ...params, page: number })}
            words={{
              title: t('portal.list.paging', { page, pages, count: total }),
              label: t('portal.list.label'),
              previous: t('portal.list.previous'),
              next: t('portal.list.next'),
            }}
          />
        </>
      )}
    </section>
  )
}
