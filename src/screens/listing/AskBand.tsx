import { Portrait } from '@/components/person/Portrait'
import { ContactLines } from '@/components/listing/ContactLines'
import { findRoutes, propertyRoute } from '@/data/site/routes'
import { findFormPage } from '@/data/site/formPages'
import { isOnOffer } from '@/domain/catalogue/availability'
import { ASK_ANCHOR, VISIT_ANCHOR } from '@/domain/enquiries/enquiries'
import { FormView } from '@/forms/FormView'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { contactOf } from '@/data/catalogue/contactOf'

type Props = { property: Property; locale: Locale; query: Query }

/** The forms for a visit and for a question. The address says which one shows, so it needs no script. */
async function AskForms({ property, locale, query }: Props) {
  const t = translate(locale)
  const route = propertyRoute(property)
  const page = route && (await findRoutes(locale)).hrefFor(route)
  if (!page || !property.reference) return null
  const form = { locale, page, query, about: { ref: String(property.reference) }, isStyled: true }
  return (
    <div className="ask-forms">
      <h2>{t('listing.come')}</h2>
      <nav className="ask-switch" aria-label={t('listing.switchLabel')}>
        <a href={`#${VISIT_ANCHOR}`}>{t('listing.planVisit')}</a>
        <a href={`#${ASK_ANCHOR}`}>{t('listing.askQuestion')}</a>
      </nav>
      <section id={VISIT_ANCHOR} aria-label={t('listing.planVisit')}>
        <FormView kind="appointment" {...form} />
      </section>
      <section id={ASK_ANCHOR} aria-label={t('listing.askQuestion')}>
        <FormView kind="property" {...form} />
      </section>
    </div>
  )
}

async function Agent({ property, locale }: { property: Property; locale: Locale }) {
  const { name, jobTitle, phone, photo } = await contactOf(property, locale)
  return (
    <div className="ask-agent">
      <Portrait photo={photo} name={name} />
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {jobTitle && <p>{jobTitle}</p>}
      <ContactLines phone={phone} />
    </div>
  )
}

/** The next step for a listing that is sold or let: to say what is looked for. */
async function DemandStep({ locale }: { locale: Locale }) {
  const t = translate(locale)
  const href = await findFormPage('demand', locale)
  return (
    <div className="ask-forms">
      <h2>{t('listing.goneTitle')}</h2>
      <p className="max-w-[52ch] text-soft">{t('listing.goneText')}</p>
      {href && (
        <a className="button button-solid mt-5 min-h-12" href={href}>
          {t('listing.goneAction')}
        </a>
      )}
    </div>
  )
}

/** Visit and question on the page of a listing; for one that is gone, what else can be done. */
export function AskBand({ property, locale, query }: Props) {
  return (
    <div className="band ask-band print:hidden">
      <div className="wrap">
        {isOnOffer(property) ? (
          <AskForms property={property} locale={locale} query={query} />
        ) : (
          <DemandStep locale={locale} />
        )}
        <Agent property={property} locale={locale} />
      </div>
    </div>
  )
}
