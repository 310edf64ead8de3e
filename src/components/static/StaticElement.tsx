'use client'

import { createElement, useCallback, useState } from 'react'
import { preload } from 'react-dom'

import { takeMarkup } from './takeMarkup'

type Props = { tag: string; name: string; attributes: Readonly<Record<string, unknown>> }

/** The same object each time, so that React leaves the content alone. */
const EMPTY = { __html: '' }

const isServer = typeof window === 'undefined'

function preloadAndTake(name: string): { __html: string } {
  const { html, wanted } = takeMarkup(name)
  for (const { src, srcSet, sizes } of wanted)
    preload(src, {
      as: 'image',
      fetchPriority: 'high',
      ...(srcSet && { imageSrcSet: srcSet }),
      ...(sizes && { imageSizes: sizes }),
    })
  return { __html: html }
}

/**
 * Renders the stored markup of a static part. React knows only the outermost element. When it
 * creates that element again in the browser, the served content moves into the new one.
 */
export function StaticElement({ tag, name, attributes }: Props) {
  const [served] = useState(() =>
    isServer ? null : document.querySelector(`[data-static="${name}"]`),
  )
  const moveContent = useCallback(
    (element: Element | null) => {
      if (element && served && element !== served) element.replaceChildren(...served.childNodes)
    },
    [served],
  )
  const content = isServer ? preloadAndTake(name) : EMPTY
  return createElement(tag, {
    ...attributes,
    'data-static': name,
    ref: moveContent,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: content,
  })
}
