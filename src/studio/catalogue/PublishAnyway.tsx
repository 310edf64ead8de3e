'use client'

import { Button, toast, useAuth, useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'

import { postJson, bodyOf } from '../postJson'
import { useWords } from '../useWords'
import { MIN_REASON_LENGTH } from './reason'
import words from './words.json'

/**
 * Lets an administrator publish a saved property with missing statements, for a reason that is
 * stored.
 */
export function PublishAnyway() {
  const t = useWords(words)
  const { user } = useAuth()
  const { config } = useConfig()
  const { id, data } = useDocumentInfo()
  const modified = useFormModified()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const isLive = data?._status === 'published'
  if (user?.role !== 'admin' || !id || isLive) return null

  const publish = async () => {
    setBusy(true)
    const response = await postJson(`${config.routes.api}/properties/publish-anyway`, {
      id,
      reason,
    })
    // The form does not know what the server has changed.
    if (response?.ok) return window.location.reload()
    setBusy(false)
    const body = await bodyOf(response)
    toast.error(typeof body.problem === 'string' ? body.problem : t('notPublished'))
  }
  return (
    <details className="hestia-anyway">
      <summary>{t('anyway')}</summary>
      <p>{t('anywayLead')}</p>
      <label>
        <span>{t('reason')}</span>
        <textarea
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      {modified && <p>{t('saveFirst')}</p>}
      <Button
        size="small"
        margin={false}
        disabled={busy || modified || reason.trim().length < MIN_REASON_LENGTH}
        onClick={() => void publish()}
      >
        {t('anyway')}
      </Button>
    </details>
  )
}
