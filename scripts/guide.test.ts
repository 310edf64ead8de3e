import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { parseGuide } from '@/domain/studio/guide/parseGuide'
import { defaultLocale, locales } from '@/i18n/locales'
import { linkedSections } from '@/studio/guide/sections'

import { scenes } from './lib/guide-scenes.mjs'

const folder = path.resolve('docs/guide')
const promised: Record<string, number> = JSON.parse(
  readFileSync('tests/e2e/support/tasks.json', 'utf8'),
)

describe.each(locales)('the employee’s guide in %s', (locale) => {
  const text = readFileSync(path.join(folder, `${locale}.md`), 'utf8')

  const sections = parseGuide(text)
  const ids = sections.map(({ id }) => id)

  it('has every task whose presses a test counts, and does not print their number', () => {
    expect(Object.keys(promised).filter((task) => !ids.includes(task))).toEqual([])
    expect(sections.map(({ title }) => title).filter((title) => /\d/.test(title))).toEqual([])
  })

  it('has the section to which the help of each screen leads, each section under one name', () => {
    expect([...linkedSections].filter((section) => !ids.includes(section))).toEqual([])
    expect(ids).toEqual([...new Set(ids)])
    expect(ids).not.toContain('')
  })

  it('has the same sections in the same order as the others, none of them empty', () => {
    const first = parseGuide(readFileSync(path.join(folder, `${defaultLocale}.md`), 'utf8'))
    expect(ids).toEqual(first.map(({ id }) => id))
    expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([])
  })

  it('has pictures that are marked, with numbers of its steps', () => {
    const unmarked = scenes.flatMap(({ name, marks }) => {
      const steps = sections
        .find(({ id }) => id === name)
        ?.blocks.flatMap((block) => (block.kind === 'steps' ? block.items : []))
      const isStep = ([step]: string[]) => (steps ? Number(step) in ['', ...steps] : step === '')
      return marks.length > 0 && marks.every(isStep) ? [] : [name]
    })
    expect(unmarked).toEqual([])
  })

  it('leaves no Markdown that its reader does not know', () => {
    expect(JSON.stringify(sections)).not.toMatch(/\*\*|#|<a |<!--|\]\(|"\d+\. /)
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
