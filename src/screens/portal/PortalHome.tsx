import { Picture } from '@/components/media/Picture'
import { findOwnProperties, type OwnProperty } from '@/data/portal/ownProperties'
import { findNextSteps, type NextStep } from '@/data/portal/steps'
import { propertyHead } from '@/data/portal/propertyView'
import { portalHref } from '@/i18n/portal'
import { translate } from '@/i18n/translate'

import type { PortalContext } from './enter'
import { StepList } from './StepList'

const MAX_STEPS = 3

type RowProps = Pick<PortalContext, 'locale'> & {
  property: OwnProperty
  steps: readonly NextStep[]
}

function PropertyRow({ property, steps, locale }: RowProps) {
  const t = translate(locale)
  const { title, town, price, standing: ownerStatus, picture } = propertyHead(property, locale)
  const hiddenSteps = steps.length - MAX_STEPS
  return (
    <li className="grid gap-x-8 gap-y-5 border-t border-sand py-8 md:grid-cols-[240px_1fr]">
      <div className="aspect-3/2 overflow-hidden rounded-(--radius-base) bg-sand">
        {picture && (
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 767px) 240px, 90vw"
            className="h-full w-full object-cover"
          />
        )}
      </div>
      <div className="min-w-0">
        <p className="eyebrow">{t(`portal.standing.${ownerStatus}.title`)}</p>
        <h2 className="mt-2 text-2xl">
          <a
            href={portalHref(locale, property.reference ?? '')}
            className="underline decoration-sand hover:decoration-brick"
          >
            {title}
          </a>
        </h2>
        <p className="mt-1 text-soft">
          {[town, price, t('portal.reference', { reference: property.reference ?? '' })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <h3 className="mt-5 text-base font-semibold">{t('portal.next.title')}</h3>
        <StepList steps={steps.slice(0, MAX_STEPS)} locale={locale} />
        {hiddenSteps > 0 && (
          <p className="mt-1 text-sm text-soft">{t('portal.next.more', { count: hiddenSteps })}</p>
        )}
      </div>
    </li>
  )
}

/** The properties of the owner, each with its status and next steps. */
export async function PortalHome({ viewer: { owner }, locale }: PortalContext) {
  const t = translate(locale)
  const properties = await findOwnProperties(owner, locale)
  const steps = await findNextSteps(owner, properties, locale)
  return (
    <>
      <h1>{t('portal.home.title')}</h1>
      {properties.length === 0 ? (
        <p className="mt-6 max-w-[56ch] text-lg text-soft">{t('portal.home.none')}</p>
      ) : (
        <>
          <p className="mt-3 max-w-[56ch] text-lg text-soft">{t('portal.home.intro')}</p>
          <ul className="mt-10 border-b border-sand">
            {properties.map((property) => (
              <PropertyRow
                key={property.id}
                property={property}
                steps={steps.get(property.id) ?? []}
                locale={locale}
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
