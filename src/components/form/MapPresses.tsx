'use client'

import { useEffect, useRef, type ReactNode } from 'react'

type Props = { name: string; children: ReactNode }

/** A press on a place of the map ticks its box. Who does not see the map has the boxes. */
export function MapPresses({ name, children }: Props) {
  const map = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const found = map.current
    if (!found) return
    const press = ({ target }: Event) => {
      const place = target instanceof Element ? target.closest('[data-place]')?.getAttribute('data-place') : undefined
      if (place) found.closest('form')?.querySelector<HTMLInputElement>(`[name="${name}"][value="${place}"]`)?.click()
    }
    found.dataset.awake = ''
    found.addEventListener('click', press)
    return () => found.removeEventListener('click', press)
  }, [name])

  return (
    <div ref={map} className="form-map" aria-hidden="true">
      {children}
    </div>
  )
}
