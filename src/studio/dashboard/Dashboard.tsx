import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { Suspense } from 'react'

import { hasRole } from '@/access/roles'
import { clockOf } from '@/domain/viewings/times'
import { formatLongDay } from '@/i18n/formats'

import '../studio.css'
import './dashboard.css'
import { isInMenu } from '../menu'
import { localeOf, translatorFor } from '../words'
import { AdvertisementsCard } from './AdvertisementsCard'
import type { CardProps } from './cardProps'
import { EditsCard } from './EditsCard'
import { LanguagesCard } from './LanguagesCard'
import { EnquiriesCard } from './EnquiriesCard'
import { FeedsCard } from './FeedsCard'
import { FirstStepsCard } from './FirstStepsCard'
import { IncompleteCard, ExpiringCard, StaleCard } from './ListingCards'
import { MailsCard } from './MailsCard'
import { MapCard } from './MapCard'
import { SellingCard, SlowCard } from './MovementCards'
import { PlannedCard } from './PlannedCard'
import { ReportsCard } from './ReportsCard'
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
export function Dashboard({ initPageResult: { req } }: AdminViewServerProps) {
  if (req.user?.collection !== 'users') return null
  const locale = localeOf(req.i18n.language)
  const t = translatorFor(words, locale)
  const cardProps: CardProps = { req, locale, t, admin: req.payload.config.routes.admin }
  const now = new Date()
  return (
    <main>
      <Gutter className="hestia-screen hestia-desk">
        <header>
          <p className="hestia-desk__day">{formatLongDay(now, locale)}</p>
          <h1>{t(greetingAt(clockOf(now).time), { name: req.user.name })}</h1>
          {hasRole(req, 'admin') && <RestartsLine locale={locale} t={t} />}
          {hasRole(req, 'admin') && <RestoreCheckLine locale={locale} t={t} />}
          <StartLinks t={t} admin={cardProps.admin} />
        </header>
        <WeekFigures {...cardProps} />
        <div className="hestia-desk__cards">
          <FirstStepsCard {...cardProps} />
          <EnquiriesCard {...cardProps} />
          <ViewingsCard {...cardProps} />
          <ReportsCard {...cardProps} />
          <LanguagesCard {...cardProps} />
          <IncompleteCard {...cardProps} />
          <AdvertisementsCard {...cardProps} />
          <StaleCard {...cardProps} />
          <ExpiringCard {...cardProps} />
          {isInMenu('feeds', req) && <FeedsCard {...cardProps} />}
          {isInMenu('mails', req) && <MailsCard {...cardProps} />}
          {hasRole(req, 'admin') && <MapCard {...cardProps} />}
          <PlannedCard {...cardProps} />
          <EditsCard {...cardProps} />
          <Suspense fallback={<p className="hestia-card">{t('trendsWait')}</p>}>
            <SellingCard {...cardProps} />
            <SlowCard {...cardProps} />
          </Suspense>
        </div>
        {/* Counting weeks takes longer than the cards above, which do not wait for it. */}
        <Suspense fallback={<p className="hestia-trends">{t('trendsWait')}</p>}>
          <TrendsSection {...cardProps} />
        </Suspense>
      </Gutter>
    </main>
  )
}
