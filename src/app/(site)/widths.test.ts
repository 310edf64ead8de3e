import fs from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

const sheetsIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name))

describe('the sheets of the site', () => {
  it('ask for the width of the page in rem, so that a page with large letters has the shape of a narrow one', () => {
    const sheets = [...sheetsIn('src/app'), ...sheetsIn('src/components')]
    expect(sheets.length).toBeGreaterThan(20)
    const asking = sheets.flatMap((sheet) =>
      (fs.readFileSync(sheet, 'utf8').match(/@media [^{]*\dpx|--breakpoint-[^;]*px/g) ?? []).map(
        (query) => `${sheet}: ${query}`,
      ),
    )
    expect(asking).toEqual([])
  })
})
