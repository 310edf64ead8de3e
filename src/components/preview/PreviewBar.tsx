import { island } from '@/components/island/island'
import type { Locale } from '@/i18n/locales'

import type { start } from './preview.island'
import type { TypedWords } from './showTyped'

type Link = { href: string; label: string }
type Props = {
  title: string
  state: string
  /** When the data of the page was read. */
  drawnAt: number
  /** The release of which the whole site is shown: links of the page then stay in its preview. */
  release?: { id: string; key: string | undefined }
  current: Locale
  languages: { label: string; links: { code: Locale; name: string; href: string }[] }
  /** Links into the studio, for staff. */
  tools: Link[]
  leave: Link
  /** What it says while somebody types, to a colleague who can. */
  words?: TypedWords | undefined
}

const PreviewIsland = island<typeof start>('preview', { wake: 'idle', tag: 'aside' })

/** Says that this is a preview and links out of it. Stays visible below the page. */
export function PreviewBar(props: Props) {
  const { title, state, drawnAt, release, current, languages, tools, leave, words } = props
  return (
    <PreviewIsland props={{ drawnAt, release, words }} aria-label={title} className="preview-bar">
      <p className="preview-state" role="status">
        <strong>{title}</strong> {state}
      </p>
      <nav aria-label={`${title}, ${languages.label}`} className="preview-languages">
        {languages.links.map(({ code, name, href }) => (
          <a
            key={code}
            href={href}
            lang={code}
            aria-label={name}
            aria-current={code === current ? 'page' : undefined}
          >
            {code.toUpperCase()}
          </a>
        ))}
      </nav>
      {tools.map(({ href, label }) => (
        <a key={href} href={href} className="preview-outside">
          {label}
        </a>
      ))}
      <a href={leave.href} className="preview-outside">
        {leave.label}
      </a>
    </PreviewIsland>
  )
}
