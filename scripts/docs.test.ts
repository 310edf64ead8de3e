import fs from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')
const markdownIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...markdownIn('docs'),
  ...markdownIn(path.join('docs', 'adr')),
].map((file) => ({ file, text: read(file) }))

const FOLDERS = 'src scripts tests collections globals blocks docs docker migrations'.split(' ')
const isPath = (quoted: string): boolean =>
  FOLDERS.some((folder) => quoted.startsWith(`${folder}/`)) && !/[\s…]/.test(quoted)
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, quoted = '']) => quoted)

/** A name with choices, as in `{nl,fr}.json`, is several names. */
function choicesOf(name: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^}]*,[^}]*)\}(.*)$/.exec(name) ?? []
  if (choices === undefined) return [name]
  return choices.split(',').flatMap((choice) => choicesOf(`${before}${choice}${after}`))
}

/** Returns the part of a path before what the reader fills in: `{name}`, `NAME`, `*`. */
function fixedPartOf(name: string): string {
  const steps = name.split('/')
  const open = steps.findIndex((step) => /[*{<]|^[A-Z]{2,}(\.|$)/.test(step))
  return (open < 0 ? steps : steps.slice(0, open)).join('/')
}

/** A file may be named without its ending, as it is imported. */
const isThere = (name: string): boolean =>
  ['', '.ts', '.tsx', '.mjs'].some((ending) => fs.existsSync(path.join(root, name + ending)))

const isFile = (name: string): boolean =>
  fs.statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile() === true

/** Part of the name of a file. Nothing of ours is called `NAME`, or `proxy.ts`, which is Next's. */
const isFileName = (quoted: string): boolean =>
  /^[a-zA-Z][\w./-]*\.(ts|tsx|mjs)$/.test(quoted) && !/^(NAME\.|proxy\.ts$)/.test(quoted)

const files = [
  ...fs.readdirSync(root),
  ...FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.replaceAll('\\', '/'))),
  ),
]
const endsAFile = (name: string): boolean =>
  files.some((file) => file === name || file.endsWith(`/${name}`))

describe('the documents', () => {
  it('name only files and folders that are there', () => {
    const missing = documents.flatMap(({ file, text }) =>
      quotedIn(text)
        .filter(isPath)
        .flatMap(choicesOf)
        .filter((name) => !isThere(fixedPartOf(name)))
        .map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('name only files that are there where they leave out the folder', () => {
    const missing = documents.flatMap(({ file, text }) =>
      quotedIn(text)
        .filter((name) => isFileName(name) && !isPath(name) && !endsAFile(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('say of a name with its file in brackets what the file has', () => {
    const named = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/`(\w+)`\s+\(`([^`\n]+)`/g)]
        .filter(([, , where = '']) => isPath(where) && isFile(where))
        .map(([, name = '', where = '']) => ({ file, name, where })),
    )
    expect(named.length).toBeGreaterThan(3)
    const missing = named.filter(({ name, where }) => !read(where).includes(name))
    expect(missing).toEqual([])
  })
})

describe('the glossary', () => {
  it('defines each term once', () => {
    const [terms = ''] = read('docs/glossary.md').split('## Words of the code')
    const names = [...terms.matchAll(/^\| ([^|]+) \|/gm)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'term')
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })
})

describe('the changelog', () => {
  it('says nothing twice among what is not released', () => {
    const [, unreleased = ''] = read('CHANGELOG.md').split(/^## .*$/m)
    const entries = unreleased.split(/^- /m).map((entry) => entry.trim())
    expect(entries.length).toBeGreaterThan(1)
    expect(entries.filter((entry, place) => entries.indexOf(entry) !== place)).toEqual([])
  })
})

describe('the document about scale', () => {
  it('has only figures of the benches that it names', () => {
    const sections = new Map(
      [...read('docs/benchmarks.md').matchAll(/<!-- bench (\S+) -->([^]*?)<!-- \/bench/g)].map(
        ([, name = '', text = '']) => [name, text] as const,
      ),
    )
    const rows = [...read('docs/scale.md').matchAll(/^\| ([^|]+ \| [^|]+) \| `(\w[\w-]*)` \|$/gm)]
    expect(rows.length).toBeGreaterThan(5)
    const invented = rows.flatMap(([, text = '', bench = '']) => {
      const measured: string[] = sections.get(bench)?.match(/\d+(\.\d+)?/g) ?? []
      const stated = text.replaceAll(/(\d),(?=\d{3})/g, '$1').match(/\d+(\.\d+)?/g) ?? []
      return stated
        .filter((figure) => figure !== '99' && !measured.includes(figure))
        .map((figure) => `${bench}: ${figure}`)
    })
    expect(invented).toEqual([])
  })
})
