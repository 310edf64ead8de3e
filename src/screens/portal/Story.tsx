import type { PropertyHead } from '@/data/portal/propertyView'
import type { PropertyStory } from '@/data/portal/story'
import { formatEuros } from '@/domain/catalogue/price'
import { formatDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

type Props = { story: PropertyStory; ownerStatus: PropertyHead['ownerStatus']; locale: Locale }

/** For how many days the story mentions a change of the price. */
const PRICE_TOLD_DAYS = 60
const DAY_MS = 24 * 60 * 60_000

function weekSentence({ week, weekBefore }: PropertyStory, locale: Locale): string {
  const t = translate(locale)
  const views = t('portal.story.week', { count: week })
  if (week === 0) return views
  // A week before that is not whole says nothing of this one.
  if (weekBefore === undefined) return `${views}.`
  const difference = week - weekBefore
  if (difference === 0) return views + t('portal.story.same')
  const direction = difference > 0 ? 'more' : 'less'
  return views + t(`portal.story.${direction}`, { count: Math.abs(difference) })
}

function priceSentences({ priceChange }: PropertyStory, locale: Locale): string[] {
  const t = translate(locale)
  if (!priceChange?.before || !priceChange.after) return []
  const { on, before, after, viewingsSince: count } = priceChange
  if (Date.now() - Date.parse(on) > PRICE_TOLD_DAYS * DAY_MS) return []
  return [
    t('portal.story.price', {
      day: formatDay(on, locale),
      before: formatEuros(before),
      after: formatEuros(after),
    }),
    t('portal.story.sincePrice', { count }),
  ]
}

/** What happened this week, in sentences; for a property that is not advertised, what it is instead. */
function storySentences({ story, ownerStatus, locale }: Props): string[] {
  const t = translate(locale)
  if (ownerStatus !== 'online' && ownerStatus !== 'option')
    return [t(`portal.ownerStatus.${ownerStatus}.text`)]
  const { viewingsPlanned: count } = story
  return [
    weekSentence(story, locale),
    ...(count > 0 ? [t('portal.story.coming', { count })] : []),
    ...priceSentences(story, locale),
  ]
}

export const Story = ({ isLarge = false, ...props }: Props & { isLarge?: boolean }) => (
  <p
    className={`font-serif leading-snug text-pretty ${isLarge ? 'max-w-[34em] text-[clamp(1.375rem,1.15rem+1vw,1.875rem)]' : 'my-5 max-w-[34em] text-xl'}`}
  >
    {storySentences(props).join(' ')}
  </p>
)
