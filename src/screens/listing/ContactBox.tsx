import { Share } from '@/components/share/Share'
import { askHref } from '@/data/asking'
import { findFormPage } from '@/data/formPages'
import { placeOf, propertyCard } from '@/data/views/listing'
import { isToBeHad } from '@/domain/availability'
import { env } from '@/env'
import { ASK_ANCHOR } from '@/domain/leads'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { BrochureLink } from './BrochureLink'
import { ContactPerson } from './ContactPerson'

type Props = { property: Property; locale: Locale }

const wide = 'min-h-12 justify-center text-center'

/** A visit and questions while there is something to visit; after that a search for something like it. */
async function Asks({ property, locale }: Props) {
  const t = translate(locale)
  const [visit, offer, search] = await Promise.all([askHref('visit', property, locale), askHref('offer', property, locale), findFormPage('demand', locale)])
  if (!isToBeHad(property))
    return search ? (
      <a className={`button button-solid ${wide}`} href={search}>
        {t('listing.ask.search')}
      </a>
    ) : null
  return (
    <>
      {visit && (
        <a className={`button button-solid ${wide}`} href={visit}>
          {t('listing.ask.visit')}
        </a>
      )}
      <a className={`button ${wide} hover:bg-ink hover:text-paper`} href={`#${ASK_ANCHOR}`}>
        {t('listing.ask.information')}
      </a>
      {offer && property.goal === 'sale' && (
        <a className="inline-flex min-h-8 items-center justify-center text-[0.95rem] underline hover:text-brick" href={offer}>
          {t('listing.ask.offer')}
        </a>
      )}
    </>
  )
}

async function ShareRow({ property, locale }: Props) {
  const t = translate(locale)
  const [{ href, heading }, friend] = await Promise.all([propertyCard(property, locale), askHref('friend', property, locale)])
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
  return <Share href={new URL(href, env.SITE_URL).href} title={`${placeOf(property, locale)}, ${heading}`} friendHref={friend} words={words} />
}

/** What a listing costs, what can be asked about it, and whom. */
export async function ContactBox({ property, locale }: Props) {
  const { heading } = await propertyCard(property, locale)
  return (
    <aside id="contact" aria-label={translate(locale)('listing.bar')} className="contact-box">
      <p className="font-serif text-[2rem] leading-tight">{heading}</p>
      <Asks property={property} locale={locale} />
      <div className="print:hidden">
        <ShareRow property={property} locale={locale} />
        <BrochureLink reference={property.reference} locale={locale} className="mt-3" />
      </div>
      <ContactPerson property={property} locale={locale} />
    </aside>
  )
}
