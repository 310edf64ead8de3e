import type { ConsentKind } from '@/domain/privacy/consent'

/** Without a kind, the option is functional storage: always on, and disabled. */
type Props = { kind?: ConsentKind; title: string; text: string }

const track =
  'relative mt-0.5 h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-soft bg-paper checked:border-moss checked:bg-moss'
const knob =
  'before:absolute before:top-1 before:left-1 before:size-4.5 before:rounded-full before:bg-soft before:transition-transform checked:before:translate-x-5 checked:before:bg-white'

export function ConsentOption({ kind, title, text }: Props) {
  const id = `consent-${kind ?? 'functional'}`
  return (
    <li className="border-t border-sand">
      <label className="flex min-h-11 cursor-pointer items-start justify-between gap-5 py-3.5 has-disabled:cursor-default">
        <span>
          <span id={id} className="block font-semibold">
            {title}
          </span>
          <span id={`${id}-text`} className="block text-[0.95rem] leading-normal text-soft">
            {text}
          </span>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-labelledby={id}
          aria-describedby={`${id}-text`}
          className={`${track} ${knob} disabled:cursor-default disabled:opacity-60 forced-colors:appearance-auto`}
          {...(kind ? { name: kind } : { defaultChecked: true, disabled: true })}
        />
      </label>
    </li>
  )
}
