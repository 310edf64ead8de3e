import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type Way = { href: string; label: string }

type Props = { id: string; title: string; count?: string | undefined; isUrgent?: boolean; ways?: readonly Way[]; children: ReactNode }

/** One question of the day and its answer: how much there is, what to begin with, and the way to the rest. */
export function Card({ id, title, count, isUrgent, ways = [], children }: Props) {
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
      {ways.length > 0 && (
        <p className="hestia-card__ways">
          {ways.map(({ href, label }) => (
            <Link key={href} href={href} prefetch={false}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}

/** Nothing to do is good news, and says what comes here. */
export const Calm = ({ children }: { children: ReactNode }) => <p className="hestia-card__calm">{children}</p>

type LineProps = { href: string; title: string; about: string; sign: ReactNode; isUrgent?: boolean }

/** One thing to do: the whole line leads there. */
export const Line = ({ href, title, about, sign, isUrgent }: LineProps) => (
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
