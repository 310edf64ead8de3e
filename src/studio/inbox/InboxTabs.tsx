import { Link } from '@payloadcms/ui'

import type { InboxQuery } from '@/data/enquiries/inboxConditions'
import { inboxTabs, type InboxTab } from '@/domain/enquiries/inbox'
import { formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'

import { translatorFor } from '../words'
import { writeInboxQuery } from './query'
import words from './words.json'

type Props = { counts: Record<InboxTab, number>; query: InboxQuery; path: string; locale: Locale }

/** The tabs of the inbox, each with its number of enquiries. */
export function InboxTabs({ counts, query, path, locale }: Props) {
  const t = translatorFor(words, locale)
  return (
    <nav className="hestia-tabs" aria-label={t('tabs')}>
      {inboxTabs.map((tab) => (
        <Link
          key={tab}
          href={`${path}${writeInboxQuery({ ...query, tab, page: 1 })}`}
          prefetch={false}
          aria-current={tab === query.tab ? 'page' : undefined}
          data-urgent={tab === 'overdue' && counts.overdue > 0 ? true : undefined}
        >
          {t(`tab_${tab}`)} <span>{formatNumber(counts[tab])}</span>
        </Link>
      ))}
    </nav>
  )
}
