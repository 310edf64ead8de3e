import type { InboxQuery } from '@/data/leads/inbox'

import type { Says } from '../words'
import type words from './words.json'

type Props = { query: InboxQuery; path: string; kinds: readonly (readonly [value: string, label: string])[]; says: Says<typeof words> }

/** A plain form: the address says what is shown, and can be kept or sent to a colleague. */
export function InboxFilter({ query, path, kinds, says }: Props) {
  return (
    <form className="hestia-filter" action={path} role="search" key={`${query.search} ${query.kind ?? ''}`}>
      <input type="hidden" name="tab" value={query.tab} />
      <input type="search" name="search" defaultValue={query.search} placeholder={says('search')} aria-label={says('search')} maxLength={100} />
      <select name="kind" defaultValue={query.kind ?? ''} aria-label={says('form')}>
        <option value="">{says('allForms')}</option>
        {kinds.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button type="submit">{says('show')}</button>
    </form>
  )
}
