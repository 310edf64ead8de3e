'use client'

import { useEffect } from 'react'

import { countUnsaved } from './unsaved'

/** Warns before a page with unsaved changes is left, and has the screen stay when the session ends. */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    const uncount = countUnsaved()
    return () => {
      window.removeEventListener('beforeunload', warn)
      uncount()
    }
  }, [isUnsaved])
}
