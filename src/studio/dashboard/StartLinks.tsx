import { Link } from '@payloadcms/ui'

import type { CardProps } from './cardProps'

/** What a colleague most often begins with, in one click. */
export function StartLinks({ t, admin }: Pick<CardProps, 't' | 'admin'>) {
  const links = [
    ['startProperties', `${admin}/collections/properties`],
    ['startProperty', `${admin}/collections/properties/create`],
    ['startLead', `${admin}/collections/enquiries/create`],
    ['startAgenda', `${admin}/visits`],
  ] as const
  return (
    <nav className="hestia-desk__start" aria-label={t('start')}>
      {links.map(([key, href]) => (
        <Link
          key={key}
          href={href}
          prefetch={false}
          className="btn btn--style-secondary btn--size-medium"
        >
          {t(key)}
        </Link>
      ))}
    </nav>
  )
}
