import { Picture } from '@/components/media/Picture'
import { StartForm } from '@/components/search/StartForm'
import { findSearchStart, type SearchStart as Start } from '@/data/searchStart'
import { pictureOf } from '@/data/views/picture'
import type { Goal } from '@/domain/vocabulary'
import { intlLocales, type Locale } from '@/i18n/locales'
import { formatNumber } from '@/i18n/numbers'
import { translate } from '@/i18n/translate'

type Props = {
  id: string
  locale: Locale
  /** The heading that stands above already; the same title is not said twice. */
  heading?: string
  withTexts?: boolean
}

const withCounts = (text: string, counts: Record<Goal, number>, locale: Locale): string =>
  text.replaceAll('{sale}', formatNumber(counts.sale, locale)).replaceAll('{rent}', formatNumber(counts.rent, locale))

function Texts({ start: { config, counts, home }, locale, heading }: { start: Start; locale: Locale; heading: string }) {
  const logo = pictureOf(config.logo)
  const title = config.public === true ? (config.title ?? '') : ''
  const texts = (config.descriptions ?? []).filter((one) => one.public === true && one.text)
  return (
    <>
      {logo && (
        <a href={home} aria-label={translate(locale)('home')} className="mt-5 inline-flex min-h-11 items-center first:mt-0">
          <Picture picture={{ ...logo, alt: '' }} sizes="240px" className="h-11 w-auto object-contain" />
        </a>
      )}
      {title !== '' && title !== heading && <h2 className="mt-4 first:mt-0">{title}</h2>}
      {texts.map((one) => (
        <p key={one.id} className="mt-4 max-w-[46ch] text-lg text-soft first:mt-0 in-[.on-dark]:text-inherit">
          {withCounts(one.text ?? '', counts, locale)}
        </p>
      ))}
    </>
  )
}

/** What the panel says, in one language. */
function panelWords(locale: Locale) {
  const t = translate(locale)
  const both = <Key extends string>(key: (goal: Goal) => Key) => ({ sale: key('sale'), rent: key('rent') })
  return {
    ...{ panel: t('homeSearch.panel'), types: t('homeSearch.types'), towns: t('homeSearch.towns'), properties: t('homeSearch.properties') },
    ...{ understood: t('homeSearch.understood'), remove: t('list.remove'), unknown: t('homeSearch.unknown'), reference: t('homeSearch.reference') },
    counts: both((goal) => t(`homeSearch.counts.${goal}`)),
    goals: both((goal) => t(`homeSearch.goals.${goal}`)),
    show: both((goal) => t(`homeSearch.show.${goal}`)),
    ...{
      register: t('homeSearch.register'),
      recent: t('homeSearch.recent'),
      forget: t('homeSearch.forget'),
      forgetOne: t('homeSearch.forgetOne'),
      none: t('homeSearch.none'),
    },
    results: { none: t('homeSearch.results.none'), one: t('homeSearch.results.one'), many: t('homeSearch.results.many') },
    troubles: { unreachable: t('homeSearch.troubles.unreachable'), busy: t('homeSearch.troubles.busy'), index: t('homeSearch.troubles.index') },
  }
}

/** The search of home: words of welcome, the box, and the two ways into the offer, each as far as staff want it. */
export async function SearchStart({ id, locale, heading = '', withTexts = true }: Props) {
  const start = await findSearchStart(locale)
  const { config, counts, lists, results, register } = start
  const t = translate(locale)
  const buttons = (['sale', 'rent'] as const).map((goal) => ({
    goal,
    href: lists[goal],
    label: t(goal === 'sale' ? 'toSale' : 'toRent'),
    ...(config.showCountProperty === true && counts[goal] > 0 && { count: formatNumber(counts[goal], locale) }),
  }))
  const setting = {
    ...{ locale, numbers: intlLocales[locale], showsCounts: config.showSearchCount === true, lists, words: panelWords(locale) },
    ...(register && { register }),
  }
  return (
    <>
      {withTexts && <Texts start={start} locale={locale} heading={heading} />}
      <StartForm
        id={id}
        action={results ?? lists.sale ?? start.home}
        words={{ label: t('homeSearch.label'), placeholder: t('homeSearch.placeholder'), submit: t('homeSearch.submit') }}
        hasBox={config.showSearchInput === true}
        buttons={config.showSearchButton === true ? buttons : []}
        setting={setting}
      />
    </>
  )
}
