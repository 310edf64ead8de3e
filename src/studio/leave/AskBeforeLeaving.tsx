'use client'

import { ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef } from 'react'

import { linkToScreen } from './linkToScreen'
import { useLeaveWarning } from './useLeaveWarning'

type Props = {
  isUnsaved: boolean
  /** Whether the form of the CMS around it asks for links already. */
  isInForm?: boolean
}

/**
 * Asks before what is not saved is left: by a link to another screen of the studio, and by the Back or Forward of the
 * browser. The browser itself asks for pages that are closed. Browsers without the Navigation API do not ask for Back.
 */
export function AskBeforeLeaving({ isUnsaved, isInForm = false }: Props) {
  const { openModal } = useModal()
  const { t } = useTranslation()
  const router = useRouter()
  const modal = `ask-before-leaving-${useId()}`
  const goOn = useRef<() => void>(undefined)
  const acceptedKey = useRef('')
  useLeaveWarning(isUnsaved)

  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: Event, leave: () => void) => {
      event.preventDefault()
      // Others that ask on this screen would put their question over this one.
      event.stopImmediatePropagation()
      goOn.current = leave
      openModal(modal)
    }
    const askForStep = (event: NavigateEvent) => {
      const { key } = event.destination
      if (event.navigationType !== 'traverse' || !event.cancelable) return
      if (key === acceptedKey.current) return
      ask(event, () => {
        acceptedKey.current = key
        window.navigation.traverseTo(key)
      })
    }
    const askForLink = (event: MouseEvent) => {
      const href = linkToScreen(event)
      if (href !== undefined) ask(event, () => router.push(href))
    }
    const steps = 'navigation' in window ? window.navigation : undefined
    steps?.addEventListener('navigate', askForStep)
    if (!isInForm) document.addEventListener('click', askForLink, true)
    return () => {
      steps?.removeEventListener('navigate', askForStep)
      document.removeEventListener('click', askForLink, true)
    }
  }, [isUnsaved, isInForm, modal, openModal, router])

  return (
    <ConfirmationModal
      modalSlug={modal}
      heading={t('general:leaveWithoutSaving')}
      body={t('general:changesNotSaved')}
      confirmLabel={t('general:leaveAnyway')}
      cancelLabel={t('general:stayOnThisPage')}
      onConfirm={() => goOn.current?.()}
    />
  )
}
