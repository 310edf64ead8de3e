import { askHref } from '@/data/asking'
import { propertyCard } from '@/data/views/listing'
import { isToBeHad } from '@/domain/availability'
import { ASK_ANCHOR } from '@/domain/leads'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/** On a phone the price and the way to ask stay at the thumb, until the page of the listing ends. */
export async function AskBar({ property, locale }: { property: Property; locale: Locale }) {
  const [visit, { heading }] = await Promise.all([askHref('visit', property, locale), propertyCard(property, locale)])
  if (!isToBeHad(property)) return null
  const t = translate(locale)
  return (
    <div role="group" aria-label={t('listing.bar')} className="ask-bar">
      <p className="min-w-0 grow font-serif text-[1.2rem] leading-tight">{heading}</p>
      <a className="button min-h-11 px-4" href={`#${ASK_ANCHOR}`} aria-label={t('listing.ask.information')}>
        {t('listing.ask.informationShort')}
      </a>
      {visit && (
        <a className="button button-solid min-h-11 px-4" href={visit} aria-label={t('listing.ask.visit')}>
          {t('listing.ask.visitShort')}
        </a>
      )}
    </div>
  )
}
