'use client'

import { Button, useModal } from '@payloadcms/ui'
import { createPortal } from 'react-dom'

import './look-first.css'
import { useWords } from '../useWords'
import words from './words.json'

const DIALOG = 'document-stale-data'

/**
 * Puts a second button into the dialog that the CMS shows when a document was saved elsewhere. The
 * CMS offers only to reload, which discards what was typed; that Escape closes it is not to be seen.
 */
export function LookFirst() {
  const t = useWords(words)
  const { closeModal, isModalOpen } = useModal()
  // A form in a drawer has the dialog once more, above the one of the form under it. They stand on the
  // page before they open.
  const controls = isModalOpen(DIALOG)
    ? [...document.querySelectorAll(`.${DIALOG}__controls`)].at(-1)
    : undefined
  if (!controls) return null
  return createPortal(
    <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => closeModal(DIALOG)}>
      {t('lookFirst')}
    </Button>,
    controls,
  )
}
