'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import { postJson, bodyOf } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

/**
 * Shows the address at which a colleague's calendar reads their viewings, with a button that
 * replaces it.
 */
export function AgendaAddress({ address }: { address: string }) {
  const t = useWords(words)
  const { config } = useConfig()
  const [current, setCurrent] = useState(address)

  const copy = () =>
    navigator.clipboard.writeText(current).then(
      () => void toast.success(t('copied')),
      () => void toast.error(t('notChanged')),
    )
  const replace = async () => {
    const { address: renewed } = await bodyOf(
      await postJson(`${config.routes.api}/appointments/agenda`, {}),
    )
    if (typeof renewed !== 'string') return void toast.error(t('notChanged'))
    setCurrent(renewed)
    toast.success(t('renewed'))
  }

  return (
    <section className="hestia-bulk">
      <h2>{t('feed')}</h2>
      <p className="hestia-lead">{t('feedLead')}</p>
      <div className="hestia-actions">
        <input
          className="hestia-address"
          readOnly
          value={current}
          aria-label={t('feedAddress')}
          onFocus={({ target }) => target.select()}
        />
        <Button buttonStyle="secondary" size="small" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button buttonStyle="secondary" size="small" onClick={() => void replace()}>
          {t('renew')}
        </Button>
      </div>
    </section>
  )
}
