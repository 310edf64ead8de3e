import { isValidElement, type ReactElement, type ReactNode } from 'react'

import { env } from '@/env'

import { storeMarkup } from './markupStore'
import { StaticElement } from './StaticElement'
import { contentMarkup, renderComponent, type Preload, type Props } from './markup'

/** Renders components until the outermost HTML element. */
function outermost(node: ReactNode): ReactElement<Props, string> | null {
  if (!isValidElement<Props>(node)) return null
  const { type } = node
  return typeof type === 'string'
    ? (node as ReactElement<Props, string>)
    : outermost(renderComponent(node))
}

/**
 * A part of the page that no script changes: its markup is sent as it is. Otherwise React would
 * create each element twice on the server and write the part a second time as data. It has one root
 * element; islands stand beside such parts, not inside.
 */
export function Static({ children }: { children: ReactNode }) {
  const element = outermost(children)
  if (!element) return null
  const { children: content, dangerouslySetInnerHTML: rawHtml, ...attributes } = element.props
  const preloads: Preload[] = []
  const html = contentMarkup(
    element.type,
    { children: content, dangerouslySetInnerHTML: rawHtml },
    preloads,
  )
  // In development React renders the part, which shows changes at once.
  if (env.NODE_ENV === 'development') return element
  return (
    <StaticElement
      tag={element.type}
      name={storeMarkup({ html, wanted: preloads })}
      attributes={attributes}
    />
  )
}
