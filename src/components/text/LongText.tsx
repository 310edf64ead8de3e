import type { ReactNode } from 'react'

/**
 * A text that shows its beginning until it is unfolded; a short one is folded on phones only. The
 * whole text is in the markup, for print, search and screen readers.
 */
export function LongText({
  words,
  isShort = false,
  children,
}: {
  words: { more: string; less: string }
  isShort?: boolean
  children: ReactNode
}) {
  return (
    <div className="long-text" data-short={isShort || undefined}>
      <div className="long-text-body">{children}</div>
      <details className="long-text-switch">
        <summary>
          <span>{words.more}</span>
          <span>{words.less}</span>
        </summary>
      </details>
    </div>
  )
}
