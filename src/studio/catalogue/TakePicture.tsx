'use client'

import { toast, useConfig, useForm } from '@payloadcms/ui'
import { useState } from 'react'

import { Icon } from '@/components/icon/Icon'

import { AskBeforeLeaving } from '../leave/AskBeforeLeaving'
import { useWords } from '../useWords'
import words from './advertisement.words.json'

/** The id of a stored picture, with a sentence when it was there already; or why it is refused. */
type Sent = { id: string; message?: string } | { refusal: string }

type Answer = {
  doc?: { id?: string }
  isKnown?: boolean
  message?: string
  errors?: { message?: string }[]
}

/** Stores a picture. Returns undefined when it did not arrive. */
async function sendPicture(api: string, file: File): Promise<Sent | undefined> {
  const body = new FormData()
  body.append('file', file)
  body.append('_payload', '{}')
  const response = await fetch(`${api}/media?depth=0`, { method: 'POST', body }).catch(
    () => undefined,
  )
  const { doc, isKnown, message, errors }: Answer =
    (await response?.json().catch(() => undefined)) ?? {}
  if (doc?.id) return { id: doc.id, ...(isKnown && message && { message }) }
  const refusal = response?.status === 400 ? errors?.[0]?.message : undefined
  return refusal ? { refusal } : undefined
}

/**
 * Sends pictures one after the other and adds them to the form. Those that did not arrive are kept:
 * a phone stores no picture that was taken inside a page.
 */
function usePictures() {
  const t = useWords(words)
  const { api } = useConfig().config.routes
  const { dispatchFields, getDataByPath, setModified } = useForm()
  const [isBusy, setBusy] = useState(false)
  const [unsent, setUnsent] = useState<File[]>([])

  const add = (id: string) => {
    const before = getDataByPath<string[] | undefined>('pictures') ?? []
    // A picture that was there already may stand at this property.
    const value = [...new Set([...before, id])]
    dispatchFields({ type: 'UPDATE', path: 'pictures', value })
    setModified(true)
  }
  const send = async (files: readonly File[]) => {
    setBusy(true)
    const failed: File[] = []
    let count = 0
    for (const file of files) {
      const sent = await sendPicture(api, file)
      if (!sent) failed.push(file)
      else if ('refusal' in sent) toast.error(sent.refusal)
      else {
        add(sent.id)
        count += 1
        if (sent.message) toast.info(sent.message)
      }
    }
    setBusy(false)
    setUnsent(failed)
    if (count > 0) toast.success(t('added', { count }))
  }
  return { isBusy, unsent, send }
}

/** Opens the camera of a phone, and adds what is taken to the pictures of the property. */
export function TakePicture() {
  const t = useWords(words)
  const { isBusy, unsent, send } = usePictures()
  return (
    <>
      <label className="hestia-chip hestia-camera" aria-busy={isBusy}>
        <Icon name="camera" size={20} />
        <span>{t(isBusy ? 'sending' : 'camera')}</span>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          capture="environment"
          aria-label={t('takePhoto')}
          disabled={isBusy}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            target.value = ''
            if (files.length > 0) void send([...unsent, ...files])
          }}
        />
      </label>
      {unsent.length > 0 && !isBusy && (
        <button
          type="button"
          className="hestia-chip"
          data-state="must"
          onClick={() => void send(unsent)}
        >
          {t('notSent', { count: unsent.length })}
        </button>
      )}
      <AskBeforeLeaving isUnsaved={isBusy || unsent.length > 0} />
    </>
  )
}
