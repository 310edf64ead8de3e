import { Link } from '@payloadcms/ui'

import { INBOX_PAGE } from '@/data/enquiries/inbox'
import type { InboxQuery } from '@/data/enquiries/inboxConditions'
import type { Locale } from '@/i18n/locales'

import { translatorFor } from '../words'
import { writeInboxQuery } from './query'
import words from './words.json'

type Props = {
  query: InboxQuery
  path: string
  shown: number
  total: number
  pages: number
  locale: Locale
}

/** Shows the range of the page and links to the previous and next one. */
export function InboxPaging({ query, path, shown, total, pages, locale }: Props) {
  if (shown === 0) return null
  const t = translatorFor(words, locale)
  const from = (query.page - 1) * INBOX_PAGE + 1
  const range = t('range', { from, to: from + shown - 1, total })
  const hrefOf = (page: number) => `${path}${writeInboxQuery({ ...query, page })}`
  return (
    <nav className="hestia-paging" aria-label={range}>
      <span>{range}</span>
      {query.page > 1 && (
        <Link href={hrefOf(query.page - 1)} prefetch={false} rel="prev">
          {t('previous')}
        </Link>
      )}
      {query.page < pages && (
        <Link href={hrefOf(query.page + 1)} prefetch={false} rel="next">
          {t('next')}
        </Link>
      )}
    </nav>
  )
}
