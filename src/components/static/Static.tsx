import { isValidElement, type ReactElement, type ReactNode } from 'react'

import { env } from '@/env'

import { layReady } from './handover'
import { Held } from './Held'
import { contentOf, drawn, type Wanted } from './markup'

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode }

/** Down to the element that is outermost. */
function outermost(node: ReactNode): ReactElement<Props, string> | null {
  if (!isValidElement<Props>(node)) return null
  const { type } = node
  return typeof type === 'string' ? (node as ReactElement<Props, string>) : outermost(drawn(node))
}

/**
 * A part of the page that no script changes: its markup goes out as it is. Otherwise React would make every element twice on
 * the server, send all of it a second time beside the page, and again go through it in the browser. One element with all
 * that is in it; islands stand beside such parts, not inside.
 */
export function Static({ children }: { children: ReactNode }) {
  const part = outermost(children)
  if (!part) return null
  const { children: inner, dangerouslySetInnerHTML: raw, ...attributes } = part.props
  const wanted: Wanted[] = []
  const html = contentOf(part.type, { children: inner, dangerouslySetInnerHTML: raw }, wanted)
  // What is being worked on is drawn by React, which shows a change at once.
  if (env.NODE_ENV === 'development') return part
  return <Held tag={part.type} name={layReady({ html, wanted })} attributes={attributes} />
}
