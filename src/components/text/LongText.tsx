import type { ReactNode } from 'react'

/**
 * A text that shows its beginning until it is unfolded. The whole text is in the markup, for print,
 * search and screen readers.
 */
export function LongText({
  words,
  children,
}: {
  words: { more: string; less: string }
  children: ReactNode
}) {
  return (
    <div className="long-text">
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
