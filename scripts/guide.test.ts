import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { locales } from '@/i18n/locales'

const folder = path.resolve('docs/guide')
const promised: Record<string, number> = JSON.parse(
  readFileSync('tests/e2e/support/tasks.json', 'utf8'),
)

describe.each(locales)('the employee’s guide in %s', (locale) => {
  const text = readFileSync(path.join(folder, `${locale}.md`), 'utf8')

  it('promises of each task the presses that its test counts', () => {
    const told = [...text.matchAll(/<a id="(\w+)"><\/a>\n\n## .+ \((\d+) \p{L}+\)\n/gu)].map(
      ([, task, presses]) => [task, Number(presses)],
    )
    expect(Object.fromEntries(told)).toEqual(promised)
  })

  it('shows pictures that exist, each with words for those who do not see it, and none lies there unused', () => {
    const shown = [...text.matchAll(/!\[(.+?)\]\((pictures\/.+?)\)/g)].map(([, , file]) =>
      String(file),
    )
    expect(shown.filter((file) => !existsSync(path.join(folder, file)))).toEqual([])
    expect(readdirSync(path.join(folder, 'pictures', locale)).toSorted()).toEqual(
      shown.map((file) => path.basename(file)).toSorted(),
    )
  })
})

describe('the README', () => {
  const pictures = [
    ...readFileSync('README.md', 'utf8').matchAll(/!\[([^\]]{20,})\]\((docs\/pictures\/[^)]+)\)/g),
  ].map(([, , file]) => String(file))

  it('shows the site, the studio and the portal, each with words for those who do not see it', () => {
    const names = ['site', 'studio', 'portal'].map((name) => `docs/pictures/${name}.webp`)
    expect(pictures).toEqual(names)
    expect(readdirSync('docs/pictures')).toHaveLength(names.length)
  })

  it('shows no picture of more than 150 kB', () => {
    expect(pictures.filter((file) => statSync(file).size > 150_000)).toEqual([])
  })
})
