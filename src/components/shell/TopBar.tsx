import { TextLink } from './TextLink'
import type { LinkView } from './types'

const row = 'flex flex-wrap items-center gap-x-6'
const link = 'inline-flex min-h-9 items-center gap-2 no-underline hover:underline'

/** Small links above the header, on both sides. */
export function TopBar({ left, right, label }: { left: LinkView[]; right: LinkView[]; label: string }) {
  if (left.length + right.length === 0) return null
  return (
    <nav aria-label={label} className="bg-moss-deep text-[0.875rem] text-[#e9efe9] max-md:hidden print:hidden">
      <div className="wrap flex justify-between gap-6 py-0.5">
        <div className={row}>
          {left.map((one, at) => (
            <TextLink key={at} link={one} className={link} />
          ))}
        </div>
        <div className={row}>
          {right.map((one, at) => (
            <TextLink key={at} link={one} className={link} />
          ))}
        </div>
      </div>
    </nav>
  )
}
