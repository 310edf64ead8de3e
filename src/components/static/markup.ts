import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

import { attributesOf, escapeHtml } from './attributes'
import { CachedMarkup, type CachedMarkupProps } from './CachedMarkup'

export type Props = Readonly<Record<string, unknown>> & { children?: ReactNode }

const VOID_TAGS = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])

/**
 * What belongs in the head of the page: a picture with high priority, which is preloaded, or a
 * style sheet. React does this for its own elements.
 */
export type Preload =
  { src: string; srcSet?: string; sizes?: string; media?: string } | { sheet: string }

const isElement = (node: unknown): node is ReactElement<Props> => isValidElement(node)

const isRaw = (value: unknown): value is { __html: string } =>
  typeof value === 'object' && value !== null && '__html' in value

/** Returns what a component renders. */
export function renderComponent({ type, props }: ReactElement<Props>): ReactNode {
  if (type === Fragment) return props.children
  if (typeof type === 'function') return (type as (props: Props) => ReactNode)(props)
  throw new Error('Only elements and what is drawn from them at once can stand still.')
}

/** Marks the chosen option of a select. */
function withChoice(node: ReactNode, chosen: unknown, preloads: Preload[]): string {
  const html = markupOf(node, preloads)
  const value = ` value="${escapeHtml(String(chosen))}"`
  return html.replace(`<option${value}`, `<option${value} selected=""`)
}

const END_OF_STYLE = /(<\/?)(s)(tyle)/gi

/** Style is no markup: only its own end is spelled differently. */
const styleContent = (css: string): string =>
  css.replace(
    END_OF_STYLE,
    (_, start: string, letter: string, rest: string) =>
      `${start}\\${letter === 's' ? '73' : '53'} ${rest}`,
  )

/** Where an element notes what is to be loaded ahead: of a `picture` it is the window that decides. */
export const preloadsIn = (tag: string, preloads: Preload[]): Preload[] =>
  tag === 'picture' ? [] : preloads

/** Returns the markup of the content of an element. */
export function contentMarkup(
  tag: string,
  { children, dangerouslySetInnerHTML: rawHtml, defaultValue }: Props,
  preloads: Preload[],
): string {
  if (isRaw(rawHtml)) return rawHtml.__html
  if (tag === 'select' && defaultValue !== undefined)
    return withChoice(children, defaultValue, preloads)
  if (tag === 'style' && typeof children === 'string') return styleContent(children)
  if (tag === 'textarea' && defaultValue !== undefined) return escapeHtml(String(defaultValue))
  return markupOf(children, preloadsIn(tag, preloads))
}

function addPreload({ src, srcSet, sizes }: Props, preloads: Preload[]): void {
  if (typeof src === 'string')
    preloads.push({
      src,
      ...(typeof srcSet === 'string' && { srcSet }),
      ...(typeof sizes === 'string' && { sizes }),
    })
}

/**
 * Whether it is a link that belongs in the head; notes it there. In the head itself the same link
 * has no such sign, and is written.
 */
function noteLink(tag: string, props: Props, preloads: Preload[]): boolean {
  if (tag !== 'link') return false
  const { precedence, href, media, 'data-ahead': isAhead } = props
  if (typeof precedence === 'string') preloads.push({ sheet: String(href) })
  else if (isAhead === true) preloads.push({ src: String(href), media: String(media) })
  else return false
  return true
}

export function elementMarkup(tag: string, props: Props, preloads: Preload[]): string {
  if (tag === 'img' && props.fetchPriority === 'high') addPreload(props, preloads)
  if (noteLink(tag, props, preloads)) return ''
  const isField = tag === 'select' || tag === 'textarea'
  const attributes = attributesOf(isField ? { ...props, defaultValue: undefined } : props)
  return VOID_TAGS.has(tag)
    ? `<${tag}${attributes}/>`
    : `<${tag}${attributes}>${contentMarkup(tag, props, preloads)}</${tag}>`
}

type StoredMarkup = { html: string; preloads: readonly Preload[] }

const cachedMarkups = new WeakMap<object, Map<unknown, StoredMarkup>>()

/** As one piece of text: one that was put together holds all its parts. */
const inOnePiece = (html: string): string => Buffer.from(html).toString()

/** Returns the markup of what follows from one object alone, written once. */
function cachedMarkup({ of, as, children }: CachedMarkupProps, preloads: Preload[]): string {
  const known = cachedMarkups.get(of) ?? new Map<unknown, StoredMarkup>()
  cachedMarkups.set(of, known)
  let cached = known.get(as)
  if (!cached) {
    const own: Preload[] = []
    cached = { html: inOnePiece(markupOf(children, own)), preloads: own }
    known.set(as, cached)
  }
  preloads.push(...cached.preloads)
  return cached.html
}

const isCachedMarkup = (node: ReactElement): node is ReactElement<CachedMarkupProps> =>
  node.type === CachedMarkup

/**
 * Renders elements to markup without React, in a tenth of the time. It writes what React would
 * write, and throws for what only React can do.
 */
export function markupOf(node: ReactNode, preloads: Preload[] = []): string {
  if (typeof node === 'string') return escapeHtml(node)
  if (typeof node === 'number' || typeof node === 'bigint') return String(node)
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (isElement(node)) {
    if (typeof node.type === 'string') return elementMarkup(node.type, node.props, preloads)
    return isCachedMarkup(node)
      ? cachedMarkup(node.props, preloads)
      : markupOf(renderComponent(node), preloads)
  }
  if (Symbol.iterator in node) {
    let html = ''
    for (const part of node) html += markupOf(part, preloads)
    return html
  }
  throw new Error('What is still to come cannot stand still.')
}
