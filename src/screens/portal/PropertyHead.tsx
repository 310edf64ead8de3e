import type { OwnProperty } from '@/data/portal/ownProperties'
import { propertyHead, publicHref } from '@/data/portal/propertyView'
import { portalParts, type PortalPart } from '@/domain/portal/parts'
import type { Locale } from '@/i18n/locales'
import { portalHref } from '@/i18n/portal'
import { translate } from '@/i18n/translate'

type Props = { property: OwnProperty; part: PortalPart; locale: Locale }

function PartNav({ property: { reference }, part, locale }: Props) {
  const t = translate(locale)
  return (
    <nav aria-label={t('portal.parts.label')} className="mt-8 overflow-x-auto border-b border-sand">
      <ul className="flex gap-x-7 whitespace-nowrap">
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

/** The head of a property: its title and owner status, and links to its parts. */
export async function PropertyHead({ property, part, locale }: Props) {
  const t = translate(locale)
  const { title, town, price, standing: ownerStatus } = propertyHead(property, locale)
  const listingHref = await publicHref(property, locale)
  return (
    <header>
      <p>
        <a
          href={portalHref(locale)}
          className="inline-flex min-h-9 items-center text-sm text-soft underline hover:text-ink"
        >
          {t('portal.all')}
        </a>
      </p>
      <p className="eyebrow mt-4">{t(`portal.standing.${ownerStatus}.title`)}</p>
      <h1 className="mt-2">{title}</h1>
      <p className="mt-2 text-soft">
        {[town, price, t('portal.reference', { reference: property.reference ?? '' })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="mt-3 max-w-[60ch]">
        {t(`portal.standing.${ownerStatus}.text`)}{' '}
        {listingHref && (
          <a href={listingHref} className="underline hover:text-brick">
            {t('portal.advert')}
          </a>
        )}
      </p>
      <PartNav property={property} part={part} locale={locale} />
    </header>
  )
}
