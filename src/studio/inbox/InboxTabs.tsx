import { Link } from '@payloadcms/ui'

import type { InboxQuery } from '@/data/leads/inbox'
import { inboxTabs, type InboxTab } from '@/domain/inbox'
import { intlLocales, type Locale } from '@/i18n/locales'

import { saysIn } from '../words'
import { writeInboxQuery } from './query'
import words from './words.json'

type Props = { counts: Record<InboxTab, number>; query: InboxQuery; path: string; locale: Locale }

/** The heaps, each with how much lies in it. */
export function InboxTabs({ counts, query, path, locale }: Props) {
  const says = saysIn(words, locale)
  const number = new Intl.NumberFormat(intlLocales[locale])
  return (
    <nav className="hestia-tabs" aria-label={says('tabs')}>
      {inboxTabs.map((tab) => (
        <Link
          key={tab}
          href={`${path}${writeInboxQuery({ ...query, tab, page: 1 })}`}
          prefetch={false}
          aria-current={tab === query.tab ? 'page' : undefined}
          data-urgent={tab === 'overdue' && counts.overdue > 0 ? true : undefined}
        >
          {says(`tab_${tab}`)} <span>{number.format(counts[tab])}</span>
        </Link>
      ))}
    </nav>
  )
}
