'use client'

import { useConfig, usePayloadAPI } from '@payloadcms/ui'

import { readExcludingWords } from '@/domain/legal/excludingWords'

/** Reads which phrases the agency lists as shutting people out. */
export function useExcludingWords(): readonly string[] {
  const { api } = useConfig().config.routes
  const [{ data }] = usePayloadAPI(`${api}/globals/settings`, {
    initialParams: { depth: 0, 'select[excludingWords]': true },
  })
  const { excludingWords }: { excludingWords?: string | null } = data ?? {}
  return readExcludingWords(excludingWords)
}
