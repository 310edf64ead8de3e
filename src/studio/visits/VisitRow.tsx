import { Pill } from '@payloadcms/ui'

import type { WeekVisit } from '@/data/visits/week'

import type { Says } from '../words'
import { VisitPresses } from './VisitPresses'
import words from './words.json'

const names = { requested: 'requested', confirmed: 'confirmed', full: 'statusFull', cancelled: 'cancelled', done: 'statusDone' } as const
const tones = { requested: 'warning', confirmed: 'success', full: 'light-gray', cancelled: 'light-gray', done: 'light' } as const

type Props = { visit: WeekVisit; url: string; says: Says<typeof words> }

/** A visit in the week: when, who, what, and what can be decided. */
export function VisitRow({ visit, url, says }: Props) {
  const { id, status, fullName, phone, email, time, property, address, agent, isTimed, isOver, wish, wishDay, feedback } = visit
  const name = fullName ?? ''
  const isGone = status === 'full' || status === 'cancelled'
  return (
    <li className="hestia-visit" data-gone={isGone || undefined}>
      <div className="hestia-visit-time">{time}</div>
      <div className="hestia-visit-what">
        <a href={`${url}/${id}`}>{name || property}</a>
        <span>{[property, address].filter(Boolean).join(', ')}</span>
        {!isTimed && wish && <span>{says('wish', { wish })}</span>}
        <span>
          {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
          {phone && email && ' · '}
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {agent && ` · ${agent}`}
        </span>
        {status === 'done' && !feedback && <a href={`${url}/${id}`}>{says('feedback')}</a>}
      </div>
      <Pill pillStyle={tones[status]} size="small">
        {says(names[status])}
      </Pill>
      <VisitPresses key={status} {...{ id, name, status, isTimed, isOver, wishDay }} />
    </li>
  )
}
