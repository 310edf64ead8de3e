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

/** The time of each stage, and the test files that took longest. */
export function timesOf(results) {
  const stages = Object.entries(results).map(
    ([name, { seconds }]) => `  ${name.padEnd(14)}${inSeconds(seconds).padStart(10)}`,
  )
  const slowest = Object.values(results)
    .flatMap(({ files = [] }) => files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN)
    .map(({ file, seconds }) => `  ${inSeconds(seconds).padStart(10)}  ${file}`)
  const repeated = Object.values(results)
    .flatMap(({ repeated: titles = [] }) => titles)
    .map((title) => `  ${title}`)
  return [
    ...(stages.length > 1 ? ['Time of each stage', ...stages] : []),
    ...(slowest.length ? ['Slowest test files', ...slowest] : []),
    ...(repeated.length ? ['Passed only when run again', ...repeated] : []),
  ].join('\n')
}
