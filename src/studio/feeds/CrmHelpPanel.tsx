'use client'

import { Banner, Button, useConfig, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'

import type { FeedFormat } from '@/domain/feeds/formats'

import { FilePicker } from '../FilePicker'
import { useWords } from '../useWords'
import words from './words.json'

type Props = { feed: string; hookAddress: string; secret: string }

const help = {
  sweepbright: 'helpSweepbright',
  whise: 'helpWhise',
  mapping: 'helpMapping',
} as const satisfies Partial<Record<FeedFormat, keyof typeof words>>

const isHelped = (format: unknown): format is keyof typeof help =>
  typeof format === 'string' && Object.hasOwn(help, format)

/** Fills the mapping of a feed that is saved; the page is loaded again with it. */
function MappingActions({ feed }: { feed: string }) {
  const t = useWords(words)
  const { config } = useConfig()
  const address = `${config.routes.api}/feeds/${feed}/mapping`
  const [problem, setProblem] = useState<'notAMapping' | 'failed'>()
  const use = async (query: string, body: BodyInit | null) => {
    setProblem(undefined)
    const response = await fetch(`${address}${query}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body,
    }).catch(() => undefined)
    if (response?.ok) window.location.reload()
    else setProblem(response?.status === 400 ? 'notAMapping' : 'failed')
  }
  return (
    <>
      <div className="hestia-actions">
        <Button
          margin={false}
          buttonStyle="secondary"
          size="small"
          onClick={() => void use('?finished=true', null)}
        >
          {t('useMapping')}
        </Button>
        <Button margin={false} buttonStyle="secondary" size="small" el="anchor" url={address}>
          {t('saveMapping')}
        </Button>
      </div>
      <p className="hestia-lead">{t('loadMapping')}</p>
      <FilePicker kinds={['.json']} isBusy={false} onPick={(file) => void use('', file)} />
      <div role="status">{problem && <Banner type="error">{t(problem)}</Banner>}</div>
    </>
  )
}

/** Explains how the chosen CRM is connected, in the words of its format. */
export function CrmHelpPanel({ feed, hookAddress, secret }: Props) {
  const t = useWords(words)
  const format = useFormFields(([fields]) => fields['format']?.value)
  if (!isHelped(format)) return null
  return (
    <section className="hestia-findings">
      <p className="hestia-lead">{t(help[format])}</p>
      {format === 'sweepbright' && hookAddress && (
        <input
          className="hestia-address"
          readOnly
          value={hookAddress}
          aria-label={t('hookAddress')}
          onFocus={({ target }) => target.select()}
        />
      )}
      {format === 'mapping' && feed && <MappingActions feed={feed} />}
      {format !== 'mapping' && <p className="hestia-lead">{secret}</p>}
    </section>
  )
}
