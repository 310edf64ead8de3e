import { writeQuery, type Query } from '@/i18n/query'

const NUMBER = /^[1-9]\d{0,8}$/
const NAME = /^[a-z]{1,20}$/
const ID = /^[\da-f-]{36}$/
const KEY = /^[\w.-]{20,200}$/

const first = (query: Query, key: string, fits: RegExp): Query => {
  const value = query[key]?.[0]
  return value !== undefined && fits.test(value) ? { [key]: [value] } : {}
}

/** The form a visitor comes back to, with what he typed. */
export const typedOf = (query: Query): Query => first(query, 'typed', ID)

/** What a link in a mail opens. */
export const keyOf = (query: Query): Query => first(query, 'key', KEY)

/** What the last press on a personal page has done. */
export const doneOf = (query: Query): Query => first(query, 'done', NAME)

/** What a form is asked about, in the one way addresses write it. */
export const formQuery = (query: Query, more: Query = {}): string =>
  writeQuery({ ...first(query, 'about', NAME), ...first(query, 'ref', NUMBER), ...first(query, 'project', NUMBER), ...more })
