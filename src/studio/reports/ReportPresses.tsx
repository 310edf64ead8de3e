'use client'

import { Banner, Button, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

import '../studio.css'
import { postJson } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

type State = 'idle' | 'busy' | 'sent' | 'failed'

/** A report that was sent: to be looked at, and sent once more. */
export function ReportPresses() {
  const says = useWords(words)
  const { id } = useDocumentInfo()
  const { api } = useConfig().config.routes
  const [state, setState] = useState<State>('idle')
  if (!id) return null
  const send = async () => {
    setState('busy')
    const answer = await postJson(`${api}/reports/${id}/send`, {})
    setState(answer?.ok ? 'sent' : 'failed')
  }
  return (
    <div className="hestia-actions">
      <Button el="anchor" url={`${api}/reports/${id}/file`} newTab buttonStyle="secondary" margin={false}>
        {says('save')}
      </Button>
      <Button buttonStyle="secondary" margin={false} disabled={state === 'busy'} onClick={() => void send()}>
        {says(state === 'busy' ? 'busy' : 'again')}
      </Button>
      <div role="status">
        {state === 'sent' && <Banner type="success">{says('sent')}</Banner>}
        {state === 'failed' && <Banner type="error">{says('failed')}</Banner>}
      </div>
    </div>
  )
}
