import type { OwnProperty } from '@/data/portal/own'
import { headOf, publicHref } from '@/data/portal/views'
import { portalParts, type PortalPart } from '@/domain/portal/parts'
import type { Locale } from '@/i18n/locales'
import { portalHref } from '@/i18n/portal'
import { translate } from '@/i18n/translate'

type Props = { property: OwnProperty; part: PortalPart; locale: Locale }

function Parts({ property: { reference }, part, locale }: Props) {
  const t = translate(locale)
  return (
    <nav aria-label={t('portal.parts.label')} className="mt-8 overflow-x-auto border-b border-sand">
      <ul className="flex gap-x-7 whitespace-nowrap">
        {portalParts.map((one) => (
          <li key={one}>
            <a
              href={portalHref(locale, reference ?? '', ...(one === 'overview' ? [] : [one]))}
              aria-current={one === part ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent text-soft no-underline hover:text-ink aria-[current]:border-brick aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {t(`portal.parts.${one}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Which property it is, where it stands, and what there is to read of it. */
export async function PropertyHead({ property, part, locale }: Props) {
  const [t, { title, town, price, standing }, advert] = [translate(locale), headOf(property, locale), await publicHref(property, locale)]
  return (
    <header>
      <p>
        <a href={portalHref(locale)} className="inline-flex min-h-9 items-center text-sm text-soft underline hover:text-ink">
          {t('portal.all')}
        </a>
      </p>
      <p className="eyebrow mt-4">{t(`portal.standing.${standing}.title`)}</p>
      <h1 className="mt-2 text-[clamp(1.9rem,4vw,3rem)]">{title}</h1>
      <p className="mt-2 text-soft">{[town, price, t('portal.reference', { reference: property.reference ?? '' })].filter(Boolean).join(' · ')}</p>
      <p className="mt-3 max-w-[60ch]">
        {t(`portal.standing.${standing}.text`)}{' '}
        {advert && (
          <a href={advert} className="underline hover:text-brick">
            {t('portal.advert')}
          </a>
        )}
      </p>
      <Parts property={property} part={part} locale={locale} />
    </header>
  )
}
