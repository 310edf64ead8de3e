'use client'

import { Banner, Button, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

import '../studio.css'
import { postJson } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

type State = 'idle' | 'busy' | 'sent' | 'failed'

/** The buttons that open a sent report and send it again. */
export function ReportActions() {
  const t = useWords(words)
  const { id } = useDocumentInfo()
  const { api } = useConfig().config.routes
  const [state, setState] = useState<State>('idle')
  if (!id) return null
  const send = async () => {
    setState('busy')
    const response = await postJson(`${api}/reports/${id}/send`, {})
    setState(response?.ok ? 'sent' : 'failed')
  }
  return (
    <div className="hestia-actions">
      <Button
        el="anchor"
        url={`${api}/reports/${id}/file`}
        newTab
        buttonStyle="secondary"
        margin={false}
      >
        {t('save')}
      </Button>
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={state === 'busy'}
        onClick={() => void send()}
      >
        {t(state === 'busy' ? 'busy' : 'again')}
      </Button>
      <div role="status">
        {state === 'sent' && <Banner type="success">{t('sent')}</Banner>}
        {state === 'failed' && <Banner type="error">{t('failed')}</Banner>}
      </div>
    </div>
  )
}
