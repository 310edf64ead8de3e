import type { Locale } from '@/i18n/locales'

import { labelIn } from './labels'

/**
 * Returns the labels of a field and of those around it in words. The number of a row joins the label
 * before it: "Modules 2", "Tekst".
 */
export const labelPath = (labels: readonly unknown[], locale: Locale): string[] =>
  labels
    .reduce<string[]>(
      (all, label) =>
        typeof label === 'number'
          ? [...all.slice(0, -1), `${all.at(-1) ?? ''} ${label}`.trim()]
          : [...all, labelIn(label, locale, '')],
      [],
    )
    .filter(Boolean)
