import { RichText as Lexical, type JSXConvertersFunction } from '@payloadcms/richtext-lexical/react'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'

import { documentLinkOf, type DocumentLink } from '@/domain/site/documentLinks'

import { textOf, type Anchors } from './headings'

type Props = {
  text: SerializedEditorState | null | undefined
  hrefOf: (link: DocumentLink) => string | undefined
  className?: string
  /** The anchors of its headings, when others link to them. */
  anchors?: Anchors
}

/** Renders rich text of the studio. A link to a document uses its current address. */
export function RichText({ text, hrefOf, className = 'prose', anchors }: Props) {
  if (!text) return null
  const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    link: ({ node, nodesToJSX }) => {
      const { linkType, url, newTab } = node.fields
      const link = documentLinkOf(node.fields)
      const href = linkType === 'internal' ? link && hrefOf(link) : url
      const children = nodesToJSX({ nodes: node.children })
      return href ? (
        <a href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
          {children}
        </a>
      ) : (
        <>{children}</>
      )
    },
    ...(anchors && {
      heading: ({ node, nodesToJSX }) => {
        const Heading = node.tag
        return (
          <Heading id={anchors.get(textOf(node))}>{nodesToJSX({ nodes: node.children })}</Heading>
        )
      },
    }),
  })
  return <Lexical data={text} converters={converters} className={className} />
}
