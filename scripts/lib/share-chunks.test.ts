import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from '@jest/globals'

import { shareChunks } from './share-chunks.mjs'

const require = createRequire(import.meta.url)
const body = `module.exports = [1, () => "${'é'.repeat(5000)}"]`
let folder = ''

const put = (name: string, text: string) => {
  const file = path.join(folder, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
  return file
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chunks-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

test('copies that differ in the name of their map alone are one in memory', () => {
  const one = put('a.js', `${body}\n//# sourceMappingURL=a.js.map`)
  const other = put('ssr/[b].js', `${body}\n//# sourceMappingURL=b.js.map`)
  expect(shareChunks(folder)).toBe(body.length)
  expect(require(other)).toBe(require(one))
})

test('what differs in a letter, is small or is no script stays as it is', () => {
  const files = [
    put('a.js', body),
    put('b.js', body.replace('[1', '[2')),
    put('c.js', 'module.exports = []'),
    put('d.js', 'module.exports = []'),
    put('a.js.map', body),
    put('b.js.map', body),
  ]
  const before = files.map((file) => fs.readFileSync(file, 'utf8'))
  expect(shareChunks(folder)).toBe(0)
  expect(files.map((file) => fs.readFileSync(file, 'utf8'))).toEqual(before)
})
