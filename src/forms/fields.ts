import type { AskedField, Asking } from '@/domain/forms/asking'
import { contactDevices, contactSlots, salutations } from '@/domain/leads'
import type { Locale } from '@/i18n/locales'
import type nl from '@/i18n/messages/nl.json'
import { optionName, translate } from '@/i18n/translate'

import type { Answer } from '@/data/leads/answers'

import type { FieldSpec } from './form'

/** The names of a closed list, in the order of the list. */
export const optionsOf = (vocabulary: string, values: readonly string[], locale: Locale) =>
  values.map((value) => ({ value, label: optionName(locale, vocabulary, value) }))

type Spec = Omit<FieldSpec, 'name' | 'required'>

const specs = (locale: Locale): Record<AskedField, Spec> => ({
  title: { kind: 'radios', options: optionsOf('salutation', salutations, locale) },
  firstName: { kind: 'line', autocomplete: 'given-name', width: 'half' },
  lastName: { kind: 'line', autocomplete: 'family-name', width: 'half' },
  email: { kind: 'email', autocomplete: 'email', width: 'half' },
  phone: { kind: 'tel', autocomplete: 'tel', width: 'half' },
  street: { kind: 'line', autocomplete: 'street-address' },
  zip: { kind: 'line', autocomplete: 'postal-code', width: 'third' },
  city: { kind: 'line', autocomplete: 'address-level2', width: 'twoThirds' },
  contactSlot: { kind: 'choice', options: optionsOf('contactSlot', contactSlots, locale), width: 'half' },
  contactDevice: { kind: 'choice', options: optionsOf('contactDevice', contactDevices, locale), width: 'half' },
  remark: { kind: 'text' },
})

const order: readonly AskedField[] = ['title', 'firstName', 'lastName', 'email', 'phone', 'street', 'zip', 'city', 'remark', 'contactSlot', 'contactDevice']

type Labels = (typeof nl)['site']['form']['fields']

/** What was answered to a question of the form's own; nothing when it was left open. */
export const answer = (locale: Locale, name: keyof Labels, value: string): Answer[] =>
  value === '' ? [] : [{ name, label: translate(locale)(`form.fields.${name}`), value }]

/** The same questions, some of them in other words. */
export const relabelled = (specs: readonly FieldSpec[], words: Readonly<Record<string, Pick<FieldSpec, 'label' | 'hint'>>>): FieldSpec[] =>
  specs.map((spec) => ({ ...spec, ...words[spec.name] }))

/** The questions about a person, as far as they are asked here. */
export function personFields(asking: Asking, locale: Locale, fields: readonly AskedField[] = order): FieldSpec[] {
  const known = specs(locale)
  return fields.flatMap((name) => (asking[name] === 'hidden' ? [] : [{ name, ...known[name], required: asking[name] === 'required' }]))
}
