import { island } from '@/components/island/island'
import { ShareTools } from '@/components/share/ShareTools'
import type { Locale } from '@/i18n/locales'

import type { start } from './preview.island'

type Link = { href: string; label: string }
type Props = {
  title: string
  state: string
  /** When the data of the page was read. */
  drawnAt: number
  current: Locale
  languages: { label: string; links: { code: Locale; name: string; href: string }[] }
  share: (Link & { words: { copied: string; notCopied: string } }) | undefined
  edit: Link | undefined
  leave: Link
}

const PreviewIsland = island<typeof start>('preview', { wake: 'idle', tag: 'aside' })

/** Says that this is a preview and links out of it. Stays visible below the page. */
export function PreviewBar({
  title,
  state,
  drawnAt,
  current,
  languages,
  share,
  edit,
  leave,
}: Props) {
  return (
    <PreviewIsland props={{ drawnAt }} aria-label={title} className="preview-bar">
      <p className="preview-state">
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
      {share && (
        <ShareTools href={share.href} title={title} words={share.words}>
          <button type="button" data-share="copy">
            {share.label}
          </button>
        </ShareTools>
      )}
      {edit && (
        <a href={edit.href} className="preview-outside">
          {edit.label}
        </a>
      )}
      <a href={leave.href} className="preview-outside">
        {leave.label}
      </a>
    </PreviewIsland>
  )
}
