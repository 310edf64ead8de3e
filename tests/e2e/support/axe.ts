import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

import { leftOut } from './laidOut'

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

/**
 * For what is true a moment after a screen was drawn, such as the names that controls of the CMS get: asked again until
 * it is, and the test goes on where it never is.
 */
export const softly = expect.configure({ soft: true, timeout: 60_000 })

/** What screen readers need to name what one presses, ticks, opens or fills in. */
const NAMES = [
  'aria-command-name',
  'aria-hidden-focus',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'input-button-name',
  'label',
  'link-name',
  'select-name',
  'summary-name',
]

/** The controls that have no name, or that take the focus without saying so. */
export const nameless = (page: Page): Promise<string[]> =>
  find(page, { runOnly: NAMES, resultTypes: ['violations'] })

/** Words that are too pale for what is behind them. */
export const pale = (page: Page): Promise<string[]> =>
  find(page, { runOnly: ['color-contrast'], resultTypes: ['violations'] })

/** What axe finds wrong: the rule and the first elements that break it. The policy of the page forbids foreign scripts, so it is handed in. */
export const violations = (page: Page, within?: string): Promise<string[]> =>
  find(page, rules, within)

async function find(page: Page, options: RunOptions, within?: string): Promise<string[]> {
  await expect.poll(() => leftOut(page)).toBe(0)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const found = await page.evaluate(([part, asked]) => window.axe.run(part ?? document, asked), [
    within,
    options,
  ] as const)
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  )
}
