import { describe, expect, it } from '@jest/globals'
import type { Field } from 'payload'

import { facts } from '@/domain/catalogue/propertyFacts'

import { Properties } from '..'

const namesIn = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => namesIn(tab.fields))
    if (field.type === 'row') return namesIn(field.fields)
    return 'name' in field && field.name ? [field.name] : []
  })

describe('the form of a property', () => {
  it('has a field for every fact of the table, so that none is lost when it names no row', () => {
    const names = new Set(namesIn(Properties.fields))
    // The address is put together from the street, the numbers and the city.
    expect(Object.keys(facts).filter((fact) => !names.has(fact))).toEqual(['address'])
  })
})
