'use client'

import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let forms = 0

function add(change: number) {
  forms += change
  for (const listener of listeners) listener()
}

/** Counts a form with unsaved changes, until the returned function is called. */
export function countUnsaved(): () => void {
  add(1)
  return () => add(-1)
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether a form of this browser tab has changes that are not saved. */
export const useIsUnsaved = (): boolean =>
  useSyncExternalStore(
    listen,
    () => forms > 0,
    () => false,
  )
