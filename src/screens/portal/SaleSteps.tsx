import { Icon } from '@/components/icon/Icon'
import type { OwnProperty } from '@/data/portal/ownProperties'
import type { PropertyStory } from '@/data/portal/story'
import { formatDay, formatShortDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

type Props = { property: OwnProperty; story: PropertyStory; locale: Locale; isFull?: boolean }

/** Where a sale or a letting stands, from the advertisement to the deed or the keys. */
export function SaleSteps({ property: { goal }, story, locale, isFull = false }: Props) {
  const t = translate(locale)
  const path = goal === 'rent' ? 'rent' : 'sale'
  const { viewingsMade: made, viewingsPlanned: planned } = story
  const viewings = t('portal.steps.viewings', { made, planned, both: made && planned ? 1 : 0 })
  return (
    <ol className="sale-steps" aria-label={t(`portal.steps.${path}.label`)}>
      {story.steps.map(({ name, state, on }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <i>{state === 'done' && <Icon name="check" size={12} />}</i>
          <b>
            {t(`portal.steps.${path}.${name}`)}
            <span className="sr-only">: {t(`portal.steps.state.${state}`)}</span>
          </b>
          {isFull && (
            <span>
              {name === 'viewings'
                ? viewings
                : on && <time title={formatDay(on, locale)}>{formatShortDay(on, locale)}</time>}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
