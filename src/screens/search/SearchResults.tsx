import { PropertyCard } from '@/components/cards/PropertyCard'
import { SearchForm } from '@/components/search/SearchForm'
import { findFormPage } from '@/data/formPages'
import { findResults, type Results } from '@/data/search/results'
import { findSearchPage } from '@/data/search/ways'
import { propertyCard } from '@/data/views/listing'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { Listed } from '@/data/search/listedRows'

import { Offered } from './Offered'
import { Understood } from './Understood'

async function Cards({ properties, locale }: { properties: Listed[]; locale: Locale }) {
  const cards = await Promise.all(properties.map((property) => propertyCard(property, locale)))
  return (
    <div className="cards">
      {cards.map((card, at) => (
        <PropertyCard key={card.id} property={card} eager={at === 0} />
      ))}
    </div>
  )
}

/** Nothing to show is said, with what comes near and a way to hear of the next one. */
async function Nothing({ results: { text, answer, nearby }, locale }: { results: Results; locale: Locale }) {
  const t = translate(locale)
  const register = await findFormPage('demand', locale)
  const isEmpty = answer.understood !== undefined
  return (
    <>
      <section className="max-w-[64ch]">
        <h2>{isEmpty ? t('search.emptyTitle') : t('search.nothingTitle', { text })}</h2>
        <p className="mt-3 text-soft">{isEmpty ? t('search.emptyText') : t('search.nothingText')}</p>
        {register && !isEmpty && (
          <a className="button mt-6 min-h-12 hover:bg-ink hover:text-paper" href={register}>
            {t('list.register')}
          </a>
        )}
      </section>
      {nearby.length > 0 && (
        <section>
          <h2 className="mb-8">{t('search.nearby')}</h2>
          <Cards properties={nearby} locale={locale} />
        </section>
      )}
    </>
  )
}

/** What a search finds where no script shows it while it is typed: the same answers, as a page. */
export async function SearchResults({ locale, query }: { locale: Locale; query: Query }) {
  const t = translate(locale)
  const [results, page] = await Promise.all([findResults(query.q?.[0] ?? '', locale), findSearchPage(locale)])
  const { text, answer, towns, types, properties } = results
  const hasNothing = text !== '' && properties.length === 0 && (answer.understood !== undefined || towns.length + types.length === 0)
  const words = { label: t('search.label'), placeholder: t('search.placeholder'), submit: t('search.submit') }
  return (
    <div className="wrap grid gap-12 pb-14">
      <div>
        {page && <SearchForm action={page} text={text} words={words} />}
        {answer.unknown.length > 0 && (
          <p className="mt-6 border-l-2 border-brick pl-4">
            {t('search.unknown', { count: answer.unknown.length, words: answer.unknown.map((word) => `‘${word}’`).join(', ') })}
          </p>
        )}
      </div>
      {answer.understood && <Understood understood={answer.understood} page={page ?? ''} locale={locale} />}
      {hasNothing && <Nothing results={results} locale={locale} />}
      <Offered towns={answer.understood ? [] : towns} types={answer.understood ? [] : types} locale={locale} />
      {properties.length > 0 && (
        <section>
          <h2 className="mb-8">{t('search.properties')}</h2>
          <Cards properties={properties} locale={locale} />
        </section>
      )}
    </div>
  )
}
