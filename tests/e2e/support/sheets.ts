import zlib from 'node:zlib'

import type { APIRequestContext, Page } from '@playwright/test'

const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = zlib.constants

/** As the front sends it, when a second visitor has asked for it. */
const compressedSize = (text: string | Buffer): number =>
  zlib.brotliCompressSync(text, { params: { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT } }).length

const sizes = new Map<string, number>()

/** The styles of the first load of a page in bytes: all sheets that it links, and those inside it. */
export async function stylesOf(page: Page, request: APIRequestContext): Promise<number> {
  const linked = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const inline = await page.locator('style').allTextContents()
  let bytes = compressedSize(inline.join('\n'))
  for (const address of new Set(linked)) {
    const size = sizes.get(address) ?? compressedSize(await (await request.get(address)).body())
    sizes.set(address, size)
    bytes += size
  }
  return bytes
}

/** The style sheets that a page links beside the one of every page. */
export const linkedSheets = (page: Page): Promise<string[]> =>
  page
    .locator('head link[rel=stylesheet][data-precedence=screen]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

/** Rules of these style sheets that would apply to the page, which does not link them. */
export const missingRules = (page: Page, sheets: readonly string[]): Promise<string[]> =>
  page.evaluate(async (addresses) => {
    // A state may come: a rule for it is looked for without it.
    const STATE =
      /:(?:hover|focus|focus-visible|focus-within|active|checked|disabled|target|popover-open|user-invalid|placeholder-shown|first-letter|open)(?![\w-])/g
    const withoutStates = (selector: string) =>
      selector
        .replaceAll(/::[\w-]+(?:\([^)]*\))?/g, '')
        .replaceAll(new RegExp(`(^|[\\s>+~(,])(?:${STATE.source})+`, 'g'), '$1*')
        .replaceAll(STATE, '')
    const isFound = (selector: string) => {
      try {
        return document.querySelector(withoutStates(selector)) !== null
      } catch {
        return false
      }
    }
    const selectorsIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSStyleRule
          ? [rule.selectorText]
          : rule instanceof CSSGroupingRule
            ? selectorsIn(rule.cssRules)
            : [],
      )
    // Two sheets may be made of the same file: the gallery is in that of listings and that of projects.
    const own = new Set([...document.styleSheets].flatMap(({ cssRules }) => selectorsIn(cssRules)))
    const found = await Promise.all(
      addresses.map(async (address) => {
        const sheet = await new CSSStyleSheet().replace(await (await fetch(address)).text())
        return selectorsIn(sheet.cssRules)
          .filter((selector) => !own.has(selector) && isFound(selector))
          .map((selector) => `${address.replace(/.*\/|-[^-]*$/g, '')}: ${selector}`)
      }),
    )
    return [...new Set(found.flat())]
  }, sheets)
