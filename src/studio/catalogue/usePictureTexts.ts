'use client'

import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import { SaveQueue, type SaveState } from '@/domain/studio/saveQueue'
import { locales, type Locale } from '@/i18n/locales'

import { postJson } from '../postJson'
import { useLeaveWarning } from '../leave/useLeaveWarning'

export type Texts = Partial<Record<Locale, string | null>>

type TextInput = Partial<Record<Locale, string>>

/**
 * Holds the texts of pictures while they are typed, outside the drawer so that closing it loses
 * nothing. All languages of a picture go in one request, and the requests of a picture are sent one
 * after the other.
 */
export function usePictureTexts() {
  const { config } = useConfig()
  const [queues] = useState(() => new Map<string, SaveQueue<TextInput>>())
  const [typed, setTyped] = useState<Record<string, TextInput>>({})
  const [states, setStates] = useState<Record<string, SaveState>>({})
  const { api } = config.routes

  const queueOf = useCallback(
    (id: string): SaveQueue<TextInput> => {
      const existing = queues.get(id)
      if (existing) return existing
      const send = async (texts: TextInput) => {
        const changes = locales.flatMap((locale) =>
          texts[locale] === undefined ? [] : [{ path: 'alt', locale, value: texts[locale] }],
        )
        const response = await postJson(`${api}/media/${id}/languages`, { changes, confirmed: [] })
        return response?.ok === true
      }
      const queue = new SaveQueue<TextInput>(send, (state) =>
        setStates((before) => ({ ...before, [id]: state })),
      )
      queues.set(id, queue)
      return queue
    },
    [api, queues],
  )

  const type = useCallback(
    (id: string, locale: Locale, text: string) => {
      setTyped((before) => ({ ...before, [id]: { ...before[id], [locale]: text } }))
      queueOf(id).hold({ [locale]: text })
    },
    [queueOf],
  )
  const save = useCallback((id: string) => void queueOf(id).flush(), [queueOf])

  useLeaveWarning(Object.values(states).some((state) => state !== 'saved'))
  // Leaving the form for another screen sends what is unsaved.
  useEffect(() => () => queues.forEach((queue) => void queue.flush()), [queues])

  return { typed, states, type, save }
}

export type PictureTyping = ReturnType<typeof usePictureTexts>
