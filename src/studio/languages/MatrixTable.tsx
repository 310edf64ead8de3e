import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'

import type { MatrixRow } from '@/data/languages/matrix'
import { defaultLocale, localeNames, type Locale } from '@/i18n/locales'

import { entityNames } from '../labels'
import type { Translator } from '../words'
import type words from './words.json'

type Translate = Translator<typeof words>
type State = MatrixRow['states'][Locale]
type Props = {
  rows: readonly MatrixRow[]
  shown: readonly Locale[]
  req: PayloadRequest
  locale: Locale
  t: Translate
}

/** Returns how a cell looks and its text, the most serious state first. */
function stateOf(
  { texts, missing, outdated, isHidden }: State,
  t: Translate,
): { look: string; text: string } {
  if (isHidden) return { look: 'hidden', text: t('stateHidden') }
  if (texts === 0 && missing === 0) return { look: 'empty', text: t('stateEmpty') }
  if (missing === 0 && outdated === 0) return { look: 'complete', text: t('stateComplete') }
  const parts = [
    missing > 0 && t('stateMissing', { number: missing }),
    outdated > 0 && t('stateOutdated', { number: outdated }),
  ]
  return { look: missing > 0 ? 'missing' : 'outdated', text: parts.filter(Boolean).join(', ') }
}

type CellProps = Pick<Props, 'shown' | 't'> & { state: State; language: Locale; href: string }

/** Shows the state of a document in one language, and links to it beside the main language. */
function Cell({ state, language, href, shown, t }: CellProps) {
  const { look, text } = stateOf(state, t)
  const other = language === defaultLocale ? shown.find((one) => one !== language) : language
  const languages = [defaultLocale, other].join(',')
  const needs = look === 'missing' || look === 'outdated' ? '&needs' : ''
  return (
    <td data-look={look}>
      <Link href={`${href}?show=${languages}${needs}`} prefetch={false}>
        {text}
      </Link>
    </td>
  )
}

function Row({
  row,
  shown,
  req: { payload },
  locale,
  t,
}: Omit<Props, 'rows'> & { row: MatrixRow }) {
  const { admin } = payload.config.routes
  const { collection, document, title, states } = row
  const names = entityNames(payload, collection, locale)
  const base = document
    ? `${admin}/collections/${collection}/${document}`
    : `${admin}/globals/${collection}`
  const href = `${base}/languages`
  return (
    <tr>
      <th scope="row">
        <Link href={href} prefetch={false}>
          {title || names?.one || collection}
        </Link>
        {title && <span>{names?.one}</span>}
      </th>
      {shown.map((language) => (
        <Cell
          key={language}
          state={states[language]}
          language={language}
          href={href}
          shown={shown}
          t={t}
        />
      ))}
    </tr>
  )
}

/** Lists documents with their state in each language. */
export function MatrixTable({ rows, shown, req, locale, t }: Props) {
  return (
    <div className="hestia-scroll">
      <table className="hestia-matrix">
        <thead>
          <tr>
            <th scope="col">{t('document')}</th>
            {shown.map((language) => (
              <th key={language} scope="col">
                {localeNames[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.collection + row.document}
              row={row}
              shown={shown}
              req={req}
              locale={locale}
              t={t}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
