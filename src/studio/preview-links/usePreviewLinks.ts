'use client'

import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import type { SharedTarget } from '@/domain/site/preview'
import type { PreviewLinkState, PreviewPeriod } from '@/domain/site/previewLinks'

import { bodyOf, postJson } from '../postJson'

export type ListedLink = {
  id: string
  key: string | undefined
  by: string | null
  madeAt: string
  until: string
  state: PreviewLinkState
}

type Outcome = 'idle' | 'busy' | 'made' | 'revoked' | 'gone' | 'failed'

const isListed = (value: unknown): value is { links: ListedLink[] } =>
  typeof value === 'object' && value !== null && 'links' in value && Array.isArray(value.links)

/** Holds the preview links of a document, makes and closes them. */
export function usePreviewLinks({ collection, id }: SharedTarget, begin: readonly ListedLink[]) {
  const { api } = useConfig().config.routes
  const [links, setLinks] = useState(begin)
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const address = `${api}/${collection}/${id}/preview-links`

  const send = async (url: string, body: object, done: Outcome) => {
    setOutcome('busy')
    const response = await postJson(url, body)
    const answer = response?.ok ? await bodyOf(response) : undefined
    if (isListed(answer)) {
      setLinks(answer.links)
      setOutcome(done)
    } else setOutcome(response?.status === 404 ? 'gone' : 'failed')
  }
  return {
    links,
    outcome,
    make: (period: PreviewPeriod) => send(address, { period }, 'made'),
    revoke: (link: string) => send(`${address}/${link}/revoke`, {}, 'revoked'),
  }
}
