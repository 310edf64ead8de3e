'use client'

import { ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

const MODAL = 'ask-before-back'

/**
 * Asks before the Back or Forward of the browser leaves what is not saved. The CMS asks for links, and the browser for
 * pages that are closed; a step in the history of the studio is neither. Browsers without the Navigation API do not ask.
 */
export function AskBeforeBack({ isUnsaved }: { isUnsaved: boolean }) {
  const { openModal } = useModal()
  const { t } = useTranslation()
  const asked = useRef<string>('')
  const accepted = useRef<string>('')

  useEffect(() => {
    if (!isUnsaved || !('navigation' in window)) return
    const ask = (event: NavigateEvent) => {
      const { key } = event.destination
      if (event.navigationType !== 'traverse' || !event.cancelable) return
      if (key === accepted.current) return
      event.preventDefault()
      asked.current = key
      openModal(MODAL)
    }
    window.navigation.addEventListener('navigate', ask)
    return () => window.navigation.removeEventListener('navigate', ask)
  }, [isUnsaved, openModal])

  const leave = () => {
    accepted.current = asked.current
    window.navigation.traverseTo(asked.current)
  }
  return (
    <ConfirmationModal
      modalSlug={MODAL}
      heading={t('general:leaveWithoutSaving')}
      body={t('general:changesNotSaved')}
      confirmLabel={t('general:leaveAnyway')}
      cancelLabel={t('general:stayOnThisPage')}
      onConfirm={leave}
    />
  )
}
