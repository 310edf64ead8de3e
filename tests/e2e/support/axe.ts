import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: { run: (context: Document | string, options: RunOptions) => Promise<AxeResults> }
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** What axe finds wrong: the rule and the first elements that break it. The policy of the page forbids foreign scripts, so it is handed in. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(axe)
  const found = await page.evaluate(
    ([part, options]) => window.axe.run(part ?? document, options),
    [within, rules] as const,
  )
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  )
}
