import type { Page } from '@playwright/test'

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
    const found = await Promise.all(
      addresses.map(async (address) => {
        const sheet = await new CSSStyleSheet().replace(await (await fetch(address)).text())
        return selectorsIn(sheet.cssRules)
          .filter(isFound)
          .map((selector) => `${address.replace(/.*\/|-[^-]*$/g, '')}: ${selector}`)
      }),
    )
    return [...new Set(found.flat())]
  }, sheets)
