'use client'

import { useEffect, type PropsWithChildren } from 'react'

import './cms.css'
import { useStudioLocale } from '../useWords'
import { translatorFor } from '../words'
import { nameControls } from './controlNames'
import { translateEnglish } from './english'
import words from './words.json'

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
 * appear, and gives names to controls that have none. Payload has no setting for them.
 */
export function OwnWords({ children }: PropsWithChildren) {
  const locale = useStudioLocale()
  useEffect(() => {
    const say = translatorFor(words, locale)
    let frame = 0
    const nameAll = () => {
      frame = 0
      nameControls(document, say)
    }
    const observer = new MutationObserver(() => {
      for (const place of document.querySelectorAll(PLACES)) translateTexts(place, locale)
      // Once for all that changes until the screen is drawn: a form of many fields comes in many parts.
      frame ||= requestAnimationFrame(nameAll)
    })
    nameAll()
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [locale])
  return children
}
