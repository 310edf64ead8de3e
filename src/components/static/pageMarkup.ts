import { isValidElement, type ReactElement, type ReactNode } from 'react'

import {
  elementMarkup,
  markupOf,
  preloadsIn,
  renderComponent,
  type Preload,
  type Props,
} from './markup'
import { Static } from './Static'

type Markup = string | Promise<string>

const isElement = (node: unknown): node is ReactElement<Props> => isValidElement(node)

const isToCome = (node: ReactNode): node is Promise<Awaited<ReactNode>> => node instanceof Promise

/** Elements in which nothing waits: text, markup, and fields with the rules of their values. */
const isReady = ({ children, dangerouslySetInnerHTML, defaultValue }: Props): boolean =>
  children === undefined ||
  typeof children === 'string' ||
  dangerouslySetInnerHTML !== undefined ||
  defaultValue !== undefined

/** Puts text together without copying it, as `join` would do at every level of the page. */
const joined = (parts: readonly string[]): string => parts.reduce((html, part) => html + part, '')

/** Writes parts side by side. When one fails, the others still have somebody who waits for them. */
function listMarkup(nodes: readonly ReactNode[], preloads: Preload[]): Markup {
  const parts = nodes.map((node): Markup => {
    try {
      return nodeMarkup(node, preloads)
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)))
    }
  })
  return parts.every((part) => typeof part === 'string')
    ? joined(parts)
    : Promise.all(parts).then(joined)
}

/** Makes promises only where something waits: they cost more than the markup itself. */
function nodeMarkup(node: ReactNode, preloads: Preload[]): Markup {
  if (isToCome(node)) return node.then((come) => nodeMarkup(come, preloads))
  if (Array.isArray(node)) return listMarkup(node, preloads)
  if (!isElement(node)) return markupOf(node, preloads)
  const { type, props } = node
  if (type === Static) return markupOf(props.children, preloads)
  if (typeof type !== 'string') return nodeMarkup(renderComponent(node), preloads)
  if (isReady(props)) return elementMarkup(type, props, preloads)
  const around = (__html: string) =>
    elementMarkup(type, { ...props, dangerouslySetInnerHTML: { __html } }, preloads)
  const content = nodeMarkup(props.children, preloadsIn(type, preloads))
  return typeof content === 'string' ? around(content) : content.then(around)
}

/**
 * Renders a whole page to markup without React. Unlike `markupOf` it waits for components that load
 * data; static parts have none.
 */
export const pageMarkup = async (page: ReactNode, preloads: Preload[]): Promise<string> =>
  nodeMarkup(page, preloads)
