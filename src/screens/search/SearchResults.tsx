import { PropertyCard } from '@/components/cards/PropertyCard'
import { SearchForm } from '@/components/search/SearchForm'
import { findFormPage } from '@/data/site/formPages'
import { findSearchResults, type SearchOutcome } from '@/data/catalogue/search/searchResults'
import { findHrefOfKind } from '@/data/site/tree/findPages'
import { propertyCard } from '@/data/catalogue/views/listing'
import type { Locale } from '@/i18n/locales'
import { inTown } from '@/i18n/places'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { ListingSummary } from '@/data/catalogue/search/listingSummaryRows'

import { TownsAndTypes } from './TownsAndTypes'
import { Understood } from './Understood'

async function Cards({ properties, locale }: { properties: ListingSummary[]; locale: Locale }) {
  const cards = await Promise.all(properties.map((property) => propertyCard(property, locale)))
  return (
    <div className="cards">
      {cards.map((card, index) => (
        <PropertyCard key={card.id} property={card} eager={index === 0} />
      ))}
    </div>
  )
}

/** Says why the listings below an empty result are shown. */
function nearbyHeading({ street, emptyTowns: [town], dropped }: SearchOutcome, locale: Locale) {
  const t = translate(locale)
  if (street) return t('search.nearStreet', { street })
  if (town) return t('list.elsewhere.nearest', { town })
  return dropped ? t('list.relaxed.title', dropped) : t('list.relaxed.others')
}

/** The message of an empty result, with nearby listings and a link to the demand form. */
async function NoResults({ results, locale }: { results: SearchOutcome; locale: Locale }) {
  const t = translate(locale)
  const { text, answer, nearby, emptyTowns } = results
  const register = await findFormPage('demand', locale)
  const isEmpty = answer.understood !== undefined
  const [town] = emptyTowns
  const title = town
    ? t('list.elsewhere.title', { place: inTown(town, locale) })
    : isEmpty
      ? t('search.emptyTitle')
      : t('search.nothingTitle', { text })
  return (
    <>
      <section className="max-w-[64ch]">
        <h2>{title}</h2>
        <p className="mt-3 text-soft">
          {isEmpty ? t('search.emptyText') : t('search.nothingText')}
        </p>
        {register && !isEmpty && (
          <a className="button mt-6 min-h-12 hover:bg-ink hover:text-paper" href={register}>
            {t('list.register')}
          </a>
        )}
      </section>
      {nearby.length > 0 && (
        <section>
          <h2 className="mb-8">{nearbyHeading(results, locale)}</h2>
          <Cards properties={nearby} locale={locale} />
        </section>
      )}
    </>
  )
}

/** The results page of the search: the same answers as the panel, without scripts. */
export async function SearchResults({ locale, query }: { locale: Locale; query: Query }) {
  const t = translate(locale)
  const [results, page] = await Promise.all([
    findSearchResults(query.q?.[0] ?? '', locale),
    findHrefOfKind('search', locale),
  ])
  const { text, answer, towns, types, properties } = results
  const hasNothing =
    text !== '' &&
    properties.length === 0 &&
    (answer.understood !== undefined || towns.length + types.length === 0)
  const words = {
    label: t('search.label'),
    placeholder: t('search.placeholder'),
    submit: t('search.submit'),
  }
  return (
    <div className="wrap grid gap-12 pb-14">
      <div>
        {page && <SearchForm action={page} text={text} words={words} />}
        {answer.unknown.length > 0 && (
          <p className="mt-6 border-l-2 border-brick pl-4">
            {t('search.unknown', {
              count: answer.unknown.length,
              words: answer.unknown.map((word) => t('quote', { words: word })).join(', '),
            })}
          </p>
        )}
        {answer.didYouMean !== undefined && page && (
          <p className="mt-3">
            <a
              href={`${page}?${new URLSearchParams({ q: answer.didYouMean })}`}
              rel="nofollow"
              className="inline-flex min-h-11 items-center underline"
            >
              {t('search.didYouMean', { text: answer.didYouMean })}
            </a>
          </p>
        )}
      </div>
      {answer.understood && (
        <Understood understood={answer.understood} page={page ?? ''} locale={locale} />
      )}
      {hasNothing && <NoResults results={results} locale={locale} />}
      <TownsAndTypes
        towns={answer.understood ? [] : towns}
        types={answer.understood ? [] : types}
        locale={locale}
      />
      {properties.length > 0 && (
        <section>
          <h2 className="mb-8">{t('search.properties')}</h2>
          <Cards properties={properties} locale={locale} />
        </section>
      )}
    </div>
  )
}
