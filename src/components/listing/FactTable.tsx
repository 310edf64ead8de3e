export type FactGroupView = { title: string; rows: { field: string; label: string; value: string }[] }

/** One group of facts: names and values on hairlines, in two columns where there is room. */
export function FactTable({ title, rows }: FactGroupView) {
  return (
    <section className="mt-13">
      {title && <h2 className="detail-title">{title}</h2>}
      <dl className="grid grid-cols-1 gap-x-14 min-[720px]:grid-cols-2">
        {rows.map(({ field, label, value }) => (
          <div key={field} className="flex items-baseline justify-between gap-4 border-b border-sand py-2.5">
            <dt className="min-w-0 flex-1 text-soft hyphens-auto">{label}</dt>
            <dd className="max-w-[62%] shrink-0 text-right font-medium break-words hyphens-auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
