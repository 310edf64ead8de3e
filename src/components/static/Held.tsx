'use client'

import { createElement, useCallback, useState } from 'react'
import { preload } from 'react-dom'

import { fetchReady } from './fetchReady'

type Props = { tag: string; name: string; attributes: Readonly<Record<string, unknown>> }

/** The same object each time: React leaves what is inside alone. */
const nothing = { __html: '' }

const isServer = typeof window === 'undefined'

function write(name: string): { __html: string } {
  const { html, wanted } = fetchReady(name)
  for (const { src, srcSet, sizes } of wanted)
    preload(src, { as: 'image', fetchPriority: 'high', ...(srcSet && { imageSrcSet: srcSet }), ...(sizes && { imageSizes: sizes }) })
  return { __html: html }
}

/**
 * What the server wrote stays as it is; React knows of the outermost element alone. Should it ever draw that anew, what was
 * inside moves there.
 */
export function Held({ tag, name, attributes }: Props) {
  const [written] = useState(() => (isServer ? null : document.querySelector(`[data-static="${name}"]`)))
  const keep = useCallback(
    (element: Element | null) => {
      if (element && written && element !== written) element.replaceChildren(...written.childNodes)
    },
    [written],
  )
  const content = isServer ? write(name) : nothing
  return createElement(tag, { ...attributes, 'data-static': name, ref: keep, suppressHydrationWarning: true, dangerouslySetInnerHTML: content })
}
