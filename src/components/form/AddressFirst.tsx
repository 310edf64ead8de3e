type Props = {
  id: string
  /** The page with the whole form. */
  action: string
  words: { label: string; example: string; send: string; next: string }
}

/** Asks only for an address, and goes on with it on the page of the whole form. */
export const AddressFirst = ({ id, action, words: { label, example, send, next } }: Props) => (
  <form action={action} className="address-first">
    <label htmlFor={id}>{label}</label>
    <div>
      <input
        id={id}
        name="address"
        type="text"
        required
        maxLength={160}
        placeholder={example}
        autoComplete="street-address"
        aria-describedby={`${id}-next`}
        className="field"
      />
      <button className="button button-act">{send}</button>
    </div>
    <p id={`${id}-next`}>{next}</p>
  </form>
)
