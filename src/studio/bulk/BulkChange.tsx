import type { BeforeListTableServerProps } from 'payload'

import { recordStatuses } from '@/domain/catalogue/recordStatuses'
import { goals, banners } from '@/domain/catalogue/vocabulary'
import { optionName } from '@/i18n/translate'
import { localeOf } from '@/i18n/locales'

import { BulkChangeForm } from './BulkChangeForm'

/** Passes the form the labels of its options in the language of the colleague only. */
export function BulkChange({ i18n }: BeforeListTableServerProps) {
  const optionsOf = (vocabulary: string, values: readonly string[]) =>
    values.map((value) => ({
      value,
      label: optionName(localeOf(i18n.language), vocabulary, value),
    }))
  return (
    <BulkChangeForm
      choices={{
        status: optionsOf('recordStatus', recordStatuses),
        marquee: optionsOf('marquee', banners),
        goal: optionsOf('goal', goals),
      }}
    />
  )
}
