'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { use } from 'react'

import { OwnSavesContext } from './OwnSaves'

/**
 * Returns a function that runs an action beside the form, and takes over when the document was saved
 * by it. The form would else be older than what is saved, and its next save refused, with no
 * one else there. Where a colleague saved before the action, the form is older and stays so.
 */
export function useOwnSave(): <Answer>(act: () => Promise<Answer>) => Promise<Answer> {
  const ownSaves = use(OwnSavesContext)
  const { data, setData } = useDocumentInfo()
  const { value, setValue } = useField<string>({ path: 'updatedAt' })
  return async (act) => {
    const { answer, save } = await ownSaves.run(act)
    if (save && Date.parse(save.savedBefore) <= Date.parse(value)) {
      setValue(save.savedAfter, true)
      setData({ ...data, updatedAt: save.savedAfter })
    }
    return answer
  }
}
