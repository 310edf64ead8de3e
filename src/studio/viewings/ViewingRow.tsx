import { Pill } from '@payloadcms/ui'

import type { WeekViewing } from '@/data/viewings/week'
import { addressRouteHref } from '@/domain/map/mapLinks'
import { callHref, mailHref } from '@/domain/site/links'

import type { Translator } from '../words'
import type { OutcomeOption } from './OutcomeActions'
import { ViewingActions } from './ViewingActions'
import words from './words.json'

const statusTexts = {
  requested: 'requested',
  confirmed: 'confirmed',
  full: 'statusFull',
  cancelled: 'cancelled',
  done: 'statusDone',
} as const
const pillStyles = {
  requested: 'warning',
  confirmed: 'success',
  full: 'light-gray',
  cancelled: 'light-gray',
  done: 'light',
} as const

type Props = {
  viewing: WeekViewing
  outcomes: readonly OutcomeOption[]
  url: string
  t: Translator<typeof words>
}

/** Who comes, to which property, and what was said about it. */
function Details({ viewing, url, t }: Omit<Props, 'outcomes'>) {
  const { id, status, fullName, phone, email, property, address, agent } = viewing
  const { isTimed, wish, said, feedback } = viewing
  return (
    <div className="hestia-visit-what">
      <a href={`${url}/${id}`}>{fullName || property}</a>
      <span>
        {property}
        {property && address && ', '}
        {address && (
          <a
            href={addressRouteHref(address)}
            target="_blank"
            rel="noreferrer"
            title={t('route', { address })}
          >
            {address}
          </a>
        )}
      </span>
      {!isTimed && wish && <span>{t('wish', { wish })}</span>}
      <span>
        {phone && <a href={callHref(phone)}>{phone}</a>}
        {phone && email && ' · '}
        {email && <a href={mailHref(email)}>{email}</a>}
        {agent && ` · ${agent}`}
      </span>
      {said && <span className="hestia-visit-said">{said}</span>}
      {status === 'done' && !feedback && <a href={`${url}/${id}`}>{t('feedback')}</a>}
    </div>
  )
}

/** A viewing in the week: its time, person and property, and the actions for it. */
export function ViewingRow({ viewing, outcomes, url, t }: Props) {
  const { id, status, fullName, isTimed, isOver, wishDay, isNoted, isReleased } = viewing
  const isCancelled = status === 'full' || status === 'cancelled'
  const hasWords = Boolean(viewing.said || viewing.feedback)
  return (
    <li className="hestia-visit" data-gone={isCancelled || undefined}>
      <div className="hestia-visit-time">{viewing.time}</div>
      <Details viewing={viewing} url={url} t={t} />
      <Pill pillStyle={pillStyles[status]} size="small">
        {t(statusTexts[status])}
      </Pill>
      <ViewingActions
        key={status}
        outcomes={outcomes}
        isNoted={isNoted}
        isReleasable={status === 'done' && viewing.isHeld && !isReleased && hasWords}
        isReleased={isReleased}
        id={id}
        updatedAt={viewing.updatedAt}
        name={fullName ?? ''}
        status={status}
        isTimed={isTimed}
        isOver={isOver}
        wishDay={wishDay}
      />
    </li>
  )
}
