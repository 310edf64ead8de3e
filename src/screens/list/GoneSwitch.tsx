import type { ListPage } from '@/data/catalogue/listings'
import { changedQuery } from '@/domain/catalogue/lists/listQuery'
import type { Goal } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { listAddress } from './filters'

type Props = { list: ListPage; base: string; goal: Goal; locale: Locale }

/** The anchor of the sold or rented listings. */
export const GONE_ANCHOR = 'gone'

/**
 * A link that shows the sold or rented listings after those on offer, or hides them. It leads to
 * the page where they begin. Renders nothing when there are none.
 */
export function GoneSwitch({ list: { question, gone, gonePage }, base, goal, locale }: Props) {
  const { withGone, view } = question
  const address = listAddress(base)
  if (view === 'map' || (gone === 0 && !withGone)) return null
  const t = translate(locale)
  const words = withGone
    ? t(`list.gone.${goal}.hide`)
    : t(`list.gone.${goal}.show`, { count: gone })
  return (
    <a
      href={
        withGone
          ? address(changedQuery(question, { withGone: false }))
          : `${address({ ...question, withGone: true, page: gonePage })}#${GONE_ANCHOR}`
      }
      rel="nofollow"
      className="inline-flex min-h-9 items-center text-[0.92rem] underline print:hidden"
    >
      {words}
    </a>
  )
}
