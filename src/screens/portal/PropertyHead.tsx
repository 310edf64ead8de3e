import { Picture, PictureLabel } from '@/components/media/Picture'
import type { OwnProperty } from '@/data/portal/ownProperties'
import { propertyHead, publicHref } from '@/data/portal/propertyView'
import type { PropertyStory } from '@/data/portal/story'
import { portalParts, type PortalPart } from '@/domain/portal/parts'
import type { Locale } from '@/i18n/locales'
import { portalHref } from '@/i18n/portal'
import { translate } from '@/i18n/translate'

import { SaleSteps } from './SaleSteps'

type NavProps = { property: OwnProperty; part: PortalPart; locale: Locale }
type Props = NavProps & { story: PropertyStory }

function PartNav({ property: { reference }, part, locale }: NavProps) {
  const t = translate(locale)
  return (
    <nav aria-label={t('portal.parts.label')} className="mt-6 border-b border-sand">
      <ul className="flex flex-wrap gap-x-6">
        {portalParts.map((portalPart) => (
          <li key={portalPart}>
            <a
              href={portalHref(
                locale,
                reference ?? '',
                ...(portalPart === 'overview' ? [] : [portalPart]),
              )}
              aria-current={portalPart === part ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent text-soft no-underline hover:text-ink aria-[current]:border-brick aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {t(`portal.parts.${portalPart}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The head of a property: its picture, its title, where it stands, and links to its parts. */
export async function PropertyHead({ property, story, part, locale }: Props) {
  const t = translate(locale)
  const { title, town, price, ownerStatus, picture } = propertyHead(property, locale)
  const listingHref = await publicHref(property, locale)
  return (
    <header>
      <div
        className={`grid items-center gap-x-8 gap-y-4 ${picture ? 'md:grid-cols-[280px_1fr]' : ''}`}
      >
        {picture && (
          <div className="relative aspect-3/2 overflow-hidden rounded-(--radius-base) bg-sand">
            <Picture
              picture={picture}
              sizes="(min-width: 767px) 280px, 95vw"
              eager
              className="h-full w-full object-cover"
            />
            <PictureLabel picture={picture} />
          </div>
        )}
        <div className="min-w-0">
          <p className="eyebrow">
            {[
              t(`portal.ownerStatus.${ownerStatus}.title`),
              town,
              t('portal.reference', { reference: property.reference ?? '' }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <h1 className="mt-1 [overflow-wrap:anywhere]">{title}</h1>
          <p className="mt-1 mb-5 text-soft">
            {price}
            {price && listingHref && ' · '}
            {listingHref && (
              <a href={listingHref} className="underline hover:text-brick">
                {t('portal.advert')}
              </a>
            )}
          </p>
          <SaleSteps property={property} story={story} locale={locale} isFull />
        </div>
      </div>
      <PartNav property={property} part={part} locale={locale} />
    </header>
  )
}
