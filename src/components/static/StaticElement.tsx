'use client'

import { createElement } from 'react'
import { preload } from 'react-dom'

import { takeMarkup } from './takeMarkup'

type Props = { tag: string; name: string; attributes: Readonly<Record<string, unknown>> }

/**
 * Renders the stored markup of a static part. React knows only the outermost element. It is a client
 * component so that the markup does not pass through the data between Next's two renderers; it never
 * runs in a browser.
 */
export function StaticElement({ tag, name, attributes }: Props) {
  const { html, wanted } = takeMarkup(name)
  for (const { src, srcSet, sizes } of wanted)
    preload(src, {
      as: 'image',
      fetchPriority: 'high',
      ...(srcSet && { imageSrcSet: srcSet }),
      ...(sizes && { imageSizes: sizes }),
    })
  return createElement(tag, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}
