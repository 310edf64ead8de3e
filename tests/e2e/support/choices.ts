import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, type Locator, type Page } from '@playwright/test'

/** The name of an option in a language of the site. Read as a file: the runner of these tests loads no module of the site that imports JSON. */
export function optionName(language: string, vocabulary: string, value: string): string {
  const messages: { options: Record<string, Record<string, string>> } = JSON.parse(
    readFileSync(path.resolve('src', 'i18n', 'messages', `${language}.json`), 'utf8'),
  )
  return messages.options[vocabulary]?.[value] ?? value
}

/** Answers a field the way the guide says: the first letters, and Enter where it is a drop-down list. */
export async function answerByLetters(page: Page, field: Locator, letters: string): Promise<void> {
  await expect(field).toBeVisible()
  const buttons = field.getByRole('radio')
  if ((await buttons.count()) > 0) {
    await buttons.first().focus()
    await page.keyboard.type(letters)
    return
  }
  const input = field.locator('input[role=combobox]')
  await input.focus()
  await page.keyboard.type(letters)
  await expect(field.locator('.rs__option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field.locator('.rs__menu')).toHaveCount(0)
}
