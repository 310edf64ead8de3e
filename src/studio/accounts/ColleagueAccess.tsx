'use client'

import { Banner, Button, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import type { Holding } from '@/data/accounts/holdings'
import { formatEvent } from '@/i18n/formats'

import { useOwnSave } from '../own-save/useOwnSave'
import { bodyOf, postJson } from '../postJson'
import { useStudioLocale, useWords } from '../useWords'
import words from './words.json'

export type HoldingLink = { holding: Holding; count: number; href: string }

/** Takes the access of a colleague away or gives it back, and tells since when it is away. */
function useSuspension(id: string, initial: string | null) {
  const { api } = useConfig().config.routes
  const withOwnSave = useOwnSave()
  const [suspendedAt, setSuspendedAt] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const change = async (action: 'suspend' | 'readmit') => {
    setBusy(true)
    const body = await withOwnSave(async () => {
      const response = await postJson(`${api}/users/${id}/${action}`, {})
      return response?.ok ? bodyOf(response) : undefined
    })
    setBusy(false)
    setFailed(!body)
    if (body) setSuspendedAt(typeof body.suspendedAt === 'string' ? body.suspendedAt : null)
  }
  return { suspendedAt, isBusy, isFailed, change }
}

function Holdings({ links }: { links: readonly HoldingLink[] }) {
  const t = useWords(words)
  if (links.length === 0) return <p>{t('holdsNothing')}</p>
  return (
    <>
      <h3>{t('holdings')}</h3>
      <p>{t('holdingsLead')}</p>
      <dl>
        {links.map(({ holding, count, href }) => (
          <div key={holding} style={{ display: 'contents' }}>
            <dt>
              <a href={href}>{t(`held_${holding}`)}</a>
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type Props = { id: string; suspendedAt: string | null; links: readonly HoldingLink[] }

/**
 * On the form of a colleague, for administrators: takes their access away, and lists what another has
 * to take over.
 */
export function ColleagueAccess({ id, suspendedAt: initial, links }: Props) {
  const t = useWords(words)
  const locale = useStudioLocale()
  const { suspendedAt, isBusy, isFailed, change } = useSuspension(id, initial)
  const action = suspendedAt ? 'readmit' : 'suspend'
  return (
    <section
      className="hestia-findings"
      style={{ marginBlockStart: '2rem' }}
      aria-label={t('access')}
    >
      <h2>{t('access')}</h2>
      <div role="status">
        {suspendedAt && (
          <Banner type="error">
            {t('isSuspended', { since: formatEvent(suspendedAt, locale) })}
          </Banner>
        )}
      </div>
      {!suspendedAt && <p>{t('accessLead')}</p>}
      <div className="hestia-presses">
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isBusy}
          onClick={() => void change(action)}
        >
          {t(action)}
        </Button>
      </div>
      <div role="alert">{isFailed && <Banner type="error">{t('failed')}</Banner>}</div>
      <Holdings links={links} />
    </section>
  )
}
