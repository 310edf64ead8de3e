import type { BeforeListTableServerProps } from 'payload'

import { recordStatuses } from '@/domain/recordStatuses'
import { goals, marquees } from '@/domain/vocabulary'
import { optionName } from '@/i18n/translate'

import { localeOf } from '../words'
import { BulkChangeForm } from './BulkChangeForm'

/** Gives the form the names of the choices in the colleague's language alone. */
export function BulkChange({ i18n }: BeforeListTableServerProps) {
  const named = (vocabulary: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: optionName(localeOf(i18n.language), vocabulary, value) }))
  return <BulkChangeForm choices={{ status: named('recordStatus', recordStatuses), marquee: named('marquee', marquees), goal: named('goal', goals) }} />
}
