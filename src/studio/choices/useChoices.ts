'use client'

import { useTranslation } from '@payloadcms/ui'
import type { OptionObject } from 'payload'
import { useMemo } from 'react'

import type { Choice } from '@/domain/studio/choices'
import { localeOf } from '@/i18n/locales'

import { labelIn } from '../labels'

/** Returns the options of a field in the language of the colleague. */
export function useChoices(options: readonly (OptionObject | string)[]): Choice[] {
  const { i18n } = useTranslation()
  return useMemo(
    () =>
      options.map((option) =>
        typeof option === 'string'
          ? { label: option, value: option }
          : {
              label: labelIn(option.label, localeOf(i18n.language), option.value),
              value: option.value,
            },
      ),
    [options, i18n.language],
  )
}
