'use client'

import { Banner, Button, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { postJson, bodyOf } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

type Props = { id: string; isQueued: boolean }

/** The button that sends an email again, or at once while it is queued. */
export function SendAgain({ id, isQueued }: Props) {
  const t = useWords(words)
  const { config } = useConfig()
  const router = useRouter()
  const [state, setState] = useState<'idle' | 'busy' | 'underWay' | 'notSent'>('idle')

  const send = async () => {
    setState('busy')
    const { queued } = await bodyOf(await postJson(`${config.routes.api}/mails/${id}/send`, {}))
    setState(queued === true ? 'underWay' : 'notSent')
    if (queued === true) router.refresh()
  }

  return (
    <div className="hestia-actions" aria-live="polite">
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={state === 'busy' || state === 'underWay'}
        onClick={() => void send()}
      >
        {t(isQueued ? 'now' : 'again')}
      </Button>
      {state === 'underWay' && <Banner type="success">{t('underWay')}</Banner>}
      {state === 'notSent' && <Banner type="error">{t('notSent')}</Banner>}
    </div>
  )
}
