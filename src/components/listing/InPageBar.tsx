import { island } from '../island/island'
import type { start } from './inPage.island'

const BarIsland = island<typeof start>('inPage', { wake: 'idle', tag: 'nav' })

/** Links to the parts of a page. They stay in view; a script marks the part that is read. */
export const InPageBar = ({
  label,
  parts,
}: {
  label: string
  parts: readonly { id: string; name: string }[]
}) => (
  <BarIsland className="in-page" aria-label={label}>
    {parts.map(({ id, name }) => (
      <a key={id} href={`#${id}`}>
        {name}
      </a>
    ))}
  </BarIsland>
)
