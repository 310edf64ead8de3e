'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'

/** An entry of the navigation that looks like those of the collections. */
export function NavLink({ href, label }: { href: string; label: string }) {
  const isHere = usePathname() === href
  return (
    <Link className="nav__link" href={href} prefetch={false} aria-current={isHere ? 'page' : undefined}>
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  )
}
