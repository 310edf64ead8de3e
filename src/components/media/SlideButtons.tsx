'use client'

import { useEffect, useState, type ReactNode } from 'react'

import { asleep, useAwake } from '@/components/early/useAwake'

type Props = { words: { previous: string; next: string; position: string }; signs: { previous: ReactNode; next: ReactNode }; count: number }

const rowBeside = (place: HTMLElement | null) => place?.parentElement?.querySelector<HTMLElement>('[data-slides]')

/** Moves the row of pictures it stands in; without scripts the row is dragged or scrolled. */
export function SlideButtons({ words, signs, count }: Props) {
  const place = useAwake<HTMLDivElement>()
  const [at, setAt] = useState(0)

  useEffect(() => {
    const slides = rowBeside(place.current)
    if (!slides) return
    const see = () => setAt(Math.round(slides.scrollLeft / slides.clientWidth))
    slides.addEventListener('scroll', see, { passive: true })
    return () => slides.removeEventListener('scroll', see)
  }, [place])

  const move = (by: number) => {
    const slides = rowBeside(place.current)
    const smooth = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
    slides?.scrollTo({ left: ((at + by + count) % count) * slides.clientWidth, behavior: smooth ? 'smooth' : 'instant' })
  }
  const button = 'grid size-11 place-items-center rounded-full bg-paper text-ink hover:bg-ink hover:text-paper'
  return (
    <div ref={place} {...asleep} className="absolute top-4 right-4 z-1 flex items-center gap-2">
      <span className="rounded-full bg-paper px-3 py-1 text-sm" aria-live="polite">
        {words.position.replace('#', String(at + 1))}
      </span>
      <button type="button" className={button} aria-label={words.previous} onClick={() => move(-1)}>
        {signs.previous}
      </button>
      <button type="button" className={button} aria-label={words.next} onClick={() => move(1)}>
        {signs.next}
      </button>
    </div>
  )
}
