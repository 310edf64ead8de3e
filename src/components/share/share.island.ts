type Props = { href: string; title: string; words: { copied: string; notCopied: string } }

/**
 * Handles clicks on the controls inside, by their `data-share`: `native` opens the share sheet of
 * the device where there is one, `copy` copies the address and says so, `print` prints.
 */
export function start(element: HTMLElement, { href, title, words }: Props): void {
  const status = element.querySelector('[role=status]')
  const say = (message: string) => {
    if (status) status.textContent = message
  }
  // Rejected also where the browser has no clipboard, as on a page without HTTPS.
  const copy = async () => navigator.clipboard.writeText(href)
  element.addEventListener('click', (event) => {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null
    switch (control?.dataset.share) {
      case 'native':
        if (typeof navigator.share !== 'function') return
        event.preventDefault()
        // Closing the share sheet rejects the promise, and needs no message.
        navigator.share({ title, url: href }).catch(() => undefined)
        return
      case 'copy':
        copy().then(
          () => say(words.copied),
          () => say(words.notCopied),
        )
        return
      case 'print':
        window.print()
    }
  })
}
