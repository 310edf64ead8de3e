import { Link, Pill } from '@payloadcms/ui'

import { Icon } from '@/components/icon/Icon'
import type { findStaff, InboxRow } from '@/data/enquiries/inbox'
import { offeredColleagues } from '@/domain/accounts/access'
import { isOverdue } from '@/domain/enquiries/inbox'
import { callHref } from '@/domain/site/links'
import { localeNames, type Locale } from '@/i18n/locales'

import { Age } from '../Age'
import { LeadPill } from '../leads/LeadPill'
import { translatorFor } from '../words'
import { InboxControls, type Option } from './InboxControls'
import { Thumbnail } from './Thumbnail'
import words from './words.json'

type Props = {
  rows: readonly InboxRow[]
  overdue: Date
  locale: Locale
  kinds: ReadonlyMap<string, string>
  staff: Awaited<ReturnType<typeof findStaff>>
  statuses: readonly Option[]
  admin: string
}

/** Lists enquiries. Each row links to its enquiry and changes its assigned agent and status. */
export function InboxRows({ rows, overdue, locale, kinds, staff, statuses, admin }: Props) {
  const t = translatorFor(words, locale)
  return (
    <ul className="hestia-rows">
      {rows.map((row) => {
        const name = row.fullName || row.email || row.phone || '–'
        return (
          <li key={row.id} data-status={row.status}>
            <Thumbnail property={row.property} />
            <div className="hestia-rows__who">
              <Link href={`${admin}/collections/enquiries/${row.id}`} prefetch={false}>
                {name}
              </Link>
              <span>
                {[kinds.get(row.kind) ?? row.kind, row.property?.title].filter(Boolean).join(' · ')}
              </span>
              {row.remark && (
                <span className="hestia-rows__remark">{row.remark.slice(0, 160)}</span>
              )}
            </div>
            <div className="hestia-rows__signs">
              {callHref(row.phone) && (
                <a className="hestia-rows__call" href={callHref(row.phone)}>
                  <Icon name="phone" size={16} />
                  {row.phone}
                </a>
              )}
              <abbr title={localeNames[row.language]}>{row.language.toUpperCase()}</abbr>
              <Age since={new Date(row.receivedAt)} locale={locale} />
              {isOverdue(row, overdue) && (
                <Pill pillStyle="error" size="small">
                  {t('overdue')}
                </Pill>
              )}
              {row.lead && <LeadPill lead={row.lead} locale={locale} />}
              {!row.isProven && (
                <span title={t('unprovenWhy')}>
                  <Pill pillStyle="light-gray" size="small">
                    {t('unproven')}
                  </Pill>
                </span>
              )}
            </div>
            <InboxControls
              id={row.id}
              updatedAt={row.updatedAt}
              name={name}
              status={row.status}
              assignedTo={row.assignedTo ?? ''}
              staff={offeredColleagues(staff, row.assignedTo).map((one) => [one.id, one.name])}
              statuses={statuses}
            />
          </li>
        )
      })}
    </ul>
  )
}
