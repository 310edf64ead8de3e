import type { InboxQuery } from '@/data/enquiries/inboxConditions'
import { isInboxTab } from '@/domain/enquiries/inbox'
import { storedKinds } from '@/domain/enquiries/forms'

const MAX_SEARCH_LENGTH = 100

type Params = Record<string, string | string[] | undefined>

const first = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''

/** Reads the query of the inbox from the address. Invalid values are ignored. */
export function readInboxQuery(params: Params): InboxQuery {
  const tab = first(params.tab)
  const page = Number(first(params.page))
  return {
    tab: isInboxTab(tab) ? tab : 'new',
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    search: first(params.search).trim().slice(0, MAX_SEARCH_LENGTH),
    kind: storedKinds.find((kind) => kind === first(params.kind)),
  }
}

/** Returns the address of an inbox query, without default values. */
export function writeInboxQuery({ tab, page, search, kind }: InboxQuery): string {
  const params = new URLSearchParams({
    tab,
    ...(kind && { kind }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  })
  return `?${params}`
}
