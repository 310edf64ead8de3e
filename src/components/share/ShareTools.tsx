import type { ReactNode } from 'react'

import { island } from '@/components/island/island'

import type { start } from './share.island'

const ShareIsland = island<typeof start>('share', { wake: 'touch', holdsPresses: true })

type Props = {
  href: string
  title: string
  words: { copied: string; notCopied: string }
  children: ReactNode
}

/** Ways to share an address, by the `data-share` of the controls inside: `native`, `copy`, `print`. */
export const ShareTools = ({ href, title, words, children }: Props) => (
  <ShareIsland props={{ href, title, words }}>
    {children}
    <p role="status" className="mt-2 text-sm text-moss empty:sr-only" />
  </ShareIsland>
)
