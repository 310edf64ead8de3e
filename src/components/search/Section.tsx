import { useId, type ReactNode } from 'react'

type Props = { title: string; action?: ReactNode; children: ReactNode }

/** A section of the panel with its heading. */
export function Section({ title, action, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="search-section">
      <div data-row={action ? '' : undefined} className="search-title">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <ul>{children}</ul>
    </section>
  )
}
