import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect } from '@playwright/test'
import { simpleParser } from 'mailparser'

/** Where the site that is tested leaves its mails. */
const folder = path.resolve(process.env.OUTBOX ?? path.join('var', 'outbox'))

const names = async (): Promise<string[]> =>
  (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.eml')).sort()

async function addressIn(name: string, to: string): Promise<string | undefined> {
  const mail = await simpleParser(await readFile(path.join(folder, name)))
  const reader = [mail.to ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address))
  return reader.includes(to)
    ? /https?:\/\/\S+\/login\/[\da-f]{64}\/?/.exec(mail.text ?? '')?.[0]
    : undefined
}

/** The path that the next mail to somebody leads to, among those that were not there before. */
export async function linkMailed(to: string, ask: () => Promise<void>): Promise<string> {
  const before = new Set(await names())
  await ask()
  let found: string | undefined
  await expect
    .poll(
      async () => {
        for (const name of await names()) if (!before.has(name)) found ??= await addressIn(name, to)
        return found
      },
      { message: `a link is mailed to ${to}` },
    )
    .toBeDefined()
  return new URL(found ?? '').pathname
}
