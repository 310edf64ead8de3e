'use client'

import type { DefaultTypedEditorState } from '@payloadcms/richtext-lexical'
import { RenderLexical } from '@payloadcms/richtext-lexical/client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { plainTextOf } from '@/domain/languages/blank'

import { useWords } from '../useWords'
import type { Value } from './cells'
import words from './words.json'

type Props = {
  id: string
  label: string
  lang: string
  schema: string
  value: Value
  isClosed: boolean
  onChange: (value: Value) => void
}

const isText = (value: unknown): value is DefaultTypedEditorState =>
  typeof value === 'object' && value !== null && 'root' in value

/**
 * Shows a rich text as plain text until it is edited, because an editor for each of dozens of texts
 * would be slow.
 */
export function RichCell({ id, label, lang, schema, value, isClosed, onChange }: Props) {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  if (isOpen) {
    return (
      <div className="hestia-rich" lang={lang}>
        <RenderLexical
          name={id}
          path={id}
          label={label}
          schemaPath={schema}
          initialValue={value}
          value={isText(value) ? value : undefined}
          setValue={(next) => onChange(isText(next) ? next : null)}
        />
      </div>
    )
  }
  return (
    <div className="hestia-rich">
      <p lang={lang}>{plainTextOf(value) || t('nothing')}</p>
      <Button
        id={id}
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isClosed}
        aria-label={`${t('write')}: ${label}`}
        onClick={() => setOpen(true)}
      >
        {t('write')}
      </Button>
    </div>
  )
}
