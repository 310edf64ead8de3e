'use client'

import { Button, toast, useAuth, useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'

import { postJson, toldIn } from '../postJson'
import { useWords } from '../useWords'
import { SHORTEST_REASON } from './reason'
import words from './words.json'

/** For administrators: publishing what was saved although something is missing, with a reason that is kept. */
export function PublishAnyway() {
  const says = useWords(words)
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
    const answer = await postJson(`${config.routes.api}/properties/publish-anyway`, { id, reason })
    // The form would not know what the server has written.
    if (answer?.ok) return window.location.reload()
    setBusy(false)
    const told = await toldIn(answer)
    toast.error(typeof told.problem === 'string' ? told.problem : says('notPublished'))
  }
  return (
    <details className="hestia-anyway">
      <summary>{says('anyway')}</summary>
      <p>{says('anywayLead')}</p>
      <label>
        <span>{says('reason')}</span>
        <textarea rows={3} maxLength={1000} value={reason} onChange={({ target }) => setReason(target.value)} />
      </label>
      {modified && <p>{says('saveFirst')}</p>}
      <Button size="small" margin={false} disabled={busy || modified || reason.trim().length < SHORTEST_REASON} onClick={() => void publish()}>
        {says('anyway')}
      </Button>
    </details>
  )
}
