'use client'

import { Button } from '@payloadcms/ui'
import { useId, type ReactNode } from 'react'

import { useWords } from '../useWords'
import words from './words.json'

type Props = { maySave: boolean; mayUndo: boolean; onSave: () => void; onUndo: () => void; children: ReactNode }

/** What has been moved and is not saved yet, with what comes of it. It stays in view. */
export function TreeFoot({ maySave, mayUndo, onSave, onUndo, children }: Props) {
  const says = useWords(words)
  const title = useId()
  return (
    <section className="hestia-tree__foot" aria-labelledby={title}>
      <h2 id={title}>{says('changes')}</h2>
      {children}
      <div className="hestia-actions">
        <Button margin={false} disabled={!maySave} onClick={onSave}>
          {says('save')}
        </Button>
        <Button buttonStyle="secondary" margin={false} disabled={!mayUndo} onClick={onUndo}>
          {says('undo')}
        </Button>
      </div>
    </section>
  )
}
