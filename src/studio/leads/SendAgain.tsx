'use client'

import { Button, useConfig, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { postJson } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

type State = 'idle' | 'busy' | 'queued' | 'notQueued'

/** The button that sends to the CRM what waits, was refused or may be lost. */
export function SendAgain({ thread, isFirst }: { thread: string; isFirst: boolean }) {
  const t = useWords(words)
  const { api } = useConfig().config.routes
  const router = useRouter()
  const isModified = useFormModified()
  const [state, setState] = useState<State>('idle')
  const send = async () => {
    setState('busy')
    const response = await postJson(`${api}/enquiries/leads`, { thread })
    setState(response?.ok ? 'queued' : 'notQueued')
    // A refresh would put what is saved over what is being changed in the form.
    if (response?.ok && !isModified) router.refresh()
  }
  return (
    <div className="hestia-actions">
      <Button
        margin={false}
        size="small"
        buttonStyle="secondary"
        disabled={state === 'busy'}
        onClick={() => void send()}
      >
        {t(state === 'busy' ? 'sendingAgain' : isFirst ? 'now' : 'again')}
      </Button>
      <p role="status">{(state === 'queued' || state === 'notQueued') && t(state)}</p>
    </div>
  )
}
