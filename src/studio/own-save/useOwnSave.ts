'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useCallback } from 'react'

import { z } from '@/domain/lib/zodWithoutEval'

const saves = z.object({ savedBefore: z.string(), savedAfter: z.string() })

/**
 * Returns a function that takes over from the answer to an action beside the form when the document
 * was saved by it. The form would else be older than what is saved, and its next save refused, with
 * nobody else there. Where a colleague saved before the action, the form is older and stays so.
 */
export function useOwnSave(): (answer: unknown) => void {
  const { data, setData } = useDocumentInfo()
  const { value, setValue } = useField<string>({ path: 'updatedAt' })
  return useCallback(
    (answer) => {
      const { data: found } = saves.safeParse(answer)
      if (!found || Date.parse(found.savedBefore) > Date.parse(value)) return
      setValue(found.savedAfter, true)
      setData({ ...data, updatedAt: found.savedAfter })
    },
    [data, setData, setValue, value],
  )
}
