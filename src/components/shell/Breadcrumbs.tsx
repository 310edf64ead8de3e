export type Crumb = { label: string; href?: string }

/** The breadcrumb trail; the last one is the page itself. */
export function Breadcrumbs({
  label,
  crumbs,
  className = 'wrap',
}: {
  label: string
  crumbs: readonly Crumb[]
  className?: string
}) {
  if (crumbs.length < 2) return null
  return (
    <nav aria-label={label} className={`${className} pt-6 text-[0.9rem] text-soft print:hidden`}>
      <ol className="crumbs">
        {crumbs.map((crumb, index) => (
          <li key={index}>
            {crumb.href && index < crumbs.length - 1 ? (
              <a href={crumb.href} className="no-underline hover:underline">
                {crumb.label}
              </a>
            ) : (
              <span aria-current="page" className="text-ink">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
