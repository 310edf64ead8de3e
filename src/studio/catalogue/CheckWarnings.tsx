'use client'

import { useTranslation } from '@payloadcms/ui'

import type { Warning } from '@/domain/studio/propertyWarnings'
import { formatDay } from '@/i18n/formats'
import { localeOf } from '@/i18n/locales'

import { useWords } from '../useWords'
import words from './words.json'

type Props = { warnings: readonly Warning[]; nameOf: (value: string) => string }

/** The warnings of the check, each in a sentence. */
export function CheckWarnings({ warnings, nameOf }: Props) {
  const t = useWords(words)
  const { i18n } = useTranslation()
  if (warnings.length === 0) return null
  const valueText = (key: string, value: string | number) =>
    key === 'day' ? formatDay(String(value), localeOf(i18n.language)) : nameOf(String(value))
  const sentence = ({ code, values, fields }: Warning) =>
    t(code, {
      ...Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, valueText(key, value)]),
      ),
      fields: fields.map(nameOf).join(', '),
    })
  return (
    <ul>
      {warnings.map((warning) => (
        <li key={warning.code + warning.fields.join()} data-weight={warning.weight}>
          {sentence(warning)}
        </li>
      ))}
    </ul>
  )
}
