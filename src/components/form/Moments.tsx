import type { ReactNode } from 'react'

type Option = { value: string; label: string; group?: string; note?: string }

type Props = {
  id?: string
  name: string
  legend: ReactNode
  options: readonly Option[]
  chosen?: string | undefined
  describedBy?: string
  children?: ReactNode
}

type Day = { group: string; note: string | undefined; options: Option[] }

/** Groups consecutive options by day, in their order. */
function daysOf(options: readonly Option[]): Day[] {
  const days: Day[] = []
  for (const option of options) {
    const { group = '', note } = option
    const last = days.at(-1)
    if (last?.group === group && last.note === note) last.options.push(option)
    else days.push({ group, note, options: [option] })
  }
  return days
}

/** A choice of times, grouped by day. Each option is large enough for a thumb. */
export const Moments = ({ id, name, legend, options, chosen, describedBy, children }: Props) => (
  <fieldset
    id={id}
    className="moments scroll-mt-28"
    aria-describedby={describedBy}
    data-field={name}
  >
    <legend className="mb-3">{legend}</legend>
    {daysOf(options).map(({ group, note, options: times }) => (
      <div
        key={`${group}${note ?? ''}`}
        role="group"
        aria-label={group || undefined}
        className="moments-day"
      >
        {group && (
          <p className="moments-title" aria-hidden>
            <span className="inline-block first-letter:uppercase">{group}</span>
            {note && <small className="font-sans text-sm text-soft">{note}</small>}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {times.map(({ value, label }) => (
            <label key={value} className="moment">
              <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
              {label}
            </label>
          ))}
        </div>
      </div>
    ))}
    {children}
  </fieldset>
)
