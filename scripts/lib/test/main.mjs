import { availableParallelism } from 'node:os'

import { inWords, print, Refusal } from '../say.mjs'
import { claimFolder } from '../claim.mjs'
import { ensurePackages } from '../packages.mjs'
import { program } from '../program.mjs'
import { isStopping } from '../shutdown.mjs'
import { browser } from './browser.mjs'
import { cluster, integration, unit } from './cases.mjs'
import { build, dead, drift, layers, lint, messages, patterns, types } from './checks.mjs'
import { Failed, forget, output } from './run.mjs'
import { forgetSettings, testSettings } from './settings.mjs'
import { inSeconds, measure, timesOf } from './times.mjs'

const STAGES = {
  types,
  layers,
  dead,
  messages,
  patterns,
  unit,
  integration,
  drift,
  build,
  lint,
  browser,
  cluster,
}
/**
 * Stages that leave a core free run in two rows beside each other, where there are two cores: one
 * that works on a single core beside one that uses both, or that begins with work on one. The
 * browser tests begin with a first start, which loads the demo content on one core for a minute.
 */
const ROWS = [
  [['types', 'layers', 'dead', 'messages', 'patterns'], ['unit']],
  [['drift'], ['build']],
  [['lint'], ['browser']],
]
/** What cannot run unless another has gone well. */
const NEEDS = { browser: 'build', cluster: 'build' }

/** Words for a part of a stage, which the whole run contains anyway. */
const PARTS = { upgrade: ['integration', 'integration/upgrade/'] }

/** The stages in their order, and what is left over as parts of file names. */
export function choose(given) {
  const words = given.flatMap((word) => PARTS[word] ?? word)
  const named = words.filter((word) => word in STAGES)
  const patterns = words.filter((word) => !(word in STAGES))
  if (!named.length && patterns.length) {
    throw new Refusal(
      `There is no stage "${patterns[0]}". The stages are ${Object.keys({ ...STAGES, ...PARTS }).join(', ')}.`,
    )
  }
  const wanted = new Set(
    named.length ? [...named, ...named.flatMap((name) => NEEDS[name] ?? [])] : Object.keys(STAGES),
  )
  return { stages: Object.keys(STAGES).filter((name) => wanted.has(name)), patterns }
}

async function outcome(settings, name, patterns) {
  try {
    return (await STAGES[name](settings, patterns)) ?? { passed: 1, failed: 0 }
  } catch (error) {
    return { passed: 0, failed: 1, reason: error instanceof Failed ? undefined : inWords(error) }
  }
}

const line = ({ passed, failed }, single) =>
  single ? (failed ? 'FAILED' : 'passed') : `${passed} passed${failed ? `, ${failed} FAILED` : ''}`

/** Runs one stage; its output is shown only when it tells something. */
async function perform(settings, name, patterns) {
  const measured = measure()
  forget(settings, name)
  const result = { ...(await outcome(settings, name, patterns)), ...measured() }
  if (isStopping()) return result
  const said = line(result, result.passed + result.failed === 1)
  print(`  ${name.padEnd(14)}${said.padEnd(24)}${inSeconds(result.seconds)}`)
  if (result.failed) print([output(settings, name), result.reason].filter(Boolean).join('\n'))
  return result
}

function skip(name) {
  print(`  ${name.padEnd(14)}FAILED: it needs the ${NEEDS[name]}, which failed.`)
  return { passed: 0, failed: 1, seconds: 0 }
}

/** Puts the stages in the order of their groups; a group has rows of stages that run beside each other. */
export function grouped(stages, cores = availableParallelism()) {
  const groups = stages.map((name) => {
    const rows = cores > 1 && ROWS.find((pair) => pair.flat().includes(name))
    return (rows || [[name]]).map((row) => row.filter((one) => stages.includes(one)))
  })
  return groups.filter((group, at) => group.flat().every((one) => stages.indexOf(one) >= at))
}

async function runAll(settings, { stages, patterns }) {
  const results = Object.fromEntries(stages.map((name) => [name, null]))
  const measured = measure()
  const runRow = async (row) => {
    for (const name of row) {
      if (isStopping()) return
      results[name] = results[NEEDS[name]]?.failed
        ? skip(name)
        : await perform(settings, name, patterns)
    }
  }
  for (const rows of grouped(stages)) await Promise.all(rows.map(runRow))
  if (isStopping()) return
  const sum = (key) => Object.values(results).reduce((total, result) => total + result[key], 0)
  print(`\n${timesOf(results, measured())}`)
  print(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  if (sum('failed')) process.exitCode = 1
}

/** @param {string[]} words of the command line */
export const test = (words) =>
  program(async () => {
    const chosen = choose(words)
    forgetSettings()
    const settings = testSettings()
    await claimFolder(settings, { command: 'test' })
    const packages = await ensurePackages(settings, { need: 'all' })
    print(`Tests of Hestia on Node ${process.versions.node}, packages ${packages}`)
    await runAll(settings, chosen)
  })
