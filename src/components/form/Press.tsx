type Props = {
  action: string
  keyOf: string
  /** What is pressed, and how the button is called. */
  press: string
  label: string
  isMain?: boolean
}

/** One press that changes something: looking at a page never does. */
export const Press = ({ action, keyOf, press, label, isMain = false }: Props) => (
  <form action={action} method="post">
    <input type="hidden" name="key" value={keyOf} />
    <button type="submit" name="do" value={press} className={`button min-h-12 px-8 ${isMain ? 'button-solid' : 'hover:bg-ink hover:text-paper'}`}>
      {label}
    </button>
  </form>
)
