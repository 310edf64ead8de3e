export type AmountLine = { label: string; value: string; isTotal?: boolean }

/** A list of amounts, divided by hairlines. */
export const AmountList = ({ lines }: { lines: readonly AmountLine[] }) => (
  <dl className="amounts">
    {lines.map(({ label, value, isTotal = false }, index) => (
      <div key={index} data-total={isTotal || undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
