import type { ReactNode } from 'react'

import { TextLink } from './TextLink'
import type { LinkView } from './types'

const linkStyle = 'no-underline hover:underline'

const Side = ({ links }: { links: LinkView[] }) => (
  <div className="flex">
    {links.map((link, index) => (
      <TextLink key={index} link={link} className={linkStyle} />
    ))}
  </div>
)

/** The row above the header on wide screens: small links, and the languages at its end. */
export function TopBar({
  left,
  right,
  label,
  languages,
}: {
  left: LinkView[]
  right: LinkView[]
  label: string
  languages: ReactNode
}) {
  const hasLinks = left.length + right.length > 0
  if (!hasLinks && !languages) return null
  return (
    <div className="top-bar on-dark bar bg-moss-deep print:hidden">
      <div className="wrap flex">
        {hasLinks && (
          <nav aria-label={label} className="flex min-w-0 flex-1 justify-between gap-6">
            <Side links={left} />
            <Side links={right} />
          </nav>
        )}
        {languages}
      </div>
    </div>
  )
}
