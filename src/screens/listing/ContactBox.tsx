import { Share } from '@/components/share/Share'
import { enquiryHref } from '@/data/site/enquiryLink'
import { findFormPage } from '@/data/site/formPages'
import { listingName, propertyCard } from '@/data/catalogue/views/listing'
import { isOnOffer } from '@/domain/catalogue/availability'
import { env } from '@/env'
import { ASK_ANCHOR } from '@/domain/enquiries/enquiries'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { BrochureLink } from './BrochureLink'
import { ContactPerson } from './ContactPerson'

type Props = { property: Property; locale: Locale }

const wideButton = 'min-h-12 justify-center text-center'

/**
 * Links to plan a viewing, ask a question and make an offer; for a listing that is gone, a link to
 * the demand form.
 */
async function ContactLinks({ property, locale }: Props) {
  const t = translate(locale)
  const [viewingHref, offerHref, demandHref] = await Promise.all([
    enquiryHref('visit', property, locale),
    enquiryHref('offer', property, locale),
    findFormPage('demand', locale),
  ])
  if (!isOnOffer(property))
    return demandHref ? (
      <a className={`button button-solid ${wideButton}`} href={demandHref}>
        {t('listing.ask.search')}
      </a>
    ) : null
  return (
    <>
      {viewingHref && (
        <a className={`button button-solid ${wideButton}`} href={viewingHref}>
          {t('listing.ask.visit')}
        </a>
      )}
      <a className={`button ${wideButton} hover:bg-ink hover:text-paper`} href={`#${ASK_ANCHOR}`}>
        {t('listing.ask.information')}
      </a>
      {offerHref && property.goal === 'sale' && (
        <a
          className="inline-flex min-h-8 items-center justify-center text-[0.95rem] underline hover:text-brick"
          href={offerHref}
        >
          {t('listing.ask.offer')}
        </a>
      )}
    </>
  )
}

async function ShareRow({ property, locale }: Props) {
  const t = translate(locale)
  const [{ href, heading }, friendHref] = await Promise.all([
    propertyCard(property, locale),
    enquiryHref('friend', property, locale),
  ])
  if (!href) return null
  const words = {
    share: t('listing.share.share'),
    copy: t('listing.share.copy'),
    copied: t('listing.share.copied'),
    notCopied: t('listing.share.notCopied'),
    mail: t('listing.share.mail'),
    friend: t('listing.share.friend'),
    print: t('listing.share.print'),
    newWindow: t('listing.share.newWindow'),
  }
  return (
    <Share
      href={new URL(href, env.SITE_URL).href}
      title={`${listingName(property, locale)}, ${heading}`}
      friendHref={friendHref}
      words={words}
    />
  )
}

/** The price of a listing, its contact links and its contact person. */
export async function ContactBox({ property, locale }: Props) {
  const { heading } = await propertyCard(property, locale)
  return (
    <aside id="contact" aria-label={translate(locale)('listing.bar')} className="contact-box">
      <p className="font-serif text-[2rem] leading-tight">{heading}</p>
      <ContactLinks property={property} locale={locale} />
      <div className="print:hidden">
        <ShareRow property={property} locale={locale} />
        <BrochureLink reference={property.reference} locale={locale} className="mt-3" />
      </div>
      <ContactPerson property={property} locale={locale} />
    </aside>
  )
}
