'use client'

import { toast, useConfig, useForm } from '@payloadcms/ui'
import { useState } from 'react'

import { Icon } from '@/components/icon/Icon'

import { useLeaveWarning } from '../useLeaveWarning'
import { useWords } from '../useWords'
import words from './advertisement.words.json'

/** Stores a picture and returns its id, or undefined when it did not arrive. */
async function sendPicture(api: string, file: File): Promise<string | undefined> {
  const body = new FormData()
  body.append('file', file)
  body.append('_payload', '{}')
  const response = await fetch(`${api}/media?depth=0`, { method: 'POST', body }).catch(
    () => undefined,
  )
  const saved: { doc?: { id?: string } } = response?.ok ? await response.json() : {}
  return saved.doc?.id
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
  useLeaveWarning(isBusy || unsent.length > 0)

  const add = (id: string) => {
    const before = getDataByPath<string[] | undefined>('pictures') ?? []
    dispatchFields({ type: 'UPDATE', path: 'pictures', value: [...before, id] })
    setModified(true)
  }
  const send = async (files: readonly File[]) => {
    setBusy(true)
    const failed: File[] = []
    for (const file of files) {
      const id = await sendPicture(api, file)
      if (id) add(id)
      else failed.push(file)
    }
    setBusy(false)
    setUnsent(failed)
    const count = files.length - failed.length
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
    </>
  )
}
