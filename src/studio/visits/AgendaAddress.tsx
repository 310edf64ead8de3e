'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import { postJson, toldIn } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

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
    const { address: renewed } = await toldIn(await postJson(`${config.routes.api}/appointments/agenda`, {}))
    if (typeof renewed !== 'string') return void toast.error(says('notChanged'))
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
