import type { RecordedChange } from '@/domain/portal/changes'
import { standings } from '@/domain/portal/standing'
import { formatEuros } from '@/domain/price'

import { formatDay } from './dates'
import type { Locale } from './locales'
import { translate } from './translate'

type Change = Pick<RecordedChange, 'what'> & { [State in 'before' | 'after']?: string | null | undefined }

function valueOf(what: Change['what'], value: string | null | undefined, locale: Locale): string {
  const t = translate(locale)
  if (what === 'price') return value ? formatEuros(Number(value)) : t('portal.changed.none')
  const standing = standings.find((one) => one === value)
  return standing ? t(`portal.standing.${standing}.title`) : ''
}

/** What changed, as the subject of a line. */
export const saidOf = ({ what }: Change, locale: Locale): string => translate(locale)(`portal.changed.${what}`)

/** From what to what; of a portal, when it last read the listing or no longer found it. */
export function toldOf({ what, before, after }: Change, locale: Locale): string {
  const t = translate(locale)
  if (what !== 'exposure') return t('portal.changed.fromTo', { before: valueOf(what, before, locale), after: valueOf(what, after, locale) })
  return after ? t('portal.changed.shownUntil', { day: formatDay(after, locale) }) : t('portal.changed.readOn', { day: formatDay(before ?? '', locale) })
}
