import fs from 'node:fs'
import path from 'node:path'

import { expect, it } from '@jest/globals'

const root = path.resolve(import.meta.dirname, '..')
const FOLDERS = [
  'src',
  'scripts',
  'tests',
  'collections',
  'globals',
  'blocks',
  'docker',
  'docs/adr',
]
/** The glossary says which words are not used, and this file lists them. */
const EXEMPT = new Set(['scripts/prose.test.ts', 'src/payload-types.ts'])

const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => /\.(?:ts|tsx|mjs|css|md|yml)$/.test(file) && !EXEMPT.has(file))

const PLAIN_TEXT = /\.(?:md|yml)$/
/** A comment on lines of its own or at the end of one, and the title of a test. */
const PROSE = /^\s*\*.*|\/\*.*|(?<!:)\/\/.*|\b(?:it|test|describe)\(.*|^\s*\)\('.*/
/** Names of code may stand in a comment; so may an address that nothing answers. */
const QUOTED = /`[^`]*`|\w+:\/\/\S+/g

/** Words that an engineer would not search for, beside those that the glossary has others for. */
const REFUSED = /\b(?:anew|naught|nobody|whence|whoever|whomever)\b/i

it('comments, titles of tests and decisions are in the words of plain English', () => {
  const odd = FOLDERS.flatMap(filesIn).flatMap((file) =>
    fs
      .readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const [prose = ''] = PLAIN_TEXT.test(file) ? [line] : (PROSE.exec(line) ?? [])
        return REFUSED.test(prose.replace(QUOTED, '')) ? [`${file}:${at + 1} ${line.trim()}`] : []
      }),
  )
  expect(odd).toEqual([])
})
