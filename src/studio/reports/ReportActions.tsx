'use client'

import { Banner, Button, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'

import '../studio.css'
import { postJson } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

type State = 'idle' | 'busy' | 'sent' | 'handedOver' | 'failed'

/** The buttons that open a report, send it again, and record that it was handed over on paper. */
export function ReportActions() {
  const t = useWords(words)
  const { id } = useDocumentInfo()
  const { api } = useConfig().config.routes
  const [state, setState] = useState<State>('idle')
  const isDue = useFormFields(([{ delivery }]) => delivery?.value === 'due')
  if (!id) return null
  const post = async (action: string, done: State) => {
    setState('busy')
    const response = await postJson(`${api}/reports/${id}/${action}`, {})
    setState(response?.ok ? done : 'failed')
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
        onClick={() => void post('send', 'sent')}
      >
        {t(state === 'busy' ? 'busy' : 'again')}
      </Button>
      {isDue && state !== 'handedOver' && (
        <Button
          margin={false}
          disabled={state === 'busy'}
          onClick={() => void post('handed-over', 'handedOver')}
        >
          {t('handOver')}
        </Button>
      )}
      {isDue && state === 'idle' && <Banner type="info">{t('due')}</Banner>}
      <div role="status">
        {state === 'sent' && <Banner type="success">{t('sent')}</Banner>}
        {state === 'handedOver' && <Banner type="success">{t('handedOver')}</Banner>}
        {state === 'failed' && <Banner type="error">{t('failed')}</Banner>}
      </div>
    </div>
  )
}
