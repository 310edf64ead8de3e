import { Icon } from '@/components/icon/Icon'
import { monthlyLine } from '@/data/catalogue/views/costs'
import { priceView, withHiddenPrice } from '@/data/catalogue/views/price'
import { isOnOffer } from '@/domain/catalogue/availability'
import { VISIT_ANCHOR } from '@/domain/enquiries/enquiries'
import { phoneHref } from '@/domain/site/links'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { contactOf } from '@/data/catalogue/contactOf'

/**
 * The bar at the bottom of a phone with the price, a call and a visit, until the page of the
 * listing ends.
 */
export async function AskBar({ property, locale }: { property: Property; locale: Locale }) {
  if (!isOnOffer(property)) return null
  const [{ text }, { name, phone }] = await Promise.all([
    priceView(property, locale),
    contactOf(property, locale),
  ])
  const monthly = monthlyLine(await withHiddenPrice(property, locale), locale)
  const t = translate(locale)
  return (
    <div role="group" aria-label={t('listing.bar')} className="ask-bar">
      <p>
        <b>{text}</b>
        {monthly && <span>{monthly}</span>}
      </p>
      {phone && (
        <a className="bar-call" href={phoneHref(phone)} aria-label={t('listing.call', { name })}>
          <Icon name="phone" size={20} />
        </a>
      )}
      <a
        className="button button-solid min-h-11 px-6"
        href={`#${VISIT_ANCHOR}`}
        aria-label={t('listing.ask.visit')}
      >
        {t('listing.ask.visitShort')}
      </a>
    </div>
  )
}
