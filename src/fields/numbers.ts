import type { NumberField } from 'payload'

import { withinCountry, wholeNumber } from './validations'

type More = Pick<NumberField, 'access' | 'admin' | 'index' | 'min' | 'max'>

const numberField = (name: string, more: Partial<NumberField>): NumberField =>
  ({ name, type: 'number', ...more }) as NumberField

/** An amount in euros. */
export const money = (name: string, more: More = {}) =>
  numberField(name, { min: 0, max: 1_000_000_000, ...more })

export const count = (name: string, more: More = {}) =>
  numberField(name, { min: 0, max: 9999, validate: wholeNumber, ...more })

export const coordinate = (axis: 'latitude' | 'longitude', more: More = {}) =>
  numberField(axis, { validate: withinCountry(axis), ...more })
