export type Figure = { label: string; value: string; hint?: string }

/** The main results, in large type. The amounts behind them are listed below. */
export const CostFigures = ({ figures }: { figures: readonly Figure[] }) => (
  <output className="flex flex-wrap gap-x-6 gap-y-4 border-y border-sand py-5 sm:gap-x-10">
    {figures.map(({ label, value, hint }) => (
      <span key={label} className="grid">
        <span className="font-serif text-xl leading-tight sm:text-2xl">{value}</span>
        <span className="text-sm text-soft">
          {label}
          {hint && `, ${hint}`}
        </span>
      </span>
    ))}
  </output>
)
