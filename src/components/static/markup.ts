import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

import { attributesOf, escape } from './attributes'

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode }

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

/** A picture that matters, to be fetched before the browser comes to it; React would say so of an element by itself. */
export type Wanted = { src: string; srcSet?: string; sizes?: string }

const isElement = (node: unknown): node is ReactElement<Props> => isValidElement(node)

const isRaw = (value: unknown): value is { __html: string } => typeof value === 'object' && value !== null && '__html' in value

/** What a component draws. */
export function drawn({ type, props }: ReactElement<Props>): ReactNode {
  if (type === Fragment) return props.children
  if (typeof type === 'function') return (type as (props: Props) => ReactNode)(props)
  throw new Error('Only elements and what is drawn from them at once can stand still.')
}

/** The option of a choice that is chosen says so itself. */
function withChoice(node: ReactNode, chosen: unknown, wanted: Wanted[]): string {
  const written = markupOf(node, wanted)
  const value = ` value="${escape(String(chosen))}"`
  return written.replace(`<option${value}`, `<option${value} selected=""`)
}

/** What is inside an element. */
export function contentOf(tag: string, { children, dangerouslySetInnerHTML: raw, defaultValue }: Props, wanted: Wanted[]): string {
  if (isRaw(raw)) return raw.__html
  if (tag === 'select' && defaultValue !== undefined) return withChoice(children, defaultValue, wanted)
  if (tag === 'textarea' && defaultValue !== undefined) return escape(String(defaultValue))
  return markupOf(children, wanted)
}

function want({ src, srcSet, sizes }: Props, wanted: Wanted[]): void {
  if (typeof src === 'string') wanted.push({ src, ...(typeof srcSet === 'string' && { srcSet }), ...(typeof sizes === 'string' && { sizes }) })
}

function hostOf(tag: string, props: Props, wanted: Wanted[]): string {
  if (tag === 'img' && props.fetchPriority === 'high') want(props, wanted)
  const isField = tag === 'select' || tag === 'textarea'
  const attributes = attributesOf(isField ? { ...props, defaultValue: undefined } : props)
  return VOID.has(tag) ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${contentOf(tag, props, wanted)}</${tag}>`
}

/**
 * Elements as markup, without React: what stands still needs nothing of it, and this is a tenth of the work. It writes what
 * React would write, and refuses what only React can do.
 */
export function markupOf(node: ReactNode, wanted: Wanted[] = []): string {
  if (typeof node === 'string') return escape(node)
  if (typeof node === 'number' || typeof node === 'bigint') return String(node)
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (isElement(node)) return typeof node.type === 'string' ? hostOf(node.type, node.props, wanted) : markupOf(drawn(node), wanted)
  if (Symbol.iterator in node) {
    let written = ''
    for (const part of node) written += markupOf(part, wanted)
    return written
  }
  throw new Error('What is still to come cannot stand still.')
}
