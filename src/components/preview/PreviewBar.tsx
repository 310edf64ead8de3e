import { PreviewLive, ShareTools } from '@/components/islands'
import type { Locale } from '@/i18n/locales'

type Link = { href: string; label: string }
type Props = {
  title: string
  state: string
  /** When what is below was read. */
  drawnAt: number
  current: Locale
  languages: { label: string; links: { code: Locale; name: string; href: string }[] }
  share: (Link & { words: { copied: string; notCopied: string } }) | undefined
  edit: Link | undefined
  leave: Link
}

/** Says that this is a preview and leads out of it. It stays in view below the page. */
export function PreviewBar({ title, state, drawnAt, current, languages, share, edit, leave }: Props) {
  return (
    <aside aria-label={title} className="preview-bar">
      <PreviewLive drawnAt={drawnAt} />
      <p className="preview-state">
        <strong>{title}</strong> {state}
      </p>
      <nav aria-label={`${title}, ${languages.label}`} className="preview-languages">
        {languages.links.map(({ code, name, href }) => (
          <a key={code} href={href} lang={code} aria-label={name} aria-current={code === current ? 'page' : undefined}>
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
    </aside>
  )
}
