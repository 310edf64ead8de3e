type Props = {
  action: string
  linkKey: string
  /** The value the button sends, and its label. */
  value: string
  label: string
  isMain?: boolean
}

/** A form with one button. Changes are posted: a GET request never changes anything. */
export const ActionButton = ({ action, linkKey, value, label, isMain = false }: Props) => (
  <form action={action} method="post">
    <input type="hidden" name="key" value={linkKey} />
    <button
      type="submit"
      name="do"
      value={value}
      className={`button min-h-12 px-8 ${isMain ? 'button-solid' : 'hover:bg-ink hover:text-paper'}`}
    >
      {label}
    </button>
  </form>
)
