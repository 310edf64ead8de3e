'use client'

import { Button } from '@payloadcms/ui'
import { useId, type ReactNode } from 'react'

import { AskBeforeLeaving } from '../leave/AskBeforeLeaving'
import { useWords } from '../useWords'
import words from './words.json'

type Props = {
  maySave: boolean
  mayUndo: boolean
  onSave: () => void
  onUndo: () => void
  children: ReactNode
}

/**
 * Shows the consequences of unsaved moves, with the buttons that save or undo them. It stays in
 * view.
 */
export function TreeFoot({ maySave, mayUndo, onSave, onUndo, children }: Props) {
  const t = useWords(words)
  const title = useId()
  return (
    <section className="hestia-tree__foot" aria-labelledby={title}>
      <h2 id={title}>{t('changes')}</h2>
      {children}
      <div className="hestia-actions">
        <Button margin={false} disabled={!maySave} onClick={onSave}>
          {t('save')}
        </Button>
        <Button buttonStyle="secondary" margin={false} disabled={!mayUndo} onClick={onUndo}>
          {t('undo')}
        </Button>
      </div>
      <AskBeforeLeaving isUnsaved />
    </section>
  )
}
