'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

type Props = { src: string; poster?: string; words: { pause: string; resume: string }; signs: { pause: ReactNode; play: ReactNode } }

/** A silent film behind the banner: it waits for whoever prefers still pictures, and everyone can hold it. */
export function BannerFilm({ src, poster, words, signs }: Props) {
  const film = useRef<HTMLVideoElement>(null)
  const [plays, setPlays] = useState(false)

  useEffect(() => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) film.current?.play().catch(() => setPlays(false))
  }, [])

  const toggle = () => (film.current?.paused ? film.current.play().catch(() => setPlays(false)) : film.current?.pause())
  return (
    <>
      <video
        ref={film}
        src={src}
        poster={poster}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden
        onPlay={() => setPlays(true)}
        onPause={() => setPlays(false)}
        className="absolute inset-0 -z-10 h-full w-full object-cover"
      />
      <button
        type="button"
        onClick={toggle}
        aria-label={plays ? words.pause : words.resume}
        className="absolute top-4 right-4 grid size-11 place-items-center rounded-full bg-paper text-ink"
      >
        {plays ? signs.pause : signs.play}
      </button>
    </>
  )
}
