'use client'

import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

type Props = { src: string; poster?: string; words: { pause: string; resume: string } }

/** A silent film behind the banner: it waits for whoever prefers still pictures, and everyone can hold it. */
export function BannerFilm({ src, poster, words }: Props) {
  const film = useRef<HTMLVideoElement>(null)
  const [plays, setPlays] = useState(false)

  useEffect(() => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) film.current?.play().catch(() => setPlays(false))
  }, [])

  const toggle = () => (film.current?.paused ? film.current.play().catch(() => setPlays(false)) : film.current?.pause())
  const Sign = plays ? Pause : Play
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
        <Sign size={18} aria-hidden />
      </button>
    </>
  )
}
