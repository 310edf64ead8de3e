import type { FlattenedField, Payload } from 'payload'

import { badRequest } from './badRequest'
import { kindOfPath } from './fieldPath'
import { isObject, isScalar, refuseUnsafeData } from './plainData'

/** The largest number of rows per page. No screen of the studio asks for more. */
const MAX_LIMIT = 1000
const MAX_PAGE = 100_000
const MAX_DEPTH = 10
/** Operators for geographic points, which the schema lacks, and one that PostgreSQL lacks. */
const UNSUPPORTED = ['all', 'near', 'within', 'intersects']
const QUERY_LIMITS = { depth: 14, values: 2000 }

type Query = Record<string, unknown>
type Target = { fields: readonly FlattenedField[]; payload: Payload }

const isScalarOrList = (value: unknown): boolean =>
  isScalar(value) || (Array.isArray(value) && value.every(isScalar))

function checkNumber(query: Query, name: string, min: number, max: number): void {
  const value = query[name]
  if (value === undefined || value === '') return
  const isWhole = isScalar(value) && /^\d{1,9}$/.test(String(value))
  if (!isWhole || Number(value) < min || Number(value) > max)
    throw badRequest(`"${name}" is a whole number from ${min} to ${max}.`)
}

/** Parses `where` and `data` when they come as one JSON text, as Payload does. */
function parseText(query: Query, name: 'where' | 'data'): void {
  const value = query[name]
  if (typeof value !== 'string') return
  if (value === '') {
    Reflect.deleteProperty(query, name)
    return
  }
  try {
    query[name] = JSON.parse(value)
  } catch {
    throw badRequest(`"${name}" is not valid JSON.`)
  }
}

function checkSort(sort: unknown, { fields, payload }: Target): void {
  if (sort === undefined || sort === '') return
  const paths = typeof sort === 'string' ? sort.split(',') : sort
  if (!Array.isArray(paths) || paths.length > 10) throw badRequest('"sort" is a list of fields.')
  for (const path of paths) {
    const name = typeof path === 'string' ? path.trim().replace(/^-/, '') : ''
    if (kindOfPath(name, fields, payload) !== 'readable')
      throw badRequest('"sort" names a field that cannot be sorted by.')
  }
}

/** Checks the shape of conditions. Payload itself checks only their paths and operators. */
function checkWhere(where: unknown, target: Target): void {
  if (where === undefined || where === '') return
  if (!isObject(where)) throw badRequest('"where" is an object of conditions.')
  for (const [path, condition] of Object.entries(where)) {
    if (['and', 'or'].includes(path.toLowerCase())) {
      const parts = isObject(condition) ? Object.values(condition) : condition
      if (!Array.isArray(parts)) throw badRequest(`"${path}" is a list of conditions.`)
      for (const part of parts) checkWhere(part, target)
      continue
    }
    if (kindOfPath(path, target.fields, target.payload) === 'hidden')
      throw badRequest('"where" names a field that cannot be searched.')
    if (!isObject(condition)) throw badRequest('"where" gives each field an operator and a value.')
    if (UNSUPPORTED.some((operator) => operator in condition))
      throw badRequest('"where" names an operator that is not supported.')
    if (!Object.values(condition).every(isScalarOrList))
      throw badRequest('"where" compares with a text, a number or a list of them.')
  }
}

function checkShapes(query: Query): void {
  // Payload would answer with `data` instead of the document.
  for (const name of ['select', 'populate', 'joins', 'data']) {
    const value = query[name]
    if (
      value === undefined ||
      value === '' ||
      (name === 'joins' && ['false', '0'].includes(String(value)))
    )
      continue
    if (!isObject(value)) throw badRequest(`"${name}" is an object of fields.`)
  }
  for (const name of [
    'locale',
    'fallbackLocale',
    'fallback-locale',
    'draft',
    'autosave',
    'trash',
    'pagination',
  ]) {
    const value = query[name]
    if (!isScalarOrList(value)) throw badRequest(`"${name}" is a text.`)
  }
}

/** Applies the rules for lists to sorting and filtering inside joined lists. */
function checkJoins(joins: unknown, { fields, payload }: Target): void {
  if (!isObject(joins)) return
  for (const [name, join] of Object.entries(joins)) {
    const field = fields.find((candidate) => candidate.type === 'join' && candidate.name === name)
    const slugs = field?.type === 'join' ? [field.collection].flat() : []
    const target = {
      fields: slugs.flatMap((slug) => payload.collections[slug]?.config.flattenedFields ?? []),
      payload,
    }
    if (!isObject(join)) continue
    checkNumber(join, 'limit', 0, MAX_LIMIT)
    checkNumber(join, 'page', 1, MAX_PAGE)
    checkSort(join.sort, target)
    checkWhere(join.where, target)
  }
}

/**
 * Refuses a query that Payload would fail on or pass to the database unchecked, and limits how much
 * one request may read.
 */
export function checkQuery(query: Query, target: Target): void {
  parseText(query, 'where')
  parseText(query, 'data')
  refuseUnsafeData(query, QUERY_LIMITS)
  checkShapes(query)
  checkNumber(query, 'limit', 0, MAX_LIMIT)
  checkNumber(query, 'page', 1, MAX_PAGE)
  checkNumber(query, 'depth', 0, MAX_DEPTH)
  checkSort(query.sort, target)
  checkWhere(query.where, target)
  checkJoins(query.joins, target)
}

/** Sets the largest limit on a list query without one. */
export function boundLimit(query: Query): void {
  const isUnbounded = Number(query.limit) === 0 || String(query.pagination) === 'false'
  if (isUnbounded && !Number(query.limit)) query.limit = String(MAX_LIMIT)
}
