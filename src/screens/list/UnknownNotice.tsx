import { writeListQuery, type ListQuery } from '@/domain/catalogue/lists/listQuery'
import type { UnknownFilter } from '@/domain/catalogue/lists/unknownFilters'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

type Props = { unknown: readonly UnknownFilter[]; question: ListQuery; locale: Locale }

/** Says which filters of the address name nothing, and what the list shows instead. */
export function UnknownNotice({ unknown, question, locale }: Props) {
  if (unknown.length === 0) return null
  const t = translate(locale)
  const isNarrowed =
    writeListQuery({ ...question, withGone: false, sort: 'newest', page: 1, view: 'list' }) !== ''
  const names = unknown.map(
    ({ key, text }) =>
      `${t(`list.filter.${key === 'near' ? 'city' : key}`)} ${t('quote', { words: text.replaceAll('|', ' ') })}`,
  )
  return (
    <p role="status" className="mb-5 max-w-[72ch] border-l-4 border-sand bg-sand-2 px-4 py-3">
      <strong className="font-semibold">
        {t('list.unknown.what', { what: names.join(', '), count: names.length })}
      </strong>{' '}
      {t(isNarrowed ? 'list.unknown.others' : 'list.unknown.all')}
    </p>
  )
}
