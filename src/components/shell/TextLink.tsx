import { Icon, isIcon } from '@/components/icon/Icon'

import type { LinkView } from './types'

/** A link as staff configure it, with its icon; external links open in a new tab. */
export function TextLink({
  link,
  className,
  current = false,
}: {
  link: LinkView
  className?: string
  current?: boolean
}) {
  return (
    <a
      href={link.href}
      className={className}
      {...(link.colour && { style: { color: link.colour } })}
      {...(link.newTab && { target: '_blank', rel: 'noopener' })}
      {...(current && { 'aria-current': 'page' as const })}
    >
      {isIcon(link.icon) && <Icon name={link.icon} size={16} />}
      {link.label}
    </a>
  )
}
