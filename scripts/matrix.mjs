// `npm run matrix`: start, unit and integration tests on each Node that is supported. Other versions than this one come
// from the `node` package of the registry, into var/matrix.
//   npm run matrix -- 22 24     only these
//   npm run matrix -- --all     all integration tests; by default those of SAMPLE
//   npm run matrix -- --again   also what has passed on this commit
import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'

import { SUPPORTED } from './lib/machine.mjs'
import { freePort } from './lib/postgres.mjs'
import { program } from './lib/program.mjs'
import { print, Refusal } from './lib/say.mjs'
import { root } from './lib/settings.mjs'
import { isStopping } from './lib/shutdown.mjs'
import { spawnProgram } from './lib/spawn-program.mjs'

const folder = path.join(root, 'var', 'matrix')
/** What rests most on Node itself: files, streams, signals, HTTP, workers, and PostgreSQL beside them. */
const SAMPLE =
  'archive backup catalogue dev forms front http jobs lists mails metrics standby start stopping supervision uploads'.split(
    ' ',
  )
const READY = 'Hestia is ready'
const START_TIMEOUT_MS = 900_000
const STOP_TIMEOUT_MS = 120_000

/**
 * What passed is noted in a file of the commit, so that a run that was stopped goes on. Changes that
 * are not committed are no commit: nothing is noted of them.
 */
function openNotes() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  if (git('status', '--porcelain', '--untracked-files=no'))
    return { read: () => ({}), add: () => {} }
  const file = path.join(folder, `passed-${git('rev-parse', '--short=12', 'HEAD')}.json`)
  const read = () => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {})
  const add = (part, outcome) => {
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(file, `${JSON.stringify({ ...read(), [part]: outcome }, null, 2)}\n`)
  }
  return { read, add }
}

/** Returns the program of a version, installed if it is not there. */
function nodeOf(major) {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath
  const place = path.join(folder, `node-${major}`)
  const file = path.join(place, 'node_modules', 'node', 'bin', 'node')
  if (!fs.existsSync(file)) {
    fs.mkdirSync(place, { recursive: true })
    fs.writeFileSync(path.join(place, 'package.json'), '{ "private": true }\n')
    const args = ['install', '--no-audit', '--no-fund', '--no-save', `node@${major}`]
    const { status, stderr } = spawnSync('npm', args, { cwd: place, encoding: 'utf8' })
    if (status !== 0 || !fs.existsSync(file))
      throw new Refusal(`Node ${major} could not be fetched from the registry:\n${stderr}`)
  }
  return file
}

/** Programs that ask for "node" get the same one. */
const environmentFor = (node) => ({
  ...process.env,
  NODE_OPTIONS: '',
  PATH: [path.dirname(node), process.env.PATH].join(path.delimiter),
})

/** Starts the site without a demo, asks for a page, and stops it. */
async function tryStart(node, major) {
  const varDir = path.join(folder, `site-${major}`)
  fs.rmSync(varDir, { recursive: true, force: true })
  const port = await freePort()
  const started = spawnProgram(node, [path.join('scripts', 'start.mjs')], {
    ...environmentFor(node),
    PORT: String(port),
    HOST: '127.0.0.1',
    VAR_DIR: varDir,
    NEXT_DIST_DIR: '.next-test',
    HESTIA_DEMO: 'none',
    MAP: 'none',
    DATABASE_URL: '',
  })
  try {
    await started.until((said) => said.includes(READY), START_TIMEOUT_MS)
    const { status } = await fetch(`http://127.0.0.1:${port}/nl/`)
    const { code } = await started.stop(STOP_TIMEOUT_MS)
    return status < 500 && code === 0
      ? 'passed'
      : `FAILED: the page answers ${status}, and the stop ended with ${code}`
  } catch (error) {
    await started.stop(STOP_TIMEOUT_MS)
    return `FAILED: ${error.message}`
  }
}

/** Runs stages of the tests; returns the line that counts them. */
async function tryStage(node, words) {
  const run = spawnProgram(node, [path.join('scripts', 'test.mjs'), ...words], environmentFor(node))
  const [code] = await once(run.child, 'exit')
  const [counted = 'no test was run'] = /^\d+ passed, \d+ failed$/m.exec(run.said()) ?? []
  if (code !== 0) print(run.said())
  return code === 0 ? counted : `FAILED: ${counted}`
}

/** The parts of one version, and how each is done. Integration is a part for each name of the sample. */
const partsOf = (node, major, isWhole) => [
  ['start', () => tryStart(node, major)],
  ['unit', () => tryStage(node, ['unit'])],
  ...(isWhole
    ? [['integration', () => tryStage(node, ['integration'])]]
    : SAMPLE.map((name) => [
        `integration ${name}`,
        () => tryStage(node, ['integration', `integration/${name}`]),
      ])),
]

/** Does the parts that have not passed on this commit; returns whether one failed. */
async function tryVersion(major, { isWhole, isAgain, notes }) {
  const node = nodeOf(major)
  const version = spawnSync(node, ['-v'], { encoding: 'utf8' }).stdout.trim()
  print(`\nNode ${version}`)
  let hasFailed = false
  for (const [name, work] of partsOf(node, major, isWhole)) {
    const part = `${version} ${name}`
    const before = isAgain ? undefined : notes.read()[part]
    const outcome = before ?? (await work())
    if (isStopping()) return true
    const isFailed = outcome.startsWith('FAILED')
    if (!isFailed && !before) notes.add(part, outcome)
    hasFailed ||= isFailed
    print(`  ${name.padEnd(26)}${outcome}${before ? ' (before, on this commit)' : ''}`)
  }
  return hasFailed
}

await program(async () => {
  const words = process.argv.slice(2)
  const how = {
    isWhole: words.includes('--all'),
    isAgain: words.includes('--again'),
    notes: openNotes(),
  }
  const asked = words.filter((word) => /^\d+$/.test(word)).map(Number)
  const strange = asked.find((major) => !SUPPORTED.includes(major))
  if (strange) throw new Refusal(`Node ${strange} is not one of ${SUPPORTED.join(', ')}.`)
  const failed = []
  for (const major of asked.length ? asked : SUPPORTED) {
    if (await tryVersion(major, how)) failed.push(major)
    if (isStopping()) return
  }
  if (failed.length) process.exitCode = 1
})
