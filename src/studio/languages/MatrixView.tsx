import { Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { staff } from '@/access/rules'
import { findShownLanguages, findTranslatable } from '@/data/languages/allowed'
import { findMatrix, MATRIX_PAGE, matrixFilters, type MatrixQuery } from '@/data/languages/matrix'
import { localeOf } from '@/i18n/locales'

import '../studio.css'
import '../inbox/inbox.css'
import './languages.css'
import { entityNames } from '../labels'
import { Screen } from '../Screen'
import { translatorFor, type Translator } from '../words'
import { matrixHref, readMatrixQuery } from './matrixQuery'
import { MatrixTable } from './MatrixTable'
import words from './words.json'

type Translate = Translator<typeof words>
type Props = { base: string; query: MatrixQuery; t: Translate }

function MatrixFilters({
  base,
  query,
  owners,
  t,
}: Props & { owners: readonly (readonly [slug: string, name: string])[] }) {
  return (
    <form className="hestia-filter" action={base}>
      <select name="of" aria-label={t('of')} defaultValue={query.of ?? ''}>
        <option value="">{t('everything')}</option>
        {owners.map(([slug, name]) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <select name="state" aria-label={t('state')} defaultValue={query.filter}>
        {matrixFilters.map((filter) => (
          <option key={filter} value={filter}>
            {t(`filter_${filter}`)}
          </option>
        ))}
      </select>
      <button type="submit">{t('show')}</button>
    </form>
  )
}

function MatrixPaging({ base, query, total, t }: Props & { total: number }) {
  return (
    <nav className="hestia-paging" aria-label={t('pages')}>
      {query.page > 1 && (
        <Link href={matrixHref(base, { ...query, page: query.page - 1 })}>{t('previous')}</Link>
      )}
      <span>{t('counted', { number: total })}</span>
      {query.page * MATRIX_PAGE < total && (
        <Link href={matrixHref(base, { ...query, page: query.page + 1 })}>{t('next')}</Link>
      )}
    </nav>
  )
}

async function Matrix({ req, query }: { req: PayloadRequest; query: MatrixQuery }) {
  const locale = localeOf(req.i18n.language)
  const t = translatorFor(words, locale)
  const base = `${req.payload.config.routes.admin}/languages`
  const [owners, shown] = await Promise.all([findTranslatable(req), findShownLanguages(req)])
  const rows = await findMatrix(req, owners, shown, query)
  const total = rows[0]?.total ?? 0
  const names = owners.map(
    ({ slug }) => [slug, entityNames(req.payload, slug, locale)?.many ?? slug] as const,
  )
  const sorted = names.sort(([, one], [, other]) => one.localeCompare(other, locale))
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="hestia-lead">{t('matrixLead')}</p>
      <MatrixFilters base={base} query={query} t={t} owners={sorted} />
      {rows.length === 0 ? (
        <p className="hestia-inbox__empty">{t('noneFound')}</p>
      ) : (
        <MatrixTable rows={rows} shown={shown} req={req} locale={locale} t={t} />
      )}
      <MatrixPaging base={base} query={query} total={total} t={t} />
    </>
  )
}

/**
 * The screen that lists every document with its state in each language. Each state links to the
 * texts it is about.
 */
export function MatrixView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!staff({ req })) notFound()
  return (
    <Screen
      view={view}
      steps={[{ label: translatorFor(words, req.i18n.language)('title') }]}
      className="hestia-inbox"
    >
      <Matrix req={req} query={readMatrixQuery(view.searchParams)} />
    </Screen>
  )
}
