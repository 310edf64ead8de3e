import { Link } from '@payloadcms/ui'
import type { ReactElement, ReactNode } from 'react'

type CardLink = { href: string; label: string }

type CardFrame = {
  id: string
  title: string
  count?: string | undefined
  isUrgent?: boolean
  links?: readonly CardLink[]
}

/**
 * What a check of the dashboard has found: the lines of its card, or none, and the sentence that says
 * so.
 */
export type Check = CardFrame & { lines: readonly ReactElement[]; calm: string }

/** The links of a card to the rest of what it lists. */
export const CardLinks = ({ links }: { links: readonly CardLink[] }) =>
  links.length > 0 && (
    <p className="hestia-card__ways">
      {links.map(({ href, label }) => (
        <Link key={href} href={href} prefetch={false}>
          {label}
        </Link>
      ))}
    </p>
  )

/** A card of the dashboard: a count, the first lines, and links to the rest. */
export function Card({
  id,
  title,
  count,
  isUrgent,
  links = [],
  children,
}: CardFrame & { children: ReactNode }) {
  return (
    <section className="hestia-card" aria-labelledby={`desk-${id}`}>
      <h2 id={`desk-${id}`}>
        {title}
        {count !== undefined && (
          <>
            {' '}
            <span className="hestia-card__count" data-urgent={isUrgent || undefined}>
              {count}
            </span>
          </>
        )}
      </h2>
      {children}
      <CardLinks links={links} />
    </section>
  )
}

/** The text of a card without lines, which tells what the card is for. */
export const EmptyCard = ({ children }: { children: ReactNode }) => (
  <p className="hestia-card__calm">{children}</p>
)

type LineProps = { href: string; title: string; about: string; sign: ReactNode; isUrgent?: boolean }

/** A line of a card, which links to what is to be done. */
export const CardLine = ({ href, title, about, sign, isUrgent }: LineProps) => (
  <li data-urgent={isUrgent || undefined}>
    <div>
      <Link href={href} prefetch={false}>
        {title}
      </Link>
      {about && <span>{about}</span>}
    </div>
    <span className="hestia-card__sign">{sign}</span>
  </li>
)
