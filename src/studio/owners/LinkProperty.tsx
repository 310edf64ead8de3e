'use client'

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

import { z } from '@/domain/lib/zodWithoutEval'

import { bodyOf, getJson, postJson } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

const MAX_FOUND = 8

const foundShape = z.object({
  docs: z.array(
    z.object({
      id: z.string(),
      reference: z.number().nullish(),
      title: z.string().nullish(),
      street: z.string().nullish(),
    }),
  ),
})
const reportShape = z.object({ refused: z.array(z.object({ reason: z.string() })) })

type Found = { id: string; name: string }

/** Finds properties by number, title or street. */
async function findProperties(api: string, text: string): Promise<Found[]> {
  const query = new URLSearchParams({ depth: '0', draft: 'true', limit: String(MAX_FOUND) })
  for (const [at, field] of ['title', 'street', 'recordFile'].entries())
    query.set(`where[or][${at}][${field}][like]`, text)
  if (/^\d{1,9}$/.test(text)) query.set('where[or][3][reference][equals]', text)
  const body = foundShape.safeParse(await bodyOf(await getJson(`${api}/properties?${query}`)))
  return (body.data?.docs ?? []).map(({ id, reference, title, street }) => ({
    id,
    name: [reference, title, street].filter(Boolean).join(' · '),
  }))
}

/** Links a property that is there already to the owner, who is added to its other owners. */
function useLink(owner: string) {
  const t = useWords(words)
  const { api } = useConfig().config.routes
  const [isBusy, setBusy] = useState(false)
  const link = async ({ id, name }: Found) => {
    setBusy(true)
    const response = await postJson(`${api}/properties/change-many`, {
      ids: [id],
      changes: { owner },
    })
    const { data } = reportShape.safeParse(await bodyOf(response))
    setBusy(false)
    if (!response?.ok || !data) return void toast.error(t('linkFailed'))
    const [refused] = data.refused
    if (refused) return void toast.error(refused.reason)
    toast.success(t('linked', { name }))
    // The table of the owner's properties was read before.
    window.location.reload()
  }
  return { isBusy, link }
}

/** Looks for a property that is there already, and links it to the owner. */
export function LinkProperty() {
  const t = useWords(words)
  const { api } = useConfig().config.routes
  const { id } = useDocumentInfo()
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found[]>()
  const { isBusy, link } = useLink(String(id))
  if (!id) return null
  const search = async () => {
    if (text.trim()) setFound(await findProperties(api, text.trim()))
  }
  return (
    <section className="hestia-papers">
      <h4>{t('linkTitle')}</h4>
      <div className="hestia-presses">
        <input
          type="search"
          aria-label={t('linkSearch')}
          placeholder={t('linkSearch')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter would save the owner.
            event.preventDefault()
            void search()
          }}
        />
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void search()}>
          {t('linkFind')}
        </Button>
      </div>
      <div aria-live="polite">
        {found?.length === 0 && <p>{t('linkNone')}</p>}
        <ul>
          {found?.map((property) => (
            <li key={property.id}>
              <span>{property.name}</span>
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={isBusy}
                aria-label={t('linkOf', { name: property.name })}
                onClick={() => void link(property)}
              >
                {t('link')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
