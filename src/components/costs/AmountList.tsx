export type AmountLine = { label: string; value: string; isTotal?: boolean }

/** A list of amounts, divided by hairlines. */
export const AmountList = ({ lines }: { lines: readonly AmountLine[] }) => (
  <dl>
    {lines.map(({ label, value, isTotal = false }, index) => (
      <div
        key={index}
        className={`flex justify-between gap-4 border-b py-2.5 ${isTotal ? 'border-ink font-semibold' : 'border-sand'}`}
      >
        <dt className={isTotal ? '' : 'text-soft'}>{label}</dt>
        <dd className="text-right whitespace-nowrap">{value}</dd>
      </div>
    ))}
  </dl>
)
