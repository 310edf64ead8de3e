'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { createContext, useMemo, useState, type ReactNode } from 'react'

import { LookFirst } from './LookFirst'
import { createOwnSaves } from './ownSaves'

type GetFormState = ReturnType<typeof useServerFunctions>['getFormState']

export const OwnSavesContext = createContext(createOwnSaves())

/**
 * Keeps the CMS from telling staff that a colleague has saved the document when an action of their
 * own did. The CMS asks with the first change of a form, and compares with the last save it knows.
 * Where somebody else did, what was typed can be looked at before the document is loaded again.
 */
export function OwnSaves({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const [ownSaves] = useState(createOwnSaves)
  const wrapped = useMemo(() => {
    const getFormState: GetFormState = async (args) => {
      const result = await functions.getFormState(args)
      if (!result || 'errors' in result || 'message' in result) return result
      const { staleDataState: stale } = result
      if (!stale?.isStale || !stale.currentUpdatedAt || !args.originalUpdatedAt) return result
      const isStale = !(await ownSaves.areAllSince(args.originalUpdatedAt, stale.currentUpdatedAt))
      return { ...result, staleDataState: { ...stale, isStale } }
    }
    return { ...functions, getFormState }
  }, [functions, ownSaves])
  return (
    <OwnSavesContext value={ownSaves}>
      <ServerFunctionsContext value={wrapped}>{children}</ServerFunctionsContext>
      <LookFirst />
    </OwnSavesContext>
  )
}
