import type { FieldView } from '@/components/form/Field'
import type { ContactField, FormFields } from '@/domain/enquiries/formFields'
import {
  contactDevices,
  contactSlots,
  salutations,
  valuedKinds,
} from '@/domain/enquiries/enquiries'
import { readTypedAddress } from '@/domain/enquiries/typedAddress'
import type { Locale } from '@/i18n/locales'
import type nl from '@/i18n/messages/nl.json'
import type { Query } from '@/i18n/query'
import { optionName, translate } from '@/i18n/translate'

import type { FormAnswer } from '@/data/enquiries/answerTemplates'

/** One field of a form. Its label is in the messages under its name. */
export type FieldSpec = {
  name: string
  kind: FieldView['kind']
  /** The choices with their labels. */
  options?: readonly { value: string; label: string; group?: string; note?: string }[]
  autocomplete?: string
  /** The width of the field where there is room. */
  width?: 'half' | 'third' | 'twoThirds'
  required?: boolean
  /** True when one of several fields must be filled in. */
  isOneOfSeveral?: boolean
  /** The label, when it is not the one of its name. */
  label?: string
  hint?: string
  /** The title of a new part of the form, and the text below it. */
  heading?: string
  lead?: string
  /** The unit behind a number. */
  unit?: string
  /** The value before anything is typed. */
  preset?: readonly string[]
}

/** Options with their translated labels, in the order of the list. */
export const optionsOf = (vocabulary: string, values: readonly string[], locale: Locale) =>
  values.map((value) => ({ value, label: optionName(locale, vocabulary, value) }))

type Spec = Omit<FieldSpec, 'name' | 'required'>

const specs = (locale: Locale): Record<ContactField, Spec> => ({
  title: { kind: 'radios', options: optionsOf('salutation', salutations, locale) },
  firstName: { kind: 'line', autocomplete: 'given-name', width: 'half' },
  lastName: { kind: 'line', autocomplete: 'family-name', width: 'half' },
  email: { kind: 'email', autocomplete: 'email', width: 'half' },
  phone: { kind: 'tel', autocomplete: 'tel', width: 'half' },
  street: { kind: 'line', autocomplete: 'street-address' },
  zip: { kind: 'line', autocomplete: 'postal-code', width: 'third' },
  city: { kind: 'line', autocomplete: 'address-level2', width: 'twoThirds' },
  contactSlot: {
    kind: 'choice',
    options: optionsOf('contactSlot', contactSlots, locale),
    width: 'half',
  },
  contactDevice: {
    kind: 'choice',
    options: optionsOf('contactDevice', contactDevices, locale),
    width: 'half',
  },
  remark: { kind: 'text' },
})

const order: readonly ContactField[] = [
  'title',
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'zip',
  'city',
  'remark',
  'contactSlot',
  'contactDevice',
]

type Labels = (typeof nl)['site']['form']['fields']

/** The answer to a question of the form itself; none when it was left open. */
export const answerTo = (locale: Locale, name: keyof Labels, value: string): FormAnswer[] =>
  value === '' ? [] : [{ name, label: translate(locale)(`form.fields.${name}`), value }]

/** Copies of the fields, some with another label or hint. */
export const relabelled = (
  specs: readonly FieldSpec[],
  words: Readonly<Record<string, Pick<FieldSpec, 'label' | 'hint'>>>,
): FieldSpec[] => specs.map((spec) => ({ ...spec, ...words[spec.name] }))

/** The fields about a person that the rules of this form do not hide. */
export function personFields(
  asking: FormFields,
  locale: Locale,
  fields: readonly ContactField[] = order,
): FieldSpec[] {
  const known = specs(locale)
  return fields.flatMap((name) =>
    asking[name] === 'hidden'
      ? []
      : [{ name, ...known[name], required: asking[name] === 'required' }],
  )
}

type FormView = { asking: FormFields; locale: Locale }

/** Which kind of home an owner writes about. */
export const valuedField = ({ locale }: Pick<FormView, 'locale'>): FieldSpec => ({
  name: 'valued',
  kind: 'choice',
  options: optionsOf('valuedKind', valuedKinds, locale),
  required: true,
  width: 'half',
})

const homeNames: readonly ContactField[] = ['street', 'zip', 'city']

type FormViewWithQuery = FormView & { query: Query }

/** The address of the home that an owner writes about; they may have typed it before. */
export function homeFields({ asking, locale, query }: FormViewWithQuery): FieldSpec[] {
  const typed = readTypedAddress(query.address?.[0] ?? '')
  const presets = new Map(Object.entries(typed).filter(([, value]) => value !== ''))
  return relabelled(personFields(asking, locale, homeNames), {
    street: { label: translate(locale)('form.fields.homeStreet') },
  }).map((spec) => {
    const preset = presets.get(spec.name)
    return preset === undefined ? spec : { ...spec, preset: [preset] }
  })
}

const ownerNames: readonly ContactField[] = [
  'title',
  'firstName',
  'lastName',
  'email',
  'phone',
  'contactSlot',
  'contactDevice',
  'remark',
]

/** The fields about an owner, without the address that stands with their home. */
export const ownerFields = ({ asking, locale }: FormView): FieldSpec[] =>
  personFields(asking, locale, ownerNames)
