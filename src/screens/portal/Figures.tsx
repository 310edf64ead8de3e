type Figure = { name: string; value: string; note?: string }

/** Figures side by side, each below its name. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(130px,1fr))]">
    {figures.map(({ name, value, note }) => (
      <div key={name} className="flex flex-col border-t border-sand pt-3">
        <dt className="text-sm text-soft">{name}</dt>
        <dd className="mt-1 font-serif text-3xl leading-none">{value}</dd>
        {note && <dd className="mt-2 text-sm text-soft">{note}</dd>}
      </div>
    ))}
  </dl>
)
