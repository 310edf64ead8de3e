'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, type PropsWithChildren } from 'react'

import { useWords } from '../useWords'
import { answerUploads } from './answeredUploads'
import words from './words.json'

/** Stands around the studio so that no upload is lost without a word, whichever form sends it. */
export function UploadAnswers({ children }: PropsWithChildren) {
  const t = useWords(words)
  useEffect(() => {
    const { fetch } = window
    window.fetch = answerUploads(fetch, {
      lost: (name) => t('lost', { name }),
      onKnown: (sentence) => toast.info(sentence),
    })
    return () => {
      window.fetch = fetch
    }
  }, [t])
  return children
}
