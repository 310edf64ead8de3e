import type { SearchIndex } from '@/domain/catalogue/search/answers'
import { goals, type Goal } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

type Row = {
  key: string
  name: string
  detail?: string
  counts: Record<Goal, number>
  hrefs: Record<Goal, string>
}

/**
 * Names with their number of listings for sale and to rent. A number links to its list, unless it
 * is zero.
 */
function Rows({ title, rows, locale }: { title: string; rows: readonly Row[]; locale: Locale }) {
  const t = translate(locale)
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className="mb-4 text-[1.6rem]">{title}</h2>
      <ul className="border-t border-sand">
        {rows.map(({ key, name, detail, counts, hrefs }) => (
          <li
            key={key}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-sand py-1.5"
          >
            <span>
              <b className="font-semibold">{name}</b>{' '}
              {detail && <span className="text-soft">{detail}</span>}
            </span>
            <span className="flex">
              {goals.map((goal) =>
                counts[goal] > 0 && hrefs[goal] !== '' ? (
                  <a
                    key={goal}
                    href={hrefs[goal]}
                    rel="nofollow"
                    className="inline-flex min-h-11 min-w-28 items-center justify-end underline sm:min-w-32"
                  >
                    {t(`search.${goal}`, { count: counts[goal] })}
                  </a>
                ) : (
                  <span
                    key={goal}
                    className="inline-flex min-h-11 min-w-28 items-center justify-end text-soft sm:min-w-32"
                  >
                    {t(`search.${goal}`, { count: 0 })}
                  </span>
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The towns and types that match a search. */
export function TownsAndTypes({
  towns,
  types,
  locale,
}: Pick<SearchIndex, 'towns' | 'types'> & { locale: Locale }) {
  const t = translate(locale)
  if (towns.length + types.length === 0) return null
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <Rows
        title={t('search.towns')}
        rows={towns.map((entry) => ({
          key: `${entry.name} ${entry.zip}`,
          more: entry.zip,
          ...entry,
        }))}
        locale={locale}
      />
      <Rows
        title={t('search.types')}
        rows={types.map((entry) => ({ key: String(entry.webId), ...entry }))}
        locale={locale}
      />
    </div>
  )
}
