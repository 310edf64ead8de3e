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

/** A viewing in the week: its time, person and property, and the actions for it. */
export function ViewingRow({ viewing, outcomes, url, t }: Props) {
  const {
    id,
    status,
    fullName,
    phone,
    email,
    time,
    property,
    address,
    agent,
    isTimed,
    isOver,
    wish,
    wishDay,
    feedback,
    said,
    isNoted,
    isHeld,
    isReleased,
  } = viewing
  const name = fullName ?? ''
  const isCancelled = status === 'full' || status === 'cancelled'
  return (
    <li className="hestia-visit" data-gone={isCancelled || undefined}>
      <div className="hestia-visit-time">{time}</div>
      <div className="hestia-visit-what">
        <a href={`${url}/${id}`}>{name || property}</a>
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
      <Pill pillStyle={pillStyles[status]} size="small">
        {t(statusTexts[status])}
      </Pill>
      <ViewingActions
        key={status}
        outcomes={outcomes}
        isNoted={isNoted}
        isReleasable={status === 'done' && isHeld && !isReleased && Boolean(said || feedback)}
        isReleased={isReleased}
        id={id}
        name={name}
        status={status}
        isTimed={isTimed}
        isOver={isOver}
        wishDay={wishDay}
      />
    </li>
  )
}
