import { Icon } from '@/components/icon/Icon'
import { costLine } from '@/data/catalogue/views/costs'
import { priceView, withHiddenPrice } from '@/data/catalogue/views/price'
import { findFormPage } from '@/data/site/formPages'
import { enquiryHref } from '@/data/site/enquiryLink'
import { findNextMoment } from '@/data/viewings/openMoments'
import { timeOf } from '@/data/viewings/placeholders'
import { availabilityOf, isOnOffer } from '@/domain/catalogue/availability'
import { ASK_ANCHOR, VISIT_ANCHOR } from '@/domain/enquiries/enquiries'
import { formatVisitDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { ContactPerson } from './ContactPerson'
import { ListingActions } from './ListingActions'

type Props = { property: Property; locale: Locale }

const wideButton = 'button min-h-12 justify-center text-center'

/** The links to the forms of the page, and to the one for a bid. */
async function AskLinks({ property, locale }: Props) {
  const t = translate(locale)
  const [{ isAmount }, offerHref] = await Promise.all([
    priceView(property, locale),
    enquiryHref('offer', property, locale),
  ])
  return (
    <>
      <a className={`${wideButton} button-solid`} href={`#${VISIT_ANCHOR}`}>
        {t('listing.ask.visit')}
      </a>
      <a className={`${wideButton} hover:bg-ink hover:text-paper`} href={`#${ASK_ANCHOR}`}>
        {t(isAmount ? 'listing.askQuestion' : 'listing.askPrice')}
      </a>
      {offerHref && property.goal === 'sale' && (
        <a className="box-offer" href={offerHref}>
          {t('listing.ask.offer')}
        </a>
      )}
    </>
  )
}

/** What is left to do with a listing that cannot be had any more, or not yet again. */
async function DemandLink({ locale, isMain }: { locale: Locale; isMain: boolean }) {
  const href = await findFormPage('demand', locale)
  if (!href) return null
  const look = isMain ? `${wideButton} button-solid` : 'box-offer'
  return (
    <a className={look} href={href}>
      {translate(locale)('listing.ask.search')}
    </a>
  )
}

/** What a visitor has to know before asking: that it is under option, or has no public price. */
async function StateNote({ property, locale }: Props) {
  const t = translate(locale)
  if (availabilityOf(property) === 'option')
    return <p className="box-note">{t('listing.stateNote.option')}</p>
  const { isAmount } = await priceView(property, locale)
  return isAmount ? null : <p className="box-note">{t('listing.stateNote.onRequest')}</p>
}

async function NextVisit({ property, locale }: Props) {
  const start = await findNextMoment(property.id)
  if (!start) return null
  const moment = `${formatVisitDay(start, locale)}, ${timeOf(new Date(start), locale)}`
  return (
    <p className="box-next">
      <Icon name="calendar" />
      {translate(locale)('listing.nextVisit', { moment })}
    </p>
  )
}

/** The price of a listing, what can be done with it, and its contact person. */
export async function ContactBox({ property, locale }: Props) {
  const { text } = await priceView(property, locale)
  const costs = costLine(await withHiddenPrice(property, locale), locale)
  const isOffered = isOnOffer(property)
  const isOption = availabilityOf(property) === 'option'
  return (
    <aside id="contact" aria-label={translate(locale)('listing.bar')} className="contact-box">
      <p className="box-price">{text}</p>
      {costs && (
        <p className="box-costs">
          <a href="#costs">{costs}</a>
        </p>
      )}
      {isOffered && <StateNote property={property} locale={locale} />}
      {isOffered && <AskLinks property={property} locale={locale} />}
      {(!isOffered || isOption) && <DemandLink locale={locale} isMain={!isOffered} />}
      {isOffered && <NextVisit property={property} locale={locale} />}
      <ContactPerson property={property} locale={locale} />
      <ListingActions property={property} locale={locale} />
    </aside>
  )
}
