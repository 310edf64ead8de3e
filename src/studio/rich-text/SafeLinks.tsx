'use client'

import { createClientFeature, LinkNode } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'

import { isLink } from '@/domain/site/links'

/** Keeps the words of a link that leads nowhere a visitor may go. */
function unlinkUnsafe(node: LinkNode): void {
  const { linkType, url } = node.getFields()
  if (linkType === 'internal' || (url && isLink(url))) return
  for (const child of node.getChildren()) node.insertBefore(child)
  node.remove()
}

function SafeLinks() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => editor.registerNodeTransform(LinkNode, unlinkUnsafe), [editor])
  return null
}

/**
 * What is pasted from Word or a web page may have links to files of a machine or to scripts. They
 * would be refused when the document is saved, so they become plain words at once.
 */
export const SafeLinksClient = createClientFeature({
  plugins: [{ Component: SafeLinks, position: 'normal' }],
})
