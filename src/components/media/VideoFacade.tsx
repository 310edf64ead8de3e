'use client'

import { useState, type MouseEvent, type ReactNode } from 'react'

import { asleep, useAwake } from '@/components/early/useAwake'

/** Puts the player in the place of its picture once a visitor presses it. */
export function VideoFacade({ src, title, className, children }: { src: string; title: string; className: string; children: ReactNode }) {
  const ref = useAwake<HTMLDivElement>()
  const [isPlaying, setPlaying] = useState(false)
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <div ref={ref} {...asleep} className={className} onClick={isPlaying ? undefined : play}>
      {isPlaying ? (
        <iframe src={src} title={title} allow="autoplay; fullscreen; xr-spatial-tracking" allowFullScreen className="absolute inset-0 h-full w-full border-0" />
      ) : (
        children
      )}
    </div>
  )
}
