'use client'

import { Button, ConfirmationModal, toast, useConfig, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { bodyOf, postJson } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

const MODAL = 'send-failed-mails'

/** The button that sends the failed emails again, after a question with their number. */
export function SendAllAgain({ number }: { number: number }) {
  const t = useWords(words)
  const { api } = useConfig().config.routes
  const { openModal } = useModal()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  const send = async () => {
    setBusy(true)
    const { queued, left } = await bodyOf(await postJson(`${api}/mails/send-failed`, {}))
    setBusy(false)
    if (typeof queued !== 'number' || typeof left !== 'number') {
      toast.error(t('notSent'))
      return
    }
    const done = t('allUnderWay', { number: queued })
    toast.success(left > 0 ? `${done} ${t('stillFailed', { number: left })}` : done)
    router.refresh()
  }

  return (
    <>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy}
        onClick={() => openModal(MODAL)}
      >
        {t('allAgain')}
      </Button>
      <ConfirmationModal
        modalSlug={MODAL}
        heading={t('allAgain')}
        body={t('allAgainAsked', { number })}
        confirmLabel={t('again')}
        onConfirm={send}
      />
    </>
  )
}
