'use client'

import { useEffect, type PropsWithChildren } from 'react'

import { useStudioLocale } from '../useWords'
import { translateEnglish } from './english'

/** Where Payload shows such sentences: its messages, and the dialog about a document in use. */
const PLACES = '[data-sonner-toaster], .document-locked'

function translateTexts(place: Element, locale: Parameters<typeof translateEnglish>[1]): void {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const translated = translateEnglish(node.nodeValue ?? '', locale)
    if (translated !== undefined) node.nodeValue = translated
  }
}

/**
 * Stands around the studio and replaces sentences that Payload has only in English, as soon as they
 * appear. Payload has no setting for them.
 */
export function OwnWords({ children }: PropsWithChildren) {
  const locale = useStudioLocale()
  useEffect(() => {
    const observer = new MutationObserver(() => {
      for (const place of document.querySelectorAll(PLACES)) translateTexts(place, locale)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [locale])
  return children
}
