'use client'

import { useField } from '@payloadcms/ui'

/** Moves a picture of the form to another place. The order is saved with the property. */
export function useOrder(ids: readonly string[]) {
  const { setValue } = useField<string[]>({ path: 'pictures' })
  const move = (from: number, to: number) => {
    const next = [...ids]
    next.splice(to, 0, ...next.splice(from, 1))
    setValue(next)
  }
  return { move }
}
