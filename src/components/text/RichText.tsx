import { RichText as Lexical, type JSXConvertersFunction } from '@payloadcms/richtext-lexical/react'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'

import { textOf, type Anchors } from './headings'

type Props = {
  text: SerializedEditorState | null | undefined
  hrefOf: (id: string) => string | undefined
  className?: string
  /** The anchors of its headings, when others link to them. */
  anchors?: Anchors
}

const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string'
    ? value.id
    : undefined
}

/** Renders rich text of the studio. A link to a page uses the current address of the page. */
export function RichText({ text, hrefOf, className = 'prose', anchors }: Props) {
  if (!text) return null
  const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    link: ({ node, nodesToJSX }) => {
      const id = idOf(node.fields.doc?.value)
      const href = node.fields.linkType === 'internal' ? id && hrefOf(id) : node.fields.url
      const children = nodesToJSX({ nodes: node.children })
      return href ? <a href={href}>{children}</a> : <>{children}</>
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
