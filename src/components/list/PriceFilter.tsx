type Bucket = { from: number; count: number; isChosen: boolean }
export type ReadyRange = {
  label: string
  href: string
  from: string
  to: string
  isChosen: boolean
}

type Props = {
  hint: string
  buckets: readonly Bucket[]
  from: { label: string; value: string }
  to: { label: string; value: string }
  any: string
  ranges: readonly ReadyRange[]
}

const HEIGHT = 56
const BAR_WIDTH = 20

/** How many listings cost what: a bar for each step of the price. */
function Histogram({ buckets }: Pick<Props, 'buckets'>) {
  const highest = Math.max(...buckets.map(({ count }) => count), 1)
  return (
    <svg
      className="filter-histogram"
      viewBox={`0 0 ${buckets.length * BAR_WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {buckets.map(({ from, count, isChosen }, index) => {
        const height = Math.round((count / highest) * (HEIGHT - 2))
        return (
          <rect
            key={index}
            data-from={from}
            data-chosen={isChosen || undefined}
            x={index * BAR_WIDTH + 1}
            y={HEIGHT - height}
            width={BAR_WIDTH - 2}
            height={height}
          />
        )
      })}
    </svg>
  )
}

function PriceField({
  name,
  label,
  value,
  any,
}: Record<'name' | 'label' | 'value' | 'any', string>) {
  return (
    <label className="filter-price">
      {label}
      <span>
        <input
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          placeholder={any}
          defaultValue={value}
          className="field w-full"
        />
      </span>
    </label>
  )
}

/**
 * A minimum and a maximum price below a picture of what there is, and ranges that fill both. A range
 * is a link, so that it leads there without a script too.
 */
export function PriceFilter({ hint, buckets, from, to, any, ranges }: Props) {
  return (
    <>
      <p className="mb-2 text-[0.9rem] text-soft">{hint}</p>
      <Histogram buckets={buckets} />
      <div className="grid grid-cols-2 gap-3">
        <PriceField name="price_from" {...from} any={any} />
        <PriceField name="price_to" {...to} any={any} />
      </div>
      {ranges.length > 0 && (
        <p className="filter-pills mt-4">
          {ranges.map((range, index) => (
            <a
              key={index}
              href={range.href}
              rel="nofollow"
              data-from={range.from}
              data-to={range.to}
              aria-current={range.isChosen ? 'true' : undefined}
            >
              {range.label}
            </a>
          ))}
        </p>
      )}
    </>
  )
}
