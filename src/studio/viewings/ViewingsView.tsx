import { Button } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { staff } from '@/access/rules'
import { agendaAddress } from '@/data/viewings/agenda'
import { findWeek, type Week } from '@/data/viewings/week'
import type { Day } from '@/domain/lib/days'
import { isUuid } from '@/domain/lib/uuid'
import { clockOf, daysFrom, isDay, mondayOf } from '@/domain/viewings/times'
import { viewingOutcomes } from '@/domain/viewings/feedback'
import { optionName } from '@/i18n/translate'
import { localeOf } from '@/i18n/locales'

import { Screen } from '../Screen'
import { translatorFor, type Translator } from '../words'
import { AgendaAddress } from './AgendaAddress'
import { AgendaGrid } from './AgendaGrid'
import { ViewingLists } from './ViewingLists'
import { agendaOf } from './agenda'
import words from './words.json'

type Translate = Translator<typeof words>

type WeekQuery = { monday: Day; agent: string | undefined }

const first = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''

/**
 * Reads the week and the colleague from the address. The default is this week of all colleagues.
 */
function readWeekQuery(params: Record<string, string | string[] | undefined> = {}): WeekQuery {
  const week = first(params.week)
  const agent = first(params.agent)
  return {
    monday: mondayOf(isDay(week) ? week : clockOf(new Date()).day),
    agent: isUuid(agent) ? agent : undefined,
  }
}

const hrefOf = (base: string, { monday, agent }: WeekQuery): string =>
  `${base}?${new URLSearchParams({ week: monday, ...(agent && { agent }) })}`

function WeekTools({
  base,
  query,
  colleagues,
  t,
}: {
  base: string
  query: WeekQuery
  colleagues: Week['colleagues']
  t: Translate
}) {
  const steps = [
    ['previous', daysFrom(query.monday, -7)],
    ['thisWeek', mondayOf(clockOf(new Date()).day)],
    ['next', daysFrom(query.monday, 7)],
  ] as const
  return (
    <div className="hestia-actions">
      {steps.map(([key, monday]) => (
        <Button
          key={key}
          el="link"
          to={hrefOf(base, { ...query, monday })}
          buttonStyle="secondary"
          size="small"
          margin={false}
        >
          {t(key)}
        </Button>
      ))}
      <form className="hestia-presses" action={base}>
        <input type="hidden" name="week" value={query.monday} />
        <select name="agent" aria-label={t('agentOf')} defaultValue={query.agent ?? ''}>
          <option value="">{t('everybody')}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
          {t('show')}
        </Button>
      </form>
    </div>
  )
}

/**
 * The screen with the viewings of a week, of all colleagues or of one, and the address of one's own
 * calendar.
 */
export async function ViewingsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!staff({ req }) || req.user?.collection !== 'users') notFound()
  const { i18n, payload, user } = req
  const t = translatorFor(words, i18n.language)
  const { admin } = payload.config.routes
  const base = `${admin}/visits`
  const query = readWeekQuery(view.searchParams)
  const routes = {
    visits: `${admin}/collections/appointments`,
    days: `${admin}/collections/visit-days`,
  }
  const locale = localeOf(i18n.language)
  const week = await findWeek(req, query, locale)
  const outcomes = viewingOutcomes.map((value) => ({
    value,
    name: optionName(locale, 'viewingOutcome', value),
  }))
  const rows = { url: routes.visits, outcomes, t }
  const colleague = await payload.findByID({
    collection: 'users',
    id: user.id,
    depth: 0,
    overrideAccess: false,
    req,
    select: { calendarEdition: true },
  })
  return (
    <Screen
      view={view}
      steps={[{ label: t('appointments'), url: routes.visits }, { label: t('title') }]}
      className="hestia-visits"
    >
      <h1>{t('title')}</h1>
      <p className="hestia-lead">{t('lead')}</p>
      <WeekTools base={base} query={query} colleagues={week.colleagues} t={t} />
      <AgendaGrid
        key={query.monday}
        agenda={agendaOf(week)}
        today={clockOf(new Date()).day}
        url={routes.visits}
      />
      <ViewingLists week={week} routes={routes} rows={rows} />
      <div className="hestia-actions">
        <Button
          el="link"
          to={`${routes.days}/create`}
          buttonStyle="secondary"
          size="small"
          margin={false}
        >
          {t('newDay')}
        </Button>
      </div>
      <AgendaAddress
        address={agendaAddress({ id: String(user.id), calendarEdition: colleague.calendarEdition })}
      />
    </Screen>
  )
}
