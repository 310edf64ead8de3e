import fs from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { BUILD_PACKAGES, installArguments, isUpToDate } from './packages.mjs'

type Packages = Parameters<typeof isUpToDate>[0]

const root = path.resolve(import.meta.dirname, '..', '..')
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')
const lock: Packages = JSON.parse(read('package-lock.json')).packages
const development: string[] = Object.keys(JSON.parse(read('package.json')).devDependencies)

/** What a build reads beside the folders of the site. */
const CONFIGURATION = ['payload.config.ts', 'next.config.mjs', 'postcss.config.mjs']
const FOLDERS = ['src', 'blocks', 'collections', 'globals']
/** An import with values, of a program or of a style sheet, and a plugin of PostCSS. */
const NAMED = [
  /^(?:import|export)\s(?!type\b)[^;'"]*?'([^'"]+)'/gm,
  /\bimport\('([^']+)'\)/g,
  /@(?:import|plugin)\s+['"]([^'"]+)['"]/g,
  /plugins: \[\['([^']+)'/g,
]

const namesIn = (file: string): string[] =>
  NAMED.flatMap((pattern) => [...read(file).matchAll(pattern)].map(([, name = '']) => name))

/** The program of the build and all files of ours that it imports. */
function filesFrom(file: string, known = new Set<string>()): Set<string> {
  known.add(file)
  for (const name of namesIn(file).filter((one) => one.startsWith('.'))) {
    const next = path.join(path.dirname(file), name)
    if (next.endsWith('.mjs') && !known.has(next)) filesFrom(next, known)
  }
  return known
}

const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs|s?css)$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
    .map((file) => path.join(folder, file))

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

/** What Next refuses to build TypeScript without. */
const askedByNext = [
  ...read('node_modules/next/dist/lib/verify-typescript-setup.js').matchAll(/pkg: '([^']+)'/g),
].map(([, name = '']) => name)

describe('the packages of a first start', () => {
  it('are all development packages that a build uses, and no others', () => {
    const files = [
      ...filesFrom('scripts/lib/build.mjs'),
      ...CONFIGURATION,
      ...FOLDERS.flatMap(filesIn),
    ]
    const used = [...files.flatMap(namesIn).map(packageOf), ...askedByNext]
    expect(BUILD_PACKAGES).toEqual(
      [...new Set(used)].filter((name) => development.includes(name)).sort(),
    )
  })

  it('have the versions of the lock', () => {
    const words = installArguments(lock, 'build')
    expect(words).toContain('--omit=dev')
    expect(words).toContain(`typescript@${lock['node_modules/typescript']?.version}`)
    expect(words.filter((word) => /[^@]@\d/.test(word))).toHaveLength(BUILD_PACKAGES.length)
  })
})

/** A lock with a package of the site, one that the build needs, two of the tests and one of another platform. */
const wanted: Packages = {
  '': {
    devDependencies: Object.fromEntries([...BUILD_PACKAGES, 'jest'].map((name) => [name, '1'])),
  },
  'node_modules/next': { version: '16.0.0' },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
  'node_modules/jest': { version: '30.0.0', dev: true },
  'node_modules/jest-worker': { version: '30.0.0', dev: true },
  ...Object.fromEntries(
    BUILD_PACKAGES.map((name) => [`node_modules/${name}`, { version: '2.0.0', dev: true }]),
  ),
}
const without = (...names: string[]): Packages =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([folder]) => folder && !names.some((name) => folder === `node_modules/${name}`),
    ),
  )
const enough = (installed: Packages) =>
  (['serve', 'build', 'all'] as const).filter((need) => isUpToDate(wanted, installed, need))

describe('installed packages', () => {
  it('are enough for the tests when only another platform is missing', () => {
    expect(enough(without('other-platform'))).toEqual(['serve', 'build', 'all'])
  })

  it('of a first start are enough for it; the next test installs the rest', () => {
    expect(enough(without('jest', 'jest-worker'))).toEqual(['serve', 'build'])
    expect(installArguments(wanted, 'all')).toContain('--include=dev')
  })

  it('of a container serve and do not build', () => {
    expect(enough(without('jest', 'jest-worker', 'typescript'))).toEqual(['serve'])
  })

  it('of another version, or without one of the site, are not enough', () => {
    expect(enough({ ...wanted, 'node_modules/next': { version: '15.0.0' } })).toEqual([])
    expect(enough({ ...wanted, 'node_modules/jest': { version: '29.0.0' } })).toEqual([])
    expect(enough(without('next'))).toEqual([])
  })
})
