'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'

/** A link of the navigation that looks like those of the collections. */
export function NavLink({ href, label }: { href: string; label: string }) {
  const isCurrent = usePathname() === href
  return (
    <Link
      className="nav__link"
      href={href}
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {isCurrent && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  )
}
