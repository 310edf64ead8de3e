import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { staff } from '@/access/rules'
import { findShownLanguages, findTranslatable } from '@/data/languages/allowed'
import { findMatrix, MATRIX_PAGE, matrixFilters, type MatrixFilter, type MatrixQuery, type MatrixRow } from '@/data/languages/matrix'
import { defaultLocale, localeNames, type Locale } from '@/i18n/locales'
import { formatNumber } from '@/i18n/numbers'

import '../studio.css'
import '../inbox/inbox.css'
import './languages.css'
import { calledIn } from '../labels'
import { localeOf, saysIn, type Says } from '../words'
import words from './words.json'

type Speaks = Says<typeof words>
type Params = Record<string, string | string[] | undefined>

const first = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''

function queryOf(params: Params = {}): MatrixQuery {
  const page = Number(first(params.page))
  return {
    of: /^[a-z-]{1,60}$/.test(first(params.of)) ? first(params.of) : undefined,
    filter: matrixFilters.find((one) => one === first(params.state)) ?? 'all',
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

const hrefOf = (base: string, { of, filter, page }: MatrixQuery): string =>
  `${base}?${new URLSearchParams({ ...(of && { of }), ...(filter !== 'all' && { state: filter }), ...(page > 1 && { page: String(page) }) })}`

type State = MatrixRow['states'][Locale]

/** What a cell says, the gravest first, and how it looks. */
function stateOf({ texts, missing, outdated, isHidden }: State, says: Speaks, locale: Locale): { look: string; said: string } {
  const number = (value: number) => formatNumber(value, locale)
  if (isHidden) return { look: 'hidden', said: says('stateHidden') }
  if (texts === 0 && missing === 0) return { look: 'empty', said: says('stateEmpty') }
  if (missing === 0 && outdated === 0) return { look: 'complete', said: says('stateComplete') }
  const said = [missing > 0 && says('stateMissing', { number: number(missing) }), outdated > 0 && says('stateOutdated', { number: number(outdated) })]
  return { look: missing > 0 ? 'missing' : 'outdated', said: said.filter(Boolean).join(', ') }
}

type Table = { rows: readonly MatrixRow[]; shown: readonly Locale[]; req: PayloadRequest; locale: Locale; says: Speaks }

function MatrixTable({ rows, shown, req: { payload }, locale, says }: Table) {
  const { admin } = payload.config.routes
  return (
    <div className="hestia-scroll">
      <table className="hestia-matrix">
        <thead>
          <tr>
            <th scope="col">{says('document')}</th>
            {shown.map((one) => (
              <th key={one} scope="col">
                {localeNames[one]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ collection, document, title, states }) => {
            const called = calledIn(payload, collection, locale)
            const home = document ? `${admin}/collections/${collection}/${document}` : `${admin}/globals/${collection}`
            return (
              <tr key={collection + document}>
                <th scope="row">
                  <Link href={`${home}/languages`} prefetch={false}>
                    {title || called?.one || collection}
                  </Link>
                  {title && <span>{called?.one}</span>}
                </th>
                {shown.map((one) => {
                  const { look, said } = stateOf(states[one], says, locale)
                  const show = [defaultLocale, one === defaultLocale ? shown.find((other) => other !== one) : one].join(',')
                  return (
                    <td key={one} data-look={look}>
                      <Link href={`${home}/languages?show=${show}${look === 'missing' || look === 'outdated' ? '&needs' : ''}`} prefetch={false}>
                        {said}
                      </Link>
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type Filters = { base: string; query: MatrixQuery; owners: readonly (readonly [slug: string, name: string])[]; says: Speaks }

function MatrixFilters({ base, query, owners, says }: Filters) {
  const states = matrixFilters.map((filter): [MatrixFilter, string] => [filter, says(`filter_${filter}`)])
  return (
    <form className="hestia-filter" action={base}>
      <select name="of" aria-label={says('of')} defaultValue={query.of ?? ''}>
        <option value="">{says('everything')}</option>
        {owners.map(([slug, name]) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <select name="state" aria-label={says('state')} defaultValue={query.filter}>
        {states.map(([filter, name]) => (
          <option key={filter} value={filter}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit">{says('show')}</button>
    </form>
  )
}

async function Matrix({ req, query }: { req: PayloadRequest; query: MatrixQuery }) {
  const locale = localeOf(req.i18n.language)
  const says = saysIn(words, locale)
  const base = `${req.payload.config.routes.admin}/languages`
  const [owners, shown] = await Promise.all([findTranslatable(req), findShownLanguages(req)])
  const rows = await findMatrix(req, owners, shown, query)
  const total = rows[0]?.total ?? 0
  const named = owners.map(({ slug }) => [slug, calledIn(req.payload, slug, locale)?.many ?? slug] as const)
  const sorted = named.sort(([, one], [, other]) => one.localeCompare(other, locale))
  return (
    <main>
      <Gutter className="hestia-screen hestia-inbox">
        <h1>{says('title')}</h1>
        <p className="hestia-lead">{says('matrixLead')}</p>
        <MatrixFilters {...{ base, query, says }} owners={sorted} />
        {rows.length === 0 ? <p className="hestia-inbox__empty">{says('noneFound')}</p> : <MatrixTable {...{ rows, shown, req, locale, says }} />}
        <nav className="hestia-paging" aria-label={says('pages')}>
          {query.page > 1 && <Link href={hrefOf(base, { ...query, page: query.page - 1 })}>{says('previous')}</Link>}
          <span>{says('counted', { number: formatNumber(total, locale) })}</span>
          {query.page * MATRIX_PAGE < total && <Link href={hrefOf(base, { ...query, page: query.page + 1 })}>{says('next')}</Link>}
        </nav>
      </Gutter>
    </main>
  )
}

/** Every document of the site and how far it is in each language; each state leads to the texts it speaks of. */
export function MatrixView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { permissions, req, visibleEntities } = initPageResult
  if (!staff({ req })) notFound()
  const { i18n, payload, user } = req
  return (
    <DefaultTemplate {...{ i18n, params, payload, permissions, searchParams, visibleEntities }} locale={initPageResult.locale} user={user ?? undefined}>
      <SetStepNav nav={[{ label: saysIn(words, i18n.language)('title') }]} />
      <Matrix req={req} query={queryOf(searchParams)} />
    </DefaultTemplate>
  )
}
