import { LabelledPicture } from '@/components/media/Picture'
import { PersonLines } from '@/components/person/PersonLines'
import { RichText } from '@/components/text/RichText'
import { findSubject } from '@/data/enquiries/subject'
import { findOpeningHours } from '@/data/site/agencyTexts'
import { findColleagues } from '@/data/site/colleagues'
import { findTextLinks } from '@/data/site/textLinks'
import { pictureOf } from '@/data/catalogue/views/picture'
import type { EnquiryKind } from '@/domain/enquiries/forms'
import { formToShow } from '@/forms/formToShow'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { Module, Page } from '@/payload-types'
import { PageModules } from '@/screens/page/PageModules'

import { NextSteps } from './NextSteps'
import { Office } from './Office'

type Placed = { page: Page; locale: Locale; query: Query }
type Props = Placed & { modules: Module[]; address: string }

/** Returns the form that a module shows for this query. */
const formIn = ({ content }: Module, query: Query): EnquiryKind | undefined => {
  const block = content?.find(({ blockType }) => blockType === 'contactForm')
  return block?.blockType === 'contactForm' ? formToShow(block.form, query) : undefined
}

/** The colleagues whom visitors may call. */
async function People({ locale }: { locale: Locale }) {
  const colleagues = await findColleagues(locale)
  if (colleagues.length === 0) return null
  return (
    <section className="people" aria-label={translate(locale)('agency.people')}>
      <ul>
        {colleagues.map((colleague) => (
          <li key={colleague.name}>
            <PersonLines {...colleague} />
          </li>
        ))}
      </ul>
    </section>
  )
}

async function Aside({
  page,
  form,
  hours,
  locale,
  query,
}: Placed & { form: EnquiryKind; hours: string | undefined }) {
  const picture = pictureOf(page.image)
  const subject = await findSubject({ ref: query.ref?.[0], project: query.project?.[0] }, locale)
  return (
    <aside className="form-page-aside">
      {picture && (
        <LabelledPicture
          picture={picture}
          sizes="(min-width: 961px) 480px, 100vw"
          // On a phone it stands below the form: what is read first comes first.
          loading="eager"
          className="form-page-picture"
        />
      )}
      {form === 'contact' ? (
        <Office hours={hours} locale={locale} />
      ) : (
        <NextSteps form={form} subject={subject} locale={locale} />
      )}
    </aside>
  )
}

/** A page that asks something: its form on the left edge, beside it who answers and what follows. */
export async function FormPage({ page, modules, locale, query, address }: Props) {
  const [hrefOf, hours] = await Promise.all([
    findTextLinks(locale, page.intro, page.content),
    findOpeningHours(page, modules, locale),
  ])
  const place = { page: address, query }
  const first = modules.find((module) => formIn(module, query) !== undefined)
  const heading = page.heading || page.title
  // The same words once: on other pages the module needs them.
  const repeats = first !== undefined && first.title === heading
  const shown = repeats ? { ...first, title: null, description: null } : first
  const form = (first && formIn(first, query)) ?? 'contact'
  return (
    <>
      <div className="wrap form-page">
        <h1>{heading}</h1>
        <RichText text={page.intro} hrefOf={hrefOf} className="prose form-page-intro" />
        <div className="form-page-columns">
          {shown && (
            <div className="form-page-main">
              <PageModules modules={[shown]} locale={locale} place={place} />
            </div>
          )}
          <Aside page={page} form={form} hours={hours} locale={locale} query={query} />
        </div>
        {hours && <People locale={locale} />}
      </div>
      <RichText text={page.content} hrefOf={hrefOf} className="prose wrap pb-(--gap-m)" />
      <PageModules
        modules={modules.filter((module) => module !== first)}
        locale={locale}
        place={place}
      />
    </>
  )
}
