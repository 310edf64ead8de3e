import type { ReactNode } from 'react'

import { findVisitorInterest } from '@/data/audience/interest'
import { findChanges } from '@/data/portal/activities'
import { adviceForProperty } from '@/data/portal/propertyAdvice'
import { findManager } from '@/data/portal/manager'
import type { AdvertisedProperty } from '@/data/portal/ownProperties'
import { findNextSteps } from '@/data/portal/steps'
import { propertyHead } from '@/data/portal/propertyView'
import type { PropertyStory } from '@/data/portal/story'
import { formatDay, formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { portalHref } from '@/i18n/portal'
import { translate } from '@/i18n/translate'
import type { Owner } from '@/payload-types'

import { Audience } from './Audience'
import { Figures } from './Figures'
import { AssignedAgent } from './AssignedAgent'
import { Reactions } from './Feedback'
import { NextDate } from './NextDate'
import { Story } from './Story'

const MAX_DATES = 4
const MAX_REACTIONS = 3
const BOX = 'grid gap-4 rounded-(--radius-base) border border-sand bg-card p-5'

type Props = { owner: Owner; property: AdvertisedProperty; story: PropertyStory; locale: Locale }

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-12 first:mt-0">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
)

async function Interest({ property, locale }: Props) {
  const t = translate(locale)
  const interest = await findVisitorInterest(property.id)
  const kinds = ['enquiries', 'visitsMade', 'documents'] as const
  return (
    <Section title={t('portal.interest.title')}>
      {kinds.every((kind) => interest[kind] === 0) ? (
        <p className="mt-3 max-w-[60ch] text-soft">{t('portal.interest.none')}</p>
      ) : (
        <Figures
          figures={kinds.map((kind) => ({
            name: t(`portal.interest.${kind}`),
            value: formatNumber(interest[kind]),
          }))}
        />
      )}
    </Section>
  )
}

/** Advice about the advertisement that the owner can discuss with the assigned agent. */
function AdviceList({ property, locale }: Props) {
  const t = translate(locale)
  const advice = adviceForProperty(property)
  return (
    <Section title={t('portal.advice.title')}>
      {advice.length === 0 ? (
        <p className="mt-3 text-soft">{t('portal.advice.none')}</p>
      ) : (
        <ul className="mt-3 max-w-[60ch] list-disc pl-5">
          {advice.map(({ code, values: { count = 0, enough = 0 } }) => (
            <li key={code} className="py-1">
              {t(`portal.advice.${code}`, { count, enough })}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

async function Changes({ owner, property, locale }: Props) {
  const t = translate(locale)
  const changes = await findChanges(owner, property.id, locale)
  const { publishedOn, _status } = property
  const { price } = propertyHead(property, locale)
  return (
    <Section title={t('portal.changes.title')}>
      {price && <p className="mt-3">{t('portal.changes.price', { price })}</p>}
      {changes.length === 0 && <p className="mt-2 text-soft">{t('portal.changes.none')}</p>}
      <ol className="mt-3">
        {changes.map(({ id, date, subject, comment }) => (
          <li key={id} className="grid gap-x-6 border-t border-sand py-3 sm:grid-cols-[180px_1fr]">
            <time dateTime={date} className="text-soft">
              {formatDay(date, locale)}
            </time>
            <span>
              <strong className="font-semibold">{subject}</strong> {comment}
            </span>
          </li>
        ))}
      </ol>
      {publishedOn && _status === 'published' && (
        <p className="border-t border-sand py-3 text-soft">
          {t('portal.changes.since', { day: formatDay(publishedOn, locale) })}
        </p>
      )}
    </Section>
  )
}

/** The next dates, who looks after the property, and its papers. */
async function Aside({ owner, property, locale }: Props) {
  const t = translate(locale)
  const [manager, steps] = await Promise.all([
    findManager(owner, property.contact, locale),
    findNextSteps(owner, [property], locale),
  ])
  const dates = steps.get(property.id) ?? []
  return (
    <aside className="grid min-w-0 content-start gap-4">
      <section className={BOX}>
        <h2 className="text-xl">{t('portal.next.list')}</h2>
        {dates.length === 0 && <p className="text-soft">{t('portal.next.none')}</p>}
        {dates.slice(0, MAX_DATES).map((step) => (
          <NextDate key={`${step.at} ${step.kind}`} step={step} owner={owner} locale={locale} />
        ))}
        {dates.length > MAX_DATES && (
          <a href={portalHref(locale, 'agenda')} className="underline hover:text-brick">
            {t('portal.next.more', { count: dates.length - MAX_DATES })}
          </a>
        )}
      </section>
      <div className={BOX}>
        <AssignedAgent manager={manager} locale={locale} />
        <a
          href={`${portalHref(locale, 'contact')}?about=${property.reference ?? ''}`}
          className="button button-solid min-h-12 justify-center px-6"
        >
          {t('portal.contact.title')}
        </a>
      </div>
    </aside>
  )
}

/** The overview of a property: what happened this week, what visitors said, and what comes next. */
export function Overview(props: Props) {
  const { owner, property, story, locale } = props
  const t = translate(locale)
  const { ownerStatus } = propertyHead(property, locale)
  return (
    <>
      <Story story={story} ownerStatus={ownerStatus} locale={locale} isLarge />
      <Audience
        property={property.id}
        story={story}
        isOnline={ownerStatus === 'online' || ownerStatus === 'option'}
        locale={locale}
      />
      <div className="mt-12 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <Section title={t('portal.parts.feedback')}>
            <Reactions owner={owner} property={property.id} locale={locale} max={MAX_REACTIONS} />
          </Section>
          <Interest {...props} />
          <AdviceList {...props} />
          <Changes {...props} />
        </div>
        <Aside {...props} />
      </div>
    </>
  )
}
