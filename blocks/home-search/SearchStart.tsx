import { Picture } from '@/components/media/Picture'
import { StartForm } from '@/components/search/StartForm'
import { findSearchIndex } from '@/data/catalogue/search/searchIndex'
import { findSearchStart, type SearchStart as Start } from '@/data/catalogue/search/searchStart'
import { pictureOf } from '@/data/catalogue/views/picture'
import { goals, type Goal } from '@/domain/catalogue/vocabulary'
import { fill } from '@/i18n/fill'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

type Props = {
  id: string
  locale: Locale
  /** The heading above the search; the same title is not repeated below it. */
  heading?: string
  withTexts?: boolean
}

function Texts({
  start: { config, counts, home },
  locale,
  heading,
}: {
  start: Start
  locale: Locale
  heading: string
}) {
  const logo = pictureOf(config.logo)
  const title = config.public === true ? (config.title ?? '') : ''
  const texts = (config.descriptions ?? []).filter(
    (description) => description.public === true && description.text,
  )
  return (
    <>
      {logo && (
        <a
          href={home}
          aria-label={translate(locale)('home')}
          className="mt-5 inline-flex min-h-11 items-center first:mt-0"
        >
          <Picture
            picture={{ ...logo, alt: '' }}
            sizes="240px"
            className="h-11 w-auto object-contain"
          />
        </a>
      )}
      {title !== '' && title !== heading && <h2 className="mt-4 first:mt-0">{title}</h2>}
      {texts.map((description) => (
        <p
          key={description.id}
          className="mt-4 max-w-[46ch] text-lg text-soft first:mt-0 in-[.on-dark]:text-inherit"
        >
          {fill(description.text ?? '', counts, locale)}
        </p>
      ))}
    </>
  )
}

/** Returns the texts of the search panel in one language. */
function panelWords(locale: Locale) {
  const t = translate(locale)
  const perGoal = <Key extends string>(key: (goal: Goal) => Key) => ({
    sale: key('sale'),
    rent: key('rent'),
  })
  return {
    panel: t('homeSearch.panel'),
    types: t('homeSearch.types'),
    towns: t('homeSearch.towns'),
    streets: t('homeSearch.streets'),
    nearby: t('homeSearch.nearby'),
    properties: t('homeSearch.properties'),
    understood: t('homeSearch.understood'),
    remove: t('list.remove'),
    unknown: t('homeSearch.unknown', { words: '{words}' }),
    didYouMean: t('homeSearch.didYouMean', { text: '{text}' }),
    nearest: t('homeSearch.nearest', { town: '{town}' }),
    reference: t('homeSearch.reference', { reference: '{reference}' }),
    counts: perGoal((goal) => t(`homeSearch.counts.${goal}`, { count: '{count}' })),
    goals: perGoal((goal) => t(`homeSearch.goals.${goal}`)),
    show: perGoal((goal) => t(`homeSearch.show.${goal}`, { count: '{count}' })),
    register: t('homeSearch.register'),
    recent: t('homeSearch.recent'),
    forget: t('homeSearch.forget'),
    forgetOne: t('homeSearch.forgetOne', { text: '{text}' }),
    none: t('homeSearch.none'),
    // The browser chooses the plural form, so it gets the text unread.
    results: String(t.raw('homeSearch.results')),
    troubles: {
      unreachable: t('homeSearch.troubles.unreachable'),
      busy: t('homeSearch.troubles.busy'),
      index: t('homeSearch.troubles.index'),
    },
  }
}

/** The searches that staff name, each with the page of its results. */
const popularSearches = ({ config, results }: Start) =>
  (config.popular ?? []).flatMap(({ text }) =>
    text && results ? [{ text, href: `${results}?${new URLSearchParams({ q: text })}` }] : [],
  )

/**
 * The search of the home page: logo and texts, the search box, and the choice between sale and rent.
 * Staff switch each of them on or off.
 */
export async function SearchStart({ id, locale, heading = '', withTexts = true }: Props) {
  const [start, { types }] = await Promise.all([findSearchStart(locale), findSearchIndex(locale)])
  const { config, counts, lists, results, register } = start
  const t = translate(locale)
  const choices = goals.map((goal) => ({
    goal,
    href: lists[goal],
    label: t(`homeSearch.chosen.${goal}`),
    show:
      config.showCountProperty === true && counts[goal] > 0
        ? t('homeSearch.showAll', { count: counts[goal] })
        : t('homeSearch.submit'),
  }))
  const setting = {
    locale,
    showsCounts: config.showSearchCount === true,
    lists,
    types,
    words: panelWords(locale),
    ...(register && { register }),
  }
  return (
    <>
      <StartForm
        id={id}
        action={results ?? lists.sale ?? start.home}
        words={{
          label: t('homeSearch.label'),
          placeholder: t('homeSearch.placeholder'),
          submit: t('homeSearch.submit'),
          goal: t('homeSearch.goal'),
          often: t('homeSearch.often'),
        }}
        hasBox={config.showSearchInput === true}
        choices={config.showSearchButton === true ? choices : []}
        popular={popularSearches(start)}
        setting={setting}
      />
      {withTexts && <Texts start={start} locale={locale} heading={heading} />}
    </>
  )
}
