'use client'

import { createElement } from 'react'
import { preinit, preload } from 'react-dom'

import { SHEET_PRECEDENCE } from '../sheets/precedence'
import { takeMarkup } from './takeMarkup'

type Props = { tag: string; name: string; attributes: Readonly<Record<string, unknown>> }

/**
 * Renders the stored markup of a static part. React knows only the outermost element. It is a client
 * component so that the markup does not pass through the data between Next's two renderers; it never
 * runs in a browser.
 */
export function StaticElement({ tag, name, attributes }: Props) {
  const { html, wanted } = takeMarkup(name)
  for (const one of wanted)
    if ('sheet' in one) preinit(one.sheet, { as: 'style', precedence: SHEET_PRECEDENCE })
    else
      preload(one.src, {
        as: 'image',
        fetchPriority: 'high',
        ...(one.srcSet && { imageSrcSet: one.srcSet }),
        ...(one.sizes && { imageSizes: one.sizes }),
        ...(one.media && { media: one.media }),
      })
  return createElement(tag, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}
