'use client'

import { useLayoutEffect } from 'react'

import { keptHref, type KeptList } from '@/domain/kept'

import { keptIn } from './keptState'

/** A page of a list that was asked for without one leads on to the list of this device, when there is one. */
export function KeptRedirect({ list, page }: { list: KeptList; page: string }) {
  useLayoutEffect(() => {
    const kept = keptIn(list)
    if (kept.length > 0) location.replace(keptHref(page, kept))
  }, [list, page])
  return null
}
