import { cpus } from 'node:os'
import path from 'node:path'

import { root } from '../settings.mjs'

const SHOWN = 10

/** How long each test file took, by the report of Jest. */
export const jestFiles = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))

const durations = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(durations),
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  ),
]

/** The same by the report of Playwright: the sum of a file's tests, some of which ran beside each other. */
export const playwrightFiles = ({ suites }) =>
  suites.map((suite) => ({
    file: path.join('tests', 'e2e', suite.file),
    seconds: durations(suite).reduce((total, duration) => total + duration, 0) / 1000,
  }))

const titlesOf = ({ title, suites = [], specs = [] }) =>
  [
    ...suites.flatMap(titlesOf),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => spec.title),
  ].map((name) => (title ? `${title} › ${name}` : name))

/** The tests that failed at first and passed when they were run again. */
export const repeatedTests = ({ suites }) => suites.flatMap(titlesOf)

export const inSeconds = (seconds) => `${seconds.toFixed(1)} s`

/** What the cores of the machine have done since it started. */
function coreTimes() {
  const all = cpus().map(({ times }) => times)
  const sum = (values) => values.reduce((total, value) => total + value, 0)
  const idle = sum(all.map((times) => times.idle))
  return { busy: sum(all.flatMap(Object.values)) - idle, idle }
}

/** Measures from now on how long a work takes, and which part of the cores of the machine is in use meanwhile. */
export function measure() {
  const since = performance.now()
  const before = coreTimes()
  return () => {
    const { busy, idle } = coreTimes()
    const inUse = busy - before.busy
    return {
      seconds: (performance.now() - since) / 1000,
      inUse: inUse / Math.max(inUse + idle - before.idle, 1),
    }
  }
}

const timeOf = (name, { seconds, inUse }) =>
  `  ${name.padEnd(14)}${inSeconds(seconds).padStart(10)}` +
  (inUse === undefined ? '' : `${Math.round(inUse * 100)} %`.padStart(8))

/**
 * The time of each stage with the part of the cores in use meanwhile, the time of all, and the test
 * files that took longest.
 */
export function timesOf(results, all) {
  const stages = Object.entries(results).map(([name, result]) => timeOf(name, result))
  const slowest = Object.values(results)
    .flatMap(({ files = [] }) => files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN)
    .map(({ file, seconds }) => `  ${inSeconds(seconds).padStart(10)}  ${file}`)
  const repeated = Object.values(results)
    .flatMap(({ repeated: titles = [] }) => titles)
    .map((title) => `  ${title}`)
  return [
    ...(stages.length > 1
      ? ['Time of each stage, and the part of the cores in use', ...stages, timeOf('all', all)]
      : []),
    ...(slowest.length ? ['Slowest test files', ...slowest] : []),
    ...(repeated.length ? ['Passed only when run again', ...repeated] : []),
  ].join('\n')
}
