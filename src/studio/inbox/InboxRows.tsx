import { Link, Pill } from '@payloadcms/ui'

import type { InboxRow } from '@/data/leads/inbox'
import { isOverdue } from '@/domain/inbox'
import { localeNames, type Locale } from '@/i18n/locales'

import { Age } from '../Age'
import { saysIn } from '../words'
import { InboxControls, type Named } from './InboxControls'
import { Thumbnail } from './Thumbnail'
import words from './words.json'

type Props = {
  rows: readonly InboxRow[]
  overdue: Date
  locale: Locale
  kinds: ReadonlyMap<string, string>
  staff: readonly Named[]
  statuses: readonly Named[]
  admin: string
}

/** Each row leads to the enquiry; who follows it up and how it stands are changed in the row. */
export function InboxRows({ rows, overdue, locale, kinds, staff, statuses, admin }: Props) {
  const says = saysIn(words, locale)
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
              <span>{[kinds.get(row.kind) ?? row.kind, row.property?.title].filter(Boolean).join(' · ')}</span>
              {row.remark && <span className="hestia-rows__remark">{row.remark.slice(0, 160)}</span>}
            </div>
            <div className="hestia-rows__signs">
              <Age since={new Date(row.receivedAt)} locale={locale} />
              <abbr title={localeNames[row.language]}>{row.language.toUpperCase()}</abbr>
              {isOverdue(row, overdue) && (
                <Pill pillStyle="error" size="small">
                  {says('overdue')}
                </Pill>
              )}
              {!row.isProven && (
                <span title={says('unprovenWhy')}>
                  <Pill pillStyle="warning" size="small">
                    {says('unproven')}
                  </Pill>
                </span>
              )}
            </div>
            <InboxControls id={row.id} name={name} status={row.status} assignedTo={row.assignedTo ?? ''} staff={staff} statuses={statuses} />
          </li>
        )
      })}
    </ul>
  )
}
