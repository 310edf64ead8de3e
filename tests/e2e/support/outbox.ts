import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect } from '@playwright/test'
import { simpleParser } from 'mailparser'

/** Where the site that is tested leaves its mails. */
const folder = path.resolve(process.env.OUTBOX ?? path.join('var', 'outbox'))

const names = async (): Promise<string[]> =>
  (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.eml')).sort()

async function foundIn(name: string, to: string, pattern: RegExp): Promise<string | undefined> {
  const mail = await simpleParser(await readFile(path.join(folder, name)))
  const reader = [mail.to ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address))
  return reader.includes(to) ? pattern.exec(mail.text ?? '')?.[0] : undefined
}

/** Waits for what a pattern finds in a mail to somebody, among those that are not left out. */
async function waitFor(
  to: string,
  pattern: RegExp,
  leftOut: ReadonlySet<string> = new Set(),
): Promise<string> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        for (const name of await names())
          if (!leftOut.has(name)) found ??= await foundIn(name, to, pattern)
        return found
      },
      { message: `a link is mailed to ${to}` },
    )
    .toBeDefined()
  return found ?? ''
}

/** The path of the login that the next mail to somebody leads to, among those that were not there before. */
export async function linkMailed(to: string, ask: () => Promise<void>): Promise<string> {
  const before = new Set(await names())
  await ask()
  return new URL(await waitFor(to, /https?:\/\/\S+\/login\/[\da-f]{64}\/?/, before)).pathname
}

/** The link to their personal page in a mail to somebody. It has a key, which staff do not get to see. */
export const personalLinkMailed = async (to: string): Promise<URL> =>
  new URL(await waitFor(to, /https?:\/\/\S+\/api\/personal\/\w+\?lang=\w\w&key=[\w.-]+/))
