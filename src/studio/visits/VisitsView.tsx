import { Button } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { staff } from '@/access/rules'
import { agendaAddress } from '@/data/visits/agenda'
import { findWeek, type Week, type WeekDay } from '@/data/visits/week'
import type { Day } from '@/domain/days'
import { clockOf, daysFrom, isDay, mondayOf } from '@/domain/visits/times'

import { Screen } from '../Screen'
import { localeOf, saysIn, type Says } from '../words'
import { AgendaAddress } from './AgendaAddress'
import { VisitRow } from './VisitRow'
import words from './words.json'

type Speaks = Says<typeof words>
type Asked = { monday: Day; agent: string | undefined }

const first = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''

/** The week and the colleague that the address asks for; anything else is this week of everybody. */
function askedOf(params: Record<string, string | string[] | undefined> = {}): Asked {
  const [week, agent] = [first(params.week), first(params.agent)]
  return { monday: mondayOf(isDay(week) ? week : clockOf(new Date()).day), agent: /^[\da-f-]{36}$/.test(agent) ? agent : undefined }
}

const hrefOf = (base: string, { monday, agent }: Asked): string => `${base}?${new URLSearchParams({ week: monday, ...(agent && { agent }) })}`

function Steps({ base, asked, colleagues, says }: { base: string; asked: Asked; colleagues: Week['colleagues']; says: Speaks }) {
  const to = (monday: Day) => hrefOf(base, { ...asked, monday })
  const steps = [
    ['previous', daysFrom(asked.monday, -7)],
    ['thisWeek', mondayOf(clockOf(new Date()).day)],
    ['next', daysFrom(asked.monday, 7)],
  ] as const
  return (
    <div className="hestia-actions">
      {steps.map(([key, monday]) => (
        <Button key={key} el="link" to={to(monday)} buttonStyle="secondary" size="small" margin={false}>
          {says(key)}
        </Button>
      ))}
      <form className="hestia-presses" action={base}>
        <input type="hidden" name="week" value={asked.monday} />
        <select name="agent" aria-label={says('agentOf')} defaultValue={asked.agent ?? ''}>
          <option value="">{says('everybody')}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
          {says('show')}
        </Button>
      </form>
    </div>
  )
}

function OneDay({ day, routes, says }: { day: WeekDay; routes: { visits: string; days: string }; says: Speaks }) {
  const { title, visits, openings } = day
  return (
    <section className="hestia-day">
      <h2>{title}</h2>
      {openings.map(({ id, from, until, property, taken, places }) => (
        <p key={id} className="hestia-lead">
          <a href={`${routes.days}/${id}`}>{says('open', { from, until, property, taken, places })}</a>
        </p>
      ))}
      {visits.length === 0 && openings.length === 0 && <p className="hestia-lead">{says('nothing')}</p>}
      <ul>
        {visits.map((visit) => (
          <VisitRow key={visit.id} visit={visit} url={routes.visits} says={says} />
        ))}
      </ul>
    </section>
  )
}

/** The visits of a week, of everybody or of one colleague, and the address of one's own calendar. */
export async function VisitsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!staff({ req }) || req.user?.collection !== 'users') notFound()
  const { i18n, payload, user } = req
  const says = saysIn(words, i18n.language)
  const { admin } = payload.config.routes
  const [base, asked] = [`${admin}/visits`, askedOf(view.searchParams)]
  const routes = { visits: `${admin}/collections/appointments`, days: `${admin}/collections/visit-days` }
  const { days, wishes, colleagues } = await findWeek(req, asked, localeOf(i18n.language))
  const own = await payload.findByID({ collection: 'users', id: user.id, depth: 0, overrideAccess: false, req, select: { calendarEdition: true } })
  return (
    <Screen view={view} steps={[{ label: says('appointments'), url: routes.visits }, { label: says('title') }]}>
      <h1>{says('title')}</h1>
      <p className="hestia-lead">{says('lead')}</p>
      <Steps {...{ base, asked, colleagues, says }} />
      {wishes.length > 0 && (
        <section className="hestia-day">
          <h2>{says('wishes')}</h2>
          <ul>
            {wishes.map((visit) => (
              <VisitRow key={visit.id} visit={visit} url={routes.visits} says={says} />
            ))}
          </ul>
        </section>
      )}
      {days.map((day) => (
        <OneDay key={day.day} {...{ day, routes, says }} />
      ))}
      <div className="hestia-actions">
        <Button el="link" to={`${routes.days}/create`} buttonStyle="secondary" size="small" margin={false}>
          {says('newDay')}
        </Button>
      </div>
      <AgendaAddress address={agendaAddress({ id: String(user.id), calendarEdition: own.calendarEdition })} />
    </Screen>
  )
}
