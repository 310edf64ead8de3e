import { Link } from '@payloadcms/ui'

import { Icon } from '@/components/icon/Icon'
import { findWaitingEnquiries, type WaitingEnquiry } from '@/data/dashboard/enquiries'
import type { InboxTab } from '@/domain/enquiries/inbox'
import { callHref } from '@/domain/site/links'
import { formatNumber } from '@/i18n/formats'

import { Age } from '../Age'
import { optionsIn } from '../optionsIn'
import { EmptyCard, Card } from './Card'
import { MAX_LINES, type CardProps } from './cardProps'

type Props = CardProps & { overdue: Date; counts: Record<InboxTab, number> }

type LineProps = Pick<CardProps, 't' | 'locale'> & {
  enquiry: WaitingEnquiry
  href: string
  kind: string
}

/** An enquiry with its listing, how long it waits, and what to do about it. */
function EnquiryLine({ enquiry, href, kind, t, locale }: LineProps) {
  const { id, name, title, picture, language, since, isOverdue, isMine, phone } = enquiry
  const about = [title, language.toUpperCase(), isMine && t('mine')].filter(Boolean).join(' · ')
  const call = callHref(phone)
  return (
    <li data-urgent={isOverdue || undefined}>
      {picture ? (
        <img className="hestia-todo__picture" src={picture} alt="" loading="lazy" />
      ) : (
        <span className="hestia-todo__picture">
          <Icon name="mail" size={20} />
        </span>
      )}
      <div>
        <span className="hestia-todo__who">
          <Link id={`waiting-${id}`} href={href} prefetch={false}>
            {name}
          </Link>{' '}
          {kind}
        </span>
        <span>
          <span className="hestia-card__sign">
            <Age since={since} locale={locale} />
            {isOverdue && `, ${t('late')}`}
          </span>
          {about && ` · ${about}`}
        </span>
      </div>
      <span className="hestia-todo__actions">
        {call && (
          <a
            className="btn btn--style-secondary btn--size-small"
            href={call}
            aria-describedby={`waiting-${id}`}
          >
            {t('call')}
          </a>
        )}
        <Link
          className="btn btn--style-primary btn--size-small"
          href={href}
          prefetch={false}
          aria-describedby={`waiting-${id}`}
        >
          {t('answer')}
        </Link>
      </span>
    </li>
  )
}

/** Lists enquiries that wait for an answer, and how long. */
export async function EnquiriesCard({ overdue, counts, ...props }: Props) {
  const { req, locale, t, admin } = props
  const waiting = await findWaitingEnquiries(req, locale, overdue, MAX_LINES)
  const kinds = new Map(optionsIn(req.payload, 'enquiries', 'kind', locale))
  const tabs = (['new', 'mine', 'overdue'] as const).filter((tab) => counts[tab] > 0)
  return (
    <Card
      id="leads"
      title={t('leads')}
      count={formatNumber(counts.new)}
      isUrgent={counts.overdue > 0}
      links={tabs.map((tab) => ({
        href: `${admin}/inbox?tab=${tab}`,
        label: t(`leads_${tab}`, { number: counts[tab] }),
      }))}
    >
      {waiting.length === 0 ? (
        <EmptyCard>{t('noLeads')}</EmptyCard>
      ) : (
        <ul className="hestia-todo">
          {waiting.map((enquiry) => (
            <EnquiryLine
              key={enquiry.id}
              enquiry={enquiry}
              href={`${admin}/collections/enquiries/${enquiry.id}`}
              kind={kinds.get(enquiry.kind) ?? enquiry.kind}
              t={t}
              locale={locale}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
