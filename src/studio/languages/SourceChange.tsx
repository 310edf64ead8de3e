'use client'

import { plainTextOf } from '@/domain/languages/blank'
import { wordDiff } from '@/domain/languages/wordDiff'
import { languageName } from '@/i18n/formats'
import { defaultLocale } from '@/i18n/locales'

import { useStudioLocale, useWords } from '../useWords'
import words from './words.json'

const tags = { same: 'span', removed: 'del', added: 'ins' } as const

type Props = {
  /** The text in the main language that the translation was made from, and the present one. */
  former: string
  present: unknown
}

/** Shows what changed in the main language since a translation was made. */
export function SourceChange({ former, present }: Props) {
  const t = useWords(words)
  const locale = useStudioLocale()
  return (
    <details className="hestia-cell__source" open>
      <summary>{t('sourceChanged', { language: languageName(defaultLocale, locale) })}</summary>
      <p lang={defaultLocale}>
        {wordDiff(former, plainTextOf(present)).map(({ kind, text }, at) => {
          const Tag = tags[kind]
          return <Tag key={`${at} ${text}`}>{text}</Tag>
        })}
      </p>
    </details>
  )
}
