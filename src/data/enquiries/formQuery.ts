import { REFERENCE } from '@/domain/catalogue/reference'
import { isUuid } from '@/domain/lib/uuid'
import { writeQuery, type Query } from '@/i18n/query'

const NAME = /^[a-z]{1,20}$/
const ID = { test: isUuid }
const KEY = /^[\w.-]{20,200}$/

const pick = (query: Query, key: string, fits: Pick<RegExp, 'test'>): Query => {
  const value = query[key]?.[0]
  return value !== undefined && fits.test(value) ? { [key]: [value] } : {}
}

/** Keeps the id of the typed answers. */
export const typedQuery = (query: Query): Query => pick(query, 'typed', ID)

/** Keeps the id of what was just sent. */
export const sentQuery = (query: Query): Query => pick(query, 'sent', ID)

/** Keeps the key of a link in an email. */
export const keyQuery = (query: Query): Query => pick(query, 'key', KEY)

/** Keeps the name of the last action on a personal page. */
export const doneQuery = (query: Query): Query => pick(query, 'done', NAME)

/** The longest address that a form of one line takes over. */
const MAX_ADDRESS = 160

/** Keeps the address that was typed before the form was opened. */
const addressQuery = ({ address: [typed = ''] = [] }: Query): Query => {
  const address = typed.trim().slice(0, MAX_ADDRESS)
  return address === '' ? {} : { address: [address] }
}

/** Writes the parameters of a form in a fixed order. */
export const formQuery = (query: Query, more: Query = {}): string =>
  writeQuery({
    ...pick(query, 'about', NAME),
    ...pick(query, 'ref', REFERENCE),
    ...pick(query, 'project', REFERENCE),
    ...addressQuery(query),
    ...more,
  })
