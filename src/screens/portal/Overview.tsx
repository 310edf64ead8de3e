import type { ReactNode } from 'react'

import { findVisitorInterest } from '@/data/audience/interest'
import { findChanges } from '@/data/portal/activities'
import { adviceForProperty } from '@/data/portal/propertyAdvice'
import { findManager } from '@/data/portal/manager'
import type { AdvertisedProperty } from '@/data/portal/ownProperties'
import { findNextSteps } from '@/data/portal/steps'
import { propertyHead } from '@/data/portal/propertyView'
import { formatDay, formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Owner } from '@/payload-types'

import { Audience } from './Audience'
import { Figures } from './Figures'
import { AssignedAgent } from './AssignedAgent'
import { StepList } from './StepList'

type Props = { owner: Owner; property: AdvertisedProperty; locale: Locale }

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
      <Figures
        figures={kinds.map((kind) => ({
          name: t(`portal.interest.${kind}`),
          value: formatNumber(interest[kind]),
        }))}
      />
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

/** The overview of a property: page views, interest, next steps and advice. */
export async function Overview(props: Props) {
  const { owner, property, locale } = props
  const t = translate(locale)
  const [manager, steps] = await Promise.all([
    findManager(owner, property.contact, locale),
    findNextSteps(owner, [property], locale),
  ])
  const { standing: ownerStatus } = propertyHead(property, locale)
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[1fr_300px]">
      <div className="min-w-0">
        <Audience
          property={property.id}
          isOnline={ownerStatus === 'online' || ownerStatus === 'option'}
          locale={locale}
        />
        <Interest {...props} />
        <AdviceList {...props} />
        <Changes {...props} />
      </div>
      <aside className="min-w-0">
        <Section title={t('portal.next.title')}>
          <StepList steps={steps.get(property.id) ?? []} locale={locale} />
        </Section>
        <div className="mt-10">
          <AssignedAgent manager={manager} locale={locale} />
        </div>
      </aside>
    </div>
  )
}
