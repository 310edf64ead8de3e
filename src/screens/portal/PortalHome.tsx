import { Picture } from '@/components/media/Picture'
import { findOwnProperties, type OwnProperty } from '@/data/portal/own'
import { findSteps, type Step } from '@/data/portal/steps'
import { headOf } from '@/data/portal/views'
import { portalHref } from '@/i18n/portal'
import { translate } from '@/i18n/translate'

import type { Entered } from './enter'
import { StepList } from './StepList'

const SHOWN_STEPS = 3

type RowProps = Pick<Entered, 'locale'> & { property: OwnProperty; steps: readonly Step[] }

function PropertyRow({ property, steps, locale }: RowProps) {
  const [t, { title, town, price, standing, picture }] = [translate(locale), headOf(property, locale)]
  const later = steps.length - SHOWN_STEPS
  return (
    <li className="grid gap-x-8 gap-y-5 border-t border-sand py-8 md:grid-cols-[240px_1fr]">
      <div className="aspect-3/2 overflow-hidden rounded-(--radius-base) bg-sand">
        {picture && <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 767px) 240px, 90vw" className="h-full w-full object-cover" />}
      </div>
      <div className="min-w-0">
        <p className="eyebrow">{t(`portal.standing.${standing}.title`)}</p>
        <h2 className="mt-2 text-2xl">
          <a href={portalHref(locale, property.reference ?? '')} className="underline decoration-sand hover:decoration-brick">
            {title}
          </a>
        </h2>
        <p className="mt-1 text-soft">{[town, price, t('portal.reference', { reference: property.reference ?? '' })].filter(Boolean).join(' · ')}</p>
        <h3 className="mt-5 text-base font-semibold">{t('portal.next.title')}</h3>
        <StepList steps={steps.slice(0, SHOWN_STEPS)} locale={locale} />
        {later > 0 && <p className="mt-1 text-sm text-soft">{t('portal.next.more', { count: later })}</p>}
      </div>
    </li>
  )
}

/** Everything that belongs to who is logged in: where it stands, and what comes next. */
export async function PortalHome({ viewer: { owner }, locale }: Entered) {
  const t = translate(locale)
  const properties = await findOwnProperties(owner, locale)
  const steps = await findSteps(owner, properties, locale)
  return (
    <>
      <h1 className="text-[clamp(2rem,4vw,3rem)]">{t('portal.home.title')}</h1>
      {properties.length === 0 ? (
        <p className="mt-6 max-w-[56ch] text-lg text-soft">{t('portal.home.none')}</p>
      ) : (
        <>
          <p className="mt-3 max-w-[56ch] text-lg text-soft">{t('portal.home.intro')}</p>
          <ul className="mt-10 border-b border-sand">
            {properties.map((property) => (
              <PropertyRow key={property.id} property={property} steps={steps.get(property.id) ?? []} locale={locale} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
