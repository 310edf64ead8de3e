import { PropertyCard } from '@/components/cards/PropertyCard'
import { RichText } from '@/components/text/RichText'
import { formQuery } from '@/data/enquiries/formQuery'
import { findSubject, type EnquirySubject } from '@/data/enquiries/subject'
import { findSentForm } from '@/data/enquiries/typedAnswers'
import { idOf } from '@/data/core/payload'
import { findTextLinks } from '@/data/site/textLinks'
import { findPageOfList } from '@/data/site/tree/findPages'
import { findListingsLike, findSimilar, firstOnOffer } from '@/data/catalogue/similar'
import { propertyCards } from '@/data/catalogue/views/listing'
import { Icon } from '@/components/icon/Icon'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Module, Page } from '@/payload-types'

import { PageModules } from './PageModules'
import { SentSummary } from './SentSummary'
import { Then } from './Then'

type Props = {
  page: Page
  modules: Module[]
  locale: Locale
  place: { page: string; query: Parameters<typeof formQuery>[0] }
}

/** Three homes like the one that was asked about, or the newest, and the list they are from. */
async function More({ subject, locale }: { subject: EnquirySubject; locale: Locale }) {
  const t = translate(locale)
  const { property, goal = 'sale' } = subject
  const listings = property
    ? await findSimilar(property, locale)
    : firstOnOffer(await findListingsLike({ goal, city: idOf(subject.project?.city) }, locale))
  if (listings.length === 0) return null
  const [cards, list] = await Promise.all([
    propertyCards(listings, locale),
    findPageOfList(goal, locale),
  ])
  return (
    <section className="band bg-sand-2 py-(--gap-m) print:hidden" aria-labelledby="more">
      <div className="wrap">
        <div className="lead-row">
          <h2 id="more" className="h2-small">
            {t('thanks.more')}
          </h2>
          {list && (
            <a
              href={list.href}
              className="inline-flex min-h-8 items-center gap-2 font-semibold underline"
            >
              {list.title}
              <Icon name="next" size={16} />
            </a>
          )}
        </div>
        <div className="cards">
          {cards.map((card, index) => (
            <PropertyCard key={index} property={card} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** Thanks for a form: what was sent, what happens when, who answers, and where to go on. */
export async function ThankYou({ page, modules, locale, place }: Props) {
  const t = translate(locale)
  const [id] = place.query.sent ?? []
  const [sent, hrefOf] = await Promise.all([
    id === undefined ? undefined : findSentForm(id),
    findTextLinks(locale, page.intro, page.content),
  ])
  const subject = sent ? await findSubject({ ref: sent.ref, project: sent.project }, locale) : {}
  const heading = page.heading || page.title
  return (
    <>
      {page.css && <style>{page.css}</style>}
      <div className="wrap thanks">
        <div>
          {sent?.firstName ? (
            <h1>
              {t('thanks.name', { name: sent.firstName })} <span className="block">{heading}</span>
            </h1>
          ) : (
            <h1>{heading}</h1>
          )}
          <RichText text={page.intro} hrefOf={hrefOf} className="prose my-6 text-lg text-soft" />
          {sent && <Then sent={sent} locale={locale} />}
        </div>
        {sent && <SentSummary sent={sent} subject={subject} locale={locale} />}
      </div>
      <RichText text={page.content} hrefOf={hrefOf} className="prose wrap pb-(--gap-m)" />
      <PageModules modules={modules} locale={locale} place={place} />
      <More subject={subject} locale={locale} />
    </>
  )
}
