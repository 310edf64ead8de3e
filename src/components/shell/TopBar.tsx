import { TextLink } from './TextLink'
import type { LinkView } from './types'

const rowStyle = 'flex flex-wrap items-center gap-x-6'
const linkStyle = 'inline-flex min-h-9 items-center gap-2 no-underline hover:underline'

/** The small links above the header. */
export function TopBar({
  left,
  right,
  label,
}: {
  left: LinkView[]
  right: LinkView[]
  label: string
}) {
  if (left.length + right.length === 0) return null
  return (
    <nav
      aria-label={label}
      className="on-dark bar bg-moss-deep text-[0.875rem] text-[#e9efe9] max-md:hidden print:hidden"
    >
      <div className="wrap flex justify-between gap-6 py-0.5">
        <div className={rowStyle}>
          {left.map((item, index) => (
            <TextLink key={index} link={item} className={linkStyle} />
          ))}
        </div>
        <div className={rowStyle}>
          {right.map((item, index) => (
            <TextLink key={index} link={item} className={linkStyle} />
          ))}
        </div>
      </div>
    </nav>
  )
}
