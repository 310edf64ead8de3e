export type FactGroupView = {
  title: string
  rows: { field: string; label: string; value: string }[]
}

/** One group of facts as names and values, in two columns on wide screens. */
export function FactTable({ title, rows }: FactGroupView) {
  return (
    <section className="mt-13">
      {title && <h2 className="detail-title">{title}</h2>}
      <dl className="grid grid-cols-1 gap-x-14 min-[720px]:grid-cols-2">
        {rows.map(({ label, value }, index) => (
          <div
            key={index}
            className="flex flex-wrap items-baseline gap-x-4 border-b border-sand py-2.5"
          >
            <dt className="flex-[1_1_min-content] text-soft hyphens-auto">{label}</dt>
            <dd className="ml-auto max-w-[62%] text-right font-medium break-words hyphens-auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
