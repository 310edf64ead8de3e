'use client'

import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useFormModified,
  useLivePreviewContext,
  useLocale,
} from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useCallback, useEffect, useRef, useState } from 'react'

import { TYPED_MESSAGE, type TypedMessage } from '@/domain/site/preview'

import { bodyOf, postJson } from '../postJson'

/** Milliseconds without a key after which the preview is drawn again. */
const PAUSE_MS = 400

/** Returns how to reach the open preview, and how often it said that it is ready. */
function usePreviewWindow(of: string) {
  const { iframeRef, isLivePreviewing, isPopupOpen, popupRef } = useLivePreviewContext()
  const [readiness, setReadiness] = useState(0)
  const tell = useCallback(
    (message: TypedMessage) => {
      const data = { type: TYPED_MESSAGE, of, ...message }
      for (const target of [iframeRef.current?.contentWindow, popupRef?.current])
        target?.postMessage(data, window.location.origin)
    },
    [iframeRef, of, popupRef],
  )
  useEffect(() => {
    const onMessage = ({
      data,
      origin,
    }: MessageEvent<{ type?: unknown; ready?: unknown } | null>) => {
      const isReady = data?.type === 'payload-live-preview' && data.ready === true
      if (origin === window.location.origin && isReady) setReadiness((times) => times + 1)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  return { tell, isOpen: isLivePreviewing || isPopupOpen, readiness }
}

async function sendTyped(address: string, body: object): Promise<TypedMessage> {
  const response = await postJson(address, body)
  const { typed, field } = await bodyOf(response)
  if (typeof typed === 'string') return { typed }
  return response?.status === 422 && typeof field === 'string' ? { wrong: field } : { failed: true }
}

/** Sends one text after the other; of those that come meanwhile, the last. */
function useSender(address: string, tell: (message: TypedMessage) => void) {
  const newest = useRef<string>(undefined)
  const isRunning = useRef(false)
  const send = useCallback(
    async (text: string) => {
      newest.current = text
      if (isRunning.current) return
      isRunning.current = true
      for (let sent: string | undefined; newest.current !== undefined && newest.current !== sent;) {
        sent = newest.current
        const message = await sendTyped(address, JSON.parse(sent))
        if (newest.current === sent) tell(message)
      }
      isRunning.current = false
    },
    [address, tell],
  )
  const stop = useCallback(() => (newest.current = undefined), [])
  return { send, stop }
}

/**
 * Has the preview drawn again shortly after each change of the form, without a save. It begins again
 * when the preview was opened or loaded meanwhile.
 */
export function useFollowTyping(): void {
  const { api } = useConfig().config.routes
  const { id, collectionSlug } = useDocumentInfo()
  const { code: locale } = useLocale()
  const isModified = useFormModified()
  const [fields] = useAllFormFields()
  const of = `${collectionSlug}/${id}`
  const { tell, isOpen, readiness } = usePreviewWindow(of)
  const { send, stop } = useSender(`${api}/${of}/typed`, tell)
  const wasModified = useRef(false)
  const last = useRef('')

  useEffect(() => {
    if (!isModified) {
      stop()
      last.current = ''
      if (wasModified.current) tell({ saved: true })
    }
    wasModified.current = isModified
  }, [isModified, stop, tell])

  useEffect(() => {
    last.current = ''
  }, [readiness])

  useEffect(() => {
    if (!isOpen || !isModified || readiness === 0 || id === undefined) return
    const timer = setTimeout(() => {
      const text = JSON.stringify({ locale, values: reduceFieldsToValues(fields, true) })
      if (text === last.current) return
      last.current = text
      void send(text)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [fields, id, isModified, isOpen, locale, readiness, send])
}
