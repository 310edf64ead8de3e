// `npm run matrix`: start, unit and integration tests on each Node that is supported. Other versions than this one come
// from the `node` package of the registry, into var/matrix.
//   npm run matrix -- 22 24     only these
//   npm run matrix -- --all     all integration tests; by default those of SAMPLE
import { spawnSync } from 'node:child_process'
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
const START_PATIENCE = 900_000
const STOP_PATIENCE = 120_000

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
    await started.until((said) => said.includes(READY), START_PATIENCE)
    const { status } = await fetch(`http://127.0.0.1:${port}/nl/`)
    const { code } = await started.stop(STOP_PATIENCE)
    return status < 500 && code === 0
      ? 'passed'
      : `FAILED: the page answers ${status}, and the stop ended with ${code}`
  } catch (error) {
    await started.stop(STOP_PATIENCE)
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

await program(async () => {
  const words = process.argv.slice(2)
  const isWhole = words.includes('--all')
  const asked = words.filter((word) => /^\d+$/.test(word)).map(Number)
  const strange = asked.find((major) => !SUPPORTED.includes(major))
  if (strange) throw new Refusal(`Node ${strange} is not one of ${SUPPORTED.join(', ')}.`)
  let hasFailed = false
  for (const major of asked.length ? asked : SUPPORTED) {
    const node = nodeOf(major)
    print(`\nNode ${spawnSync(node, ['-v'], { encoding: 'utf8' }).stdout.trim()}`)
    const steps = [
      ['start', () => tryStart(node, major)],
      ['unit', () => tryStage(node, ['unit'])],
      ['integration', () => tryStage(node, ['integration', ...(isWhole ? [] : SAMPLE)])],
    ]
    for (const [name, work] of steps) {
      const outcome = await work()
      if (isStopping()) return
      hasFailed ||= outcome.startsWith('FAILED')
      print(`  ${name.padEnd(14)}${outcome}`)
    }
  }
  if (hasFailed) process.exitCode = 1
})
