'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import { useWords } from '../useWords'
import words from './words.json'

async function renew(url: string): Promise<string | undefined> {
  const answer = await fetch(url, { method: 'POST', credentials: 'same-origin' }).catch(() => undefined)
  const told: { address?: string } = answer?.ok ? await answer.json() : {}
  return told.address
}

/** The address under which a colleague's own calendar reads his visits, and the press that makes it another one. */
export function AgendaAddress({ address }: { address: string }) {
  const says = useWords(words)
  const { config } = useConfig()
  const [shown, setShown] = useState(address)

  const copy = () =>
    navigator.clipboard.writeText(shown).then(
      () => void toast.success(says('copied')),
      () => void toast.error(says('notChanged')),
    )
  const change = async () => {
    const renewed = await renew(`${config.routes.api}/appointments/agenda`)
    if (!renewed) return void toast.error(says('notChanged'))
    setShown(renewed)
    toast.success(says('renewed'))
  }

  return (
    <section className="hestia-bulk">
      <h2>{says('feed')}</h2>
      <p className="hestia-lead">{says('feedLead')}</p>
      <div className="hestia-actions">
        <input className="hestia-address" readOnly value={shown} aria-label={says('feedAddress')} onFocus={({ target }) => target.select()} />
        <Button buttonStyle="secondary" size="small" onClick={() => void copy()}>
          {says('copy')}
        </Button>
        <Button buttonStyle="secondary" size="small" onClick={() => void change()}>
          {says('renew')}
        </Button>
      </div>
    </section>
  )
}
