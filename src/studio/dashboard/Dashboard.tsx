import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { clockOf } from '@/domain/visits/times'
import { formatLongDay } from '@/i18n/dates'

import '../studio.css'
import './dashboard.css'
import { isInMenu } from '../menu'
import { localeOf, saysIn } from '../words'
import type { Asked } from './asked'
import { EditsCard } from './EditsCard'
import { LanguagesCard } from './LanguagesCard'
import { LeadsCard } from './LeadsCard'
import { IncompleteCard, PapersCard, StaleCard } from './ListingCards'
import { MailsCard } from './MailsCard'
import { PlannedCard } from './PlannedCard'
import { VisitsCard } from './VisitsCard'
import { WeekFigures } from './WeekFigures'
import words from './words.json'

/** How people greet each other at this hour. */
const greetingAt = (time: string) => (time < '12:00' ? 'morning' : time < '18:00' ? 'afternoon' : 'evening')

/** What needs a colleague now. The cards ask at the same time, each its own question. */
export function Dashboard({ initPageResult: { req } }: AdminViewServerProps) {
  if (req.user?.collection !== 'users') return null
  const locale = localeOf(req.i18n.language)
  const says = saysIn(words, locale)
  const asked: Asked = { req, locale, says, admin: req.payload.config.routes.admin }
  const now = new Date()
  return (
    <main>
      <Gutter className="hestia-screen hestia-desk">
        <header>
          <p className="hestia-desk__day">{formatLongDay(now, locale)}</p>
          <h1>{says(greetingAt(clockOf(now).time), { name: req.user.name })}</h1>
        </header>
        <WeekFigures {...asked} />
        <div className="hestia-desk__cards">
          <LeadsCard {...asked} />
          <VisitsCard {...asked} />
          <LanguagesCard {...asked} />
          <IncompleteCard {...asked} />
          <StaleCard {...asked} />
          <PapersCard {...asked} />
          {isInMenu('mails', req) && <MailsCard {...asked} />}
          <PlannedCard {...asked} />
          <EditsCard {...asked} />
        </div>
      </Gutter>
    </main>
  )
}
