import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { Suspense } from 'react'

import { hasRole } from '@/access/roles'
import { countInbox, overdueSince } from '@/data/enquiries/inbox'
import { clockOf } from '@/domain/viewings/times'
import { formatLongDay } from '@/i18n/formats'
import { localeOf } from '@/i18n/locales'

import '../studio.css'
import './dashboard.css'
import { translatorFor } from '../words'
import type { CardProps } from './cardProps'
import { Checks } from './Checks'
import { EditsCard } from './EditsCard'
import { EnquiriesCard } from './EnquiriesCard'
import { FirstStepsCard } from './FirstStepsCard'
import { MapCard } from './MapCard'
import { SellingCard, SlowCard } from './MovementCards'
import { RestartsLine } from './RestartsLine'
import { RestoreCheckLine } from './RestoreCheckLine'
import { StartLinks } from './StartLinks'
import { TrendsSection } from './TrendsSection'
import { ViewingsCard } from './ViewingsCard'
import { WeekFigures } from './WeekFigures'
import words from './words.json'

/** Returns the greeting for a time of day. */
const greetingAt = (time: string) =>
  time < '12:00' ? 'morning' : time < '18:00' ? 'afternoon' : 'evening'

/** The first screen of the studio. Its cards load their data at the same time. */
export async function Dashboard({ initPageResult: { req } }: AdminViewServerProps) {
  if (req.user?.collection !== 'users') return null
  const locale = localeOf(req.i18n.language)
  const t = translatorFor(words, locale)
  const cardProps: CardProps = { req, locale, t, admin: req.payload.config.routes.admin }
  const now = new Date()
  const overdue = await overdueSince(req)
  const counts = await countInbox(req, overdue)
  return (
    <main>
      <Gutter className="hestia-screen hestia-desk">
        <header>
          <p className="hestia-desk__day">{formatLongDay(now, locale)}</p>
          <h1>
            {t(greetingAt(clockOf(now).time), { name: req.user.name })}
            {counts.new > 0 && `. ${t('waiting', { number: counts.new })}`}
          </h1>
          {hasRole(req, 'admin') && <RestartsLine locale={locale} t={t} />}
          {hasRole(req, 'admin') && <RestoreCheckLine locale={locale} t={t} />}
          <StartLinks t={t} admin={cardProps.admin} />
        </header>
        <div className="hestia-desk__columns">
          <div>
            <EnquiriesCard {...cardProps} overdue={overdue} counts={counts} />
            <FirstStepsCard {...cardProps} />
            <Checks {...cardProps} />
          </div>
          <div>
            <ViewingsCard {...cardProps} />
            <WeekFigures {...cardProps} />
            <EditsCard {...cardProps} />
            {hasRole(req, 'admin') && <MapCard {...cardProps} />}
          </div>
        </div>
        {/* Counting takes longer than the cards above, which do not wait for it. */}
        <Suspense fallback={<p className="hestia-trends">{t('trendsWait')}</p>}>
          <div className="hestia-desk__movement">
            <SellingCard {...cardProps} />
            <SlowCard {...cardProps} />
          </div>
        </Suspense>
        <Suspense fallback={<p className="hestia-trends">{t('trendsWait')}</p>}>
          <TrendsSection {...cardProps} />
        </Suspense>
      </Gutter>
    </main>
  )
}
