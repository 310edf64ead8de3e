import type { RecordedChange } from '@/domain/portal/changes'
import { ownerStatuses } from '@/domain/portal/ownerStatus'
import { formatEuros } from '@/domain/catalogue/price'

import { formatDay } from './formats'
import type { Locale } from './locales'
import { translate } from './translate'

type Change = Pick<RecordedChange, 'what'> & {
  [State in 'before' | 'after']?: string | null | undefined
}

function valueOf(what: Change['what'], value: string | null | undefined, locale: Locale): string {
  const t = translate(locale)
  if (what === 'price') return value ? formatEuros(Number(value)) : t('portal.changed.none')
  const status = ownerStatuses.find((one) => one === value)
  return status ? t(`portal.ownerStatus.${status}.title`) : ''
}

/** Returns the title of a change. */
export const changeTitle = ({ what }: Change, locale: Locale): string =>
  translate(locale)(`portal.changed.${what}`)

/**
 * Returns the details of a change: from what to what; for a portal, when it last read the listing
 * or stopped showing it.
 */
export function changeDetails({ what, before, after }: Change, locale: Locale): string {
  const t = translate(locale)
  if (what !== 'exposure')
    return t('portal.changed.fromTo', {
      before: valueOf(what, before, locale),
      after: valueOf(what, after, locale),
    })
  return after
    ? t('portal.changed.shownUntil', { day: formatDay(after, locale) })
    : t('portal.changed.readOn', { day: formatDay(before ?? '', locale) })
}
