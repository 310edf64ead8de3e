type Words = { pause: string; resume: string }

/** Plays a film unless the visitor prefers reduced motion; its button pauses and resumes it. */
export function start(element: HTMLElement, words: Words): void {
  const film = element.querySelector('video')
  const button = element.querySelector('button')
  if (!film || !button) return
  let isPlaying = false
  const show = (plays: boolean) => {
    isPlaying = plays
    button.toggleAttribute('data-playing', plays)
    button.setAttribute('aria-label', plays ? words.pause : words.resume)
  }
  const play = () => film.play().catch(() => show(false))
  film.addEventListener('play', () => show(true))
  film.addEventListener('pause', () => show(false))
  // As the button says: a press on "play" that was held until now does not pause what starts below.
  button.addEventListener('click', () => (isPlaying ? film.pause() : void play()))
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) void play()
}
