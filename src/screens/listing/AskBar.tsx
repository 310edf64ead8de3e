import { askHref } from '@/data/asking'
import { propertyCard } from '@/data/views/listing'
import { isToBeHad } from '@/domain/availability'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/** On a phone the price and the way to ask stay at the thumb, until the page of the listing ends. */
export async function AskBar({ property, locale }: { property: Property; locale: Locale }) {
  const [visit, information, { heading }] = await Promise.all([
    askHref('visit', property, locale),
    askHref('information', property, locale),
    propertyCard(property, locale),
  ])
  if (!isToBeHad(property)) return null
  const t = translate(locale)
  return (
    <div role="group" aria-label={t('listing.bar')} className="ask-bar">
      <p className="min-w-0 grow font-serif text-[1.2rem] leading-tight">{heading}</p>
      {information && (
        <a className="button min-h-11 px-4" href={information} aria-label={t('listing.ask.information')}>
          {t('listing.ask.informationShort')}
        </a>
      )}
      {visit && (
        <a className="button button-solid min-h-11 px-4" href={visit} aria-label={t('listing.ask.visit')}>
          {t('listing.ask.visitShort')}
        </a>
      )}
    </div>
  )
}
