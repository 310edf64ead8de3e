'use client'

import { Banner, Button, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { postJson, toldIn } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

type Props = { id: string; waits: boolean }

export function SendAgain({ id, waits }: Props) {
  const says = useWords(words)
  const { config } = useConfig()
  const router = useRouter()
  const [state, setState] = useState<'idle' | 'busy' | 'underWay' | 'notSent'>('idle')

  const send = async () => {
    setState('busy')
    const { queued } = await toldIn(await postJson(`${config.routes.api}/mails/${id}/send`, {}))
    setState(queued === true ? 'underWay' : 'notSent')
    if (queued === true) router.refresh()
  }

  return (
    <div className="hestia-actions" aria-live="polite">
      <Button buttonStyle="secondary" margin={false} disabled={state === 'busy' || state === 'underWay'} onClick={() => void send()}>
        {says(waits ? 'now' : 'again')}
      </Button>
      {state === 'underWay' && <Banner type="success">{says('underWay')}</Banner>}
      {state === 'notSent' && <Banner type="error">{says('notSent')}</Banner>}
    </div>
  )
}
