import type { FlattenedField } from 'payload'

import { formatDay, formatEvent, formatNumber, languageName } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { labelled } from '@/i18n/typeset'
import { isBlank } from '@/domain/languages/blank'

import { labelPath } from '../labelPath'
import { labelIn } from '../labels'
import { translatorFor } from '../words'
import type { Difference } from './differences'
import words from './words.json'

/** A longer text is not repeated: that it changed is enough. */
const MAX_TEXT_LENGTH = 60

/** The titles of documents that fields refer to, by id. */
export type Titles = ReadonlyMap<string, string>

const EMPTY = '–'

const optionIn = (field: FlattenedField, value: unknown, locale: Locale): string => {
  if (field.type !== 'select' && field.type !== 'radio') return String(value)
  const option = field.options.find((one) => typeof one !== 'string' && one.value === value)
  return option && typeof option !== 'string'
    ? labelIn(option.label, locale, option.value)
    : String(value)
}

/** Numbers that name something, such as a year, have no separators. */
const isName = ({ name }: FlattenedField): boolean => /year|reference|sort|number$/i.test(name)

function dateIn(field: FlattenedField, value: string, locale: Locale): string {
  const hasTime = field.type === 'date' && field.admin?.date?.pickerAppearance === 'dayAndTime'
  return (hasTime ? formatEvent : formatDay)(value, locale)
}

/** Returns a value as staff read it, or undefined when it is too long to be repeated. */
function valueIn(
  field: FlattenedField,
  value: unknown,
  locale: Locale,
  titles: Titles,
): string | undefined {
  if (isBlank(value)) return EMPTY
  if (typeof value === 'boolean') return translatorFor(words, locale)(value ? 'yes' : 'no')
  if (typeof value === 'number') return isName(field) ? String(value) : formatNumber(value)
  if (typeof value !== 'string') return undefined
  if (field.type === 'date') return dateIn(field, value, locale)
  if (field.type === 'relationship' || field.type === 'upload') return titles.get(value)
  if (field.type === 'select' || field.type === 'radio') return optionIn(field, value, locale)
  return value.length > MAX_TEXT_LENGTH || value.includes('\n') ? undefined : value
}

function rowsIn(
  { added, removed }: Extract<Difference, { kind: 'rows' }>,
  label: string,
  locale: Locale,
): string {
  const say = translatorFor(words, locale)
  const parts = [
    added > 0 && say('rowsAdded', { count: added }),
    removed > 0 && say('rowsRemoved', { count: removed }),
    added === 0 && removed === 0 && say('otherOrder'),
  ].filter(Boolean)
  return labelled(label, parts.join(', '), locale)
}

/** Says what changed in a field: "Prijs: 389.000 → 375.000", "Foto’s: 2 toegevoegd". */
export function differenceInWords(difference: Difference, locale: Locale, titles: Titles): string {
  const say = translatorFor(words, locale)
  const path = labelPath(difference.labels, locale).join(' › ') || difference.field.name
  if (difference.kind === 'rows') return rowsIn(difference, path, locale)
  const { field, before, after } = difference
  const label = difference.locale ? `${path} (${languageName(difference.locale, locale)})` : path
  const [was, is] = [before, after].map((value) => valueIn(field, value, locale, titles))
  if (was !== undefined && is !== undefined && !(was === EMPTY && field.type === 'richText'))
    return labelled(label, `${was} → ${is}`, locale)
  if (isBlank(before)) return say('textAdded', { label })
  return isBlank(after) ? say('textRemoved', { label }) : say('textChanged', { label })
}

/** Returns the documents whose titles the words need, by collection. */
export function namedDocuments(differences: readonly Difference[]): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>()
  for (const one of differences) {
    const { field } = one
    if (one.kind !== 'value' || (field.type !== 'relationship' && field.type !== 'upload')) continue
    if (typeof field.relationTo !== 'string') continue
    const ids = named.get(field.relationTo) ?? new Set()
    for (const id of [one.before, one.after]) if (typeof id === 'string') ids.add(id)
    named.set(field.relationTo, ids)
  }
  return named
}
