import type { RelationshipFieldManyValidation, RelationshipFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'

import { say } from './say'

const isEmpty = (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** A choice without which a module would show nothing. */
export const neededOne: RelationshipFieldSingleValidation = (value, options) =>
  isEmpty(value) ? say(options.req, 'nothingChosen') : relationship(value, options)

export const neededSome: RelationshipFieldManyValidation = (value, options) =>
  isEmpty(value) ? say(options.req, 'nothingChosen') : relationship(value, options)
