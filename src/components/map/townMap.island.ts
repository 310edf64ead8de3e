const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** From this number of letters on a town is marked. */
const MIN_LETTERS = 2

/** Marks the dots of the towns whose name begins with what is typed. */
export function start(element: HTMLElement): void {
  const input = element.querySelector<HTMLInputElement>('input[type=search]')
  const dots = [...element.querySelectorAll<SVGElement>('[data-town]')]
  const mark = () => {
    const typed = plain(input?.value ?? '')
    for (const dot of dots)
      dot.classList.toggle(
        'on',
        typed.length >= MIN_LETTERS && plain(dot.dataset.town ?? '').startsWith(typed),
      )
  }
  input?.addEventListener('input', mark)
  mark()
}
