import type { InboxQuery } from '@/data/leads/inbox'
import { isInboxTab } from '@/domain/inbox'
import { enquiryKinds } from '@/domain/leads'

const MOST = 100

type Asked = Record<string, string | string[] | undefined>

const first = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''

/** What the address of the inbox asks for; what it does not know it leaves out. */
export function readInboxQuery(asked: Asked): InboxQuery {
  const tab = first(asked.tab)
  const page = Number(first(asked.page))
  return {
    tab: isInboxTab(tab) ? tab : 'new',
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    search: first(asked.search).trim().slice(0, MOST),
    kind: enquiryKinds.find((kind) => kind === first(asked.kind)),
  }
}

/** The same as an address, without what goes without saying. */
export function writeInboxQuery({ tab, page, search, kind }: InboxQuery): string {
  const params = new URLSearchParams({ tab, ...(kind && { kind }), ...(search && { search }), ...(page > 1 && { page: String(page) }) })
  return `?${params}`
}
