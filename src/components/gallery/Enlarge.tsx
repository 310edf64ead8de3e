'use client'

import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'

import { asleep, useAwake } from '@/components/early/useAwake'

import { slideOf, type EnlargeWords, type Slide } from './enlarged'
import type { LightboxProps } from './Lightbox'

type Props = { words: EnlargeWords; className?: string; children: ReactNode }
type Shown = { Lightbox: ComponentType<LightboxProps>; slides: Slide[]; at: number }

const linksIn = (part: HTMLElement | null) => [...(part?.querySelectorAll<HTMLAnchorElement>('a[data-photo]') ?? [])]

/** Pictures that open large when they are pressed. What shows them comes with the first press; if it does not come, the picture does. */
export function Enlarge({ words, className, children }: Props) {
  const part = useAwake<HTMLDivElement>()
  const [shown, setShown] = useState<Shown>()

  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-photo], a[data-all]') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const links = linksIn(part.current)
    import('./Lightbox').then(
      ({ Lightbox }) => setShown({ Lightbox, slides: links.map(slideOf), at: Math.max(0, links.indexOf(link)) }),
      () => window.location.assign(link.href),
    )
  }

  return (
    <div ref={part} {...asleep} className={className} onClick={open}>
      {children}
      {shown && <shown.Lightbox slides={shown.slides} at={shown.at} words={words} onClose={() => setShown(undefined)} />}
    </div>
  )
}
