/** How much of the still map must be in view, and how long, before the moving one is prepared. */
const SEEN_PART = 0.5
const SEEN_MS = 400

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the visitor pays for each byte, or waits long for it. Browsers that do not say: no. */
function isSparing(): boolean {
  const { saveData, effectiveType } =
    'connection' in navigator ? (navigator.connection as Connection) : {}
  return saveData === true || (effectiveType !== undefined && effectiveType !== '4g')
}

/**
 * Prepares the moving map when its place stays in view, or as soon as it is pointed at: its program
 * takes longer to load than a visitor waits after a press. On a connection that is slow or paid by
 * the byte only the pointer counts.
 */
export function prepareWhenSeen(element: HTMLElement, prepare: () => void): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    element.addEventListener(type, prepare, { once: true, passive: true })
  if (isSparing()) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer)
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      timer = setTimeout(() => {
        observer.disconnect()
        prepare()
      }, SEEN_MS)
    },
    { threshold: SEEN_PART },
  )
  observer.observe(element)
}
