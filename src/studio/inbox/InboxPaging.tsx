import { Link } from '@payloadcms/ui'

import { INBOX_PAGE, type InboxQuery } from '@/data/leads/inbox'
import { intlLocales, type Locale } from '@/i18n/locales'

import { saysIn } from '../words'
import { writeInboxQuery } from './query'
import words from './words.json'

type Props = { query: InboxQuery; path: string; shown: number; total: number; pages: number; locale: Locale }

export function InboxPaging({ query, path, shown, total, pages, locale }: Props) {
  if (shown === 0) return null
  const says = saysIn(words, locale)
  const number = new Intl.NumberFormat(intlLocales[locale])
  const from = (query.page - 1) * INBOX_PAGE + 1
  const to = (page: number) => `${path}${writeInboxQuery({ ...query, page })}`
  return (
    <nav className="hestia-paging" aria-label={says('range', { from, to: from + shown - 1, total })}>
      <span>{says('range', { from: number.format(from), to: number.format(from + shown - 1), total: number.format(total) })}</span>
      {query.page > 1 && (
        <Link href={to(query.page - 1)} prefetch={false} rel="prev">
          {says('previous')}
        </Link>
      )}
      {query.page < pages && (
        <Link href={to(query.page + 1)} prefetch={false} rel="next">
          {says('next')}
        </Link>
      )}
    </nav>
  )
}
