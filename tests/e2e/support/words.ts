import type { Page } from '@playwright/test'

/** The languages of the studio in which no English may be left. */
export const foreignLanguages = ['nl', 'fr', 'de'] as const

/** Shows the studio in a language from the next page on. */
export const speakIn = (page: Page, baseURL: string | undefined, language: string) =>
  page.context().addCookies([{ name: 'hestia-lng', value: language, url: String(baseURL) }])

/**
 * Returns what a colleague of another language cannot read on this screen of the studio: English
 * words, names of fields, ids and times of twelve hours. What people wrote (cells of tables, texts
 * in fields, addresses of pages, what visitors ask) may be English.
 */
export const oddWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const english =
      /\b(?:the|you|your|with|Save|Saved|Delete|Search|Select|Successfully|Loading|Language|Locales?|Payload|Bulk|Upload|Add|Create|Edit|Time|Next|Previous|Untitled|[AP]M)\b/
    const address = /^\/\S*$/
    const code = /^[a-z]+(?:[A-Z][a-z]+)+$/
    const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/
    const written =
      'td, [contenteditable], textarea, pre, iframe, script, style, .file-details, [class*="value-label"], [class*="single-value"], .hestia-rows__remark'
    const odd: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode.nodeValue?.trim() ?? ''
      const place = texts.currentNode.parentElement
      if (
        !text ||
        address.test(text) ||
        !place?.checkVisibility() ||
        place.closest('script, style')
      )
        continue
      const isWritten = place.closest(written) !== null
      if (id.test(text) || (!isWritten && (english.test(text) || code.test(text)))) odd.push(text)
    }
    // What only a screen reader says: a text into which a program put something else.
    for (const element of document.querySelectorAll('[aria-label], [title], [alt]'))
      for (const name of ['aria-label', 'title', 'alt']) {
        const label = element.getAttribute(name) ?? ''
        if (/\[object |\bundefined\b|\{\{/.test(label)) odd.push(label)
      }
    return odd
  })
