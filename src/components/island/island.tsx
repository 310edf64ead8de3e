import { createElement, type ReactNode } from 'react'

import { pressesFor, type Wake } from './attributes'
import type { JsonSafe } from './json'
import { islandFiles } from './manifest'

/** The props of the function that starts an island in its element; undefined when it has none. */
type PropsOf<S> = S extends (element: HTMLElement) => unknown
  ? undefined
  : S extends (element: HTMLElement, props: infer Props) => unknown
    ? Props
    : never

type Options = {
  wake: Wake
  /** The element around the island. */
  tag?: keyof HTMLElementTagNameMap
  /** Presses and submits in it are held until its script has started. */
  holdsPresses?: boolean
}

type IslandProps<S> = {
  children?: ReactNode
  id?: string
  className?: string
  hidden?: boolean
  [attribute: `aria-${string}` | `data-${string}`]: string | boolean | undefined
} & (PropsOf<S> extends undefined
  ? { props?: undefined }
  : { props: PropsOf<S> extends JsonSafe<PropsOf<S>> ? PropsOf<S> : never })

/**
 * A part of the page with a script of its own. The server draws its content; the file
 * `NAME.island.ts(x)` exports `start`, which makes it live in the browser.
 * @template S the type of that function, `typeof start`
 */
export function island<S extends (element: HTMLElement, props: never) => unknown>(
  name: string,
  { wake, tag = 'div', holdsPresses = false }: Options,
) {
  return function Island({ props, children, ...attributes }: IslandProps<S>) {
    const { script, style } = islandFiles(name)
    return createElement(
      tag,
      {
        ...attributes,
        'data-island': name,
        'data-wake': wake,
        'data-script': script,
        'data-style': style,
        'data-props': props === undefined ? undefined : JSON.stringify(props),
        ...(holdsPresses && pressesFor(name)),
      },
      children,
    )
  }
}
