import path from 'node:path'

import { next, typescript } from '../children.mjs'
import { attempt, bin, Failed, must } from './run.mjs'
import { siteDir } from './settings.mjs'

/** A TypeScript program that reads the assembled configuration. */
const withConfig = (file) => typescript(path.join('scripts', 'checks', file))

/** TypeScript 7 checks types: its compiler takes a tenth of the time. ESLint and Next still need TypeScript 6. */
export async function types(settings) {
  const fresh = await attempt(settings, 'types', withConfig('generated.ts'))
  await must(settings, 'types', next('typegen'))
  await must(settings, 'types', [
    bin('typescript-native', 'bin/tsc'),
    '--project',
    'tests',
    // What it keeps for the next run does not notice that a JSON file was mended.
    '--incremental',
    'false',
  ])
  if (!fresh) throw new Failed()
}

export async function lint(settings) {
  const cache = (name) => [
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    path.join(settings.varDir, name),
  ]
  const written = await attempt(settings, 'lint', [
    bin('eslint', 'bin/eslint.js'),
    '.',
    '--max-warnings',
    '0',
    ...cache('eslint'),
  ])
  const formatted = await attempt(settings, 'lint', [
    bin('prettier', 'bin/prettier.cjs'),
    '--check',
    '.',
    ...cache('prettier'),
  ])
  if (!written || !formatted) throw new Failed()
}

const TREE = ['payload.config.ts', 'src', 'blocks', 'collections', 'globals', 'tests']

export const layers = (settings) =>
  must(settings, 'layers', [
    bin('dependency-cruiser', 'bin/dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    ...TREE,
  ])

export const dead = (settings) =>
  must(settings, 'dead', [bin('knip', 'bin/knip.js'), '--no-progress'])

export const messages = (settings) =>
  must(settings, 'messages', [path.join('scripts', 'checks', 'messages.mjs')])

/** Migrations lead to the schema, and can run beside the program of the release before. */
export async function drift(settings) {
  await must(settings, 'drift', [path.join('scripts', 'checks', 'migrations.mjs')])
  await must(settings, 'drift', withConfig('drift.ts'))
}

/** Every regular expression, judged by what the worst text does to it. */
export const patterns = (settings) => must(settings, 'patterns', withConfig('patterns.ts'))

/** The build of the browser tests, made where no database can be reached. */
export const build = (settings) =>
  must(settings, 'build', [path.join('scripts', 'build.mjs')], { ...siteEnv, DATABASE_URL: '' })

/** The browser asks for every page at once, from one address. */
export const siteEnv = {
  VAR_DIR: siteDir,
  NODE_ENV: 'production',
  FRONT_RENDERS_PER_SECOND: '1000',
}
