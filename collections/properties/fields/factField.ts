import type {
  CheckboxField,
  DateField,
  Field,
  NumberField,
  SelectField,
  Tab,
  TextField,
} from 'payload'

import { shownWhen } from '@/access/propertyRules'
import { factRows, type FactKind } from '@/domain/catalogue/factKinds'
import { factsInRow } from '@/domain/catalogue/factLists'
import { facts, type Fact } from '@/domain/catalogue/propertyFacts'
import { buttons, choice, row, tabOf } from '@/fields/layout'
import { plausibleYear, wholeNumber } from '@/fields/validations'

import { notBeforeConstruction } from '../validations'

type More = Partial<
  | Omit<CheckboxField, 'name' | 'type'>
  | Omit<DateField, 'name' | 'type'>
  | Omit<NumberField, 'name' | 'type'>
  | Omit<SelectField, 'name' | 'type' | 'options'>
  | Omit<TextField, 'name' | 'type'>
>

/** Returns what a field is by the kind of its fact. */
function fieldOf(name: Fact, kind: FactKind): Field {
  switch (kind.is) {
    case 'number': {
      const { min, max, whole } = kind
      return { name, type: 'number', min, max, ...(whole && { validate: wholeNumber }) }
    }
    case 'year':
      return { name, type: 'number', validate: plausibleYear }
    case 'day':
      return { name, type: 'date' }
    case 'flag':
      return { name, type: 'checkbox', defaultValue: false }
    case 'text':
      return { name, type: 'text' }
    case 'choice': {
      const control = facts[name].asButtons ? buttons : choice
      return control(name, kind.of, kind.vocabulary ? { vocabulary: kind.vocabulary } : {})
    }
  }
}

/** Returns the field of a fact as the table of facts says, with what only the studio needs. */
export function factField(name: Fact, more: More = {}): Field {
  const { kind, index, shownWhen: box } = facts[name]
  const field = fieldOf(name, kind)
  const admin = { ...field.admin, ...more.admin }
  return {
    ...field,
    ...(index && { index }),
    ...(box && { access: { read: shownWhen(box) } }),
    ...more,
    ...(Object.keys(admin).length > 0 && { admin }),
  } as Field
}

/** What single facts of the rows need beside their kind. */
const moreOf: Partial<Record<Fact, More>> = { renovationYear: { validate: notBeforeConstruction } }

/** Returns a tab with the rows and facts that the table puts into it. */
export const factTab = (name: keyof typeof factRows): Tab =>
  tabOf(
    name,
    factRows[name].map((one) =>
      row(...factsInRow(one).map((fact) => factField(fact, moreOf[fact]))),
    ),
  )
