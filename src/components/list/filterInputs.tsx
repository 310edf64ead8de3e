/** A value of a filter, as a checkbox or one of several radio buttons. */
export type FilterInput = {
  name: string
  value: string
  label: string
  count?: number
  isChosen: boolean
}

type Props = { options: readonly FilterInput[] }

const isEmpty = ({ count, isChosen }: FilterInput): boolean => count === 0 && !isChosen

/** Values as pills. One that gives nothing stays visible and cannot be chosen. */
export function Pills({ options }: Props) {
  return (
    <div className="filter-pills">
      {options.map((option, index) => (
        <label key={index}>
          <input
            type="checkbox"
            name={option.name}
            value={option.value}
            defaultChecked={option.isChosen}
            disabled={isEmpty(option)}
          />
          <span>
            {option.label}
            {option.count !== undefined && <i>{option.count}</i>}
          </span>
        </label>
      ))}
    </div>
  )
}

/** Values below each other, with their numbers at the end of the line. */
export function Rows({ options }: Props) {
  return (
    <div className="filter-rows">
      {options.map(({ name, value, label, count, isChosen }, index) => (
        <label key={index}>
          <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
          <span>{label}</span>
          {count !== undefined && <i>{count}</i>}
        </label>
      ))}
    </div>
  )
}

/** Steps of which one is chosen, side by side. */
export function Segments({ options }: Props) {
  return (
    <div className="filter-segments">
      {options.map((option, index) => (
        <label key={index}>
          <input
            type="radio"
            name={option.name}
            value={option.value}
            defaultChecked={option.isChosen}
            disabled={isEmpty(option)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}

/** Steps of which one is chosen, in a list that opens. */
export function Steps({ options, label }: Props & { label: string }) {
  const [first] = options
  return (
    <select
      name={first?.name}
      aria-label={label}
      className="field w-full"
      defaultValue={options.find(({ isChosen }) => isChosen)?.value ?? ''}
    >
      {options.map((option, index) => (
        <option key={index} value={option.value} disabled={isEmpty(option)}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
