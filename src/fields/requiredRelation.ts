import type { RelationshipFieldManyValidation, RelationshipFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'

import { validationMessage } from './validationMessage'

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** Refuses an empty relation, without which a module would show nothing. */
export const requiredOne: RelationshipFieldSingleValidation = (value, options) =>
  isEmpty(value) ? validationMessage(options.req, 'nothingChosen') : relationship(value, options)

export const requiredSome: RelationshipFieldManyValidation = (value, options) =>
  isEmpty(value) ? validationMessage(options.req, 'nothingChosen') : relationship(value, options)
