import type { InboxQuery } from '@/data/enquiries/inboxConditions'

import type { Translator } from '../words'
import type words from './words.json'

type Props = {
  query: InboxQuery
  path: string
  kinds: readonly (readonly [value: string, label: string])[]
  t: Translator<typeof words>
}

/** The filter of the inbox, a plain form: its address can be bookmarked or sent to a colleague. */
export function InboxFilter({ query, path, kinds, t }: Props) {
  return (
    <form
      className="hestia-filter"
      action={path}
      role="search"
      key={`${query.search} ${query.kind ?? ''}`}
    >
      <input type="hidden" name="tab" value={query.tab} />
      <input
        type="search"
        name="search"
        defaultValue={query.search}
        placeholder={t('search')}
        aria-label={t('search')}
        maxLength={100}
      />
      <select name="kind" defaultValue={query.kind ?? ''} aria-label={t('form')}>
        <option value="">{t('allForms')}</option>
        {kinds.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button type="submit">{t('show')}</button>
    </form>
  )
}
