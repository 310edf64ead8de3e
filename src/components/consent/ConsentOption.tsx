import type { ConsentKind } from '@/domain/privacy/consent'

/** Without a kind, the option is functional storage: always on, and disabled. */
type Props = { kind?: ConsentKind; title: string; text: string }

export function ConsentOption({ kind, title, text }: Props) {
  const id = `consent-${kind ?? 'functional'}`
  return (
    <li>
      <label className="consent-option">
        <span>
          <b id={id}>{title}</b>
          <span id={`${id}-text`}>{text}</span>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-labelledby={id}
          aria-describedby={`${id}-text`}
          {...(kind ? { name: kind } : { defaultChecked: true, disabled: true })}
        />
      </label>
    </li>
  )
}
