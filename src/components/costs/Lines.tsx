export type Line = { label: string; value: string; isTotal?: boolean }

/** Amounts under each other, with a hairline between. */
export const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <dl>
    {lines.map(({ label, value, isTotal = false }, at) => (
      <div key={at} className={`flex justify-between gap-4 border-b py-2.5 ${isTotal ? 'border-ink font-semibold' : 'border-sand'}`}>
        <dt className={isTotal ? '' : 'text-soft'}>{label}</dt>
        <dd className="text-right whitespace-nowrap">{value}</dd>
      </div>
    ))}
  </dl>
)
