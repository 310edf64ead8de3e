import fs from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import { findNginx } from '../../../tests/cluster/support/nginx.mjs'
import { print } from '../say.mjs'
import { attempt, bin, Failed, note } from './run.mjs'
import { jestFiles } from './times.mjs'

const readJson = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null)

/** What a run of a tool has counted, by its own report; an end without a named fault is a fault. */
function resultOf(file, succeeded, read) {
  const report = readJson(file)
  const {
    passed,
    failed,
    files = [],
    repeated = [],
  } = report ? read(report) : { passed: 0, failed: 0 }
  return {
    passed,
    failed: succeeded ? failed : Math.max(failed, 1),
    files,
    repeated,
    isEmpty: passed + failed === 0,
  }
}

/** Adds up the runs of a stage; none that has run a test is a fault. */
function sumOf(settings, stage, results) {
  if (results.every(({ isEmpty }) => isEmpty)) {
    note(settings, stage, 'No test was run.')
    throw new Failed()
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    files: results.flatMap(({ files }) => files),
    repeated: results.flatMap(({ repeated }) => repeated),
  }
}

/** Takes numbers and times from the reports that the runs of a stage have left. */
export const countedAll = (settings, stage, runs, read) =>
  sumOf(
    settings,
    stage,
    runs.map(({ project, succeeded }) =>
      resultOf(reportFile(settings, `${stage}-${project}`), succeeded, read),
    ),
  )

const counted = (settings, stage, succeeded, read) =>
  sumOf(settings, stage, [resultOf(reportFile(settings, stage), succeeded, read)])

export function reportFile(settings, stage) {
  return path.join(settings.varDir, 'log', `${stage}.json`)
}

/** A test file that cannot be read has no test of its own to fail. */
const jestResult = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  files: jestFiles(report),
})

async function jest(settings, stage, patterns, ...options) {
  const report = reportFile(settings, stage)
  fs.rmSync(report, { force: true })
  const args = [
    '--selectProjects',
    stage,
    '--json',
    `--outputFile=${report}`,
    '--colors=false',
    ...options,
    ...patterns,
  ]
  const succeeded = await attempt(
    settings,
    stage,
    ['--experimental-vm-modules', bin('jest', 'bin/jest.js'), ...args],
    { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', NODE_ENV: 'test' },
  )
  return counted(settings, stage, succeeded, jestResult)
}

export const unit = (settings, patterns) => jest(settings, 'unit', patterns)

/** One more than there are cores: of its time a file waits four tenths for PostgreSQL and for programs it started. */
const MAX_WORKERS = 4
const workers = Math.min(availableParallelism() + 1, MAX_WORKERS)

/** Payload leaves connections open that would keep Jest waiting. */
export const integration = (settings, patterns) =>
  jest(settings, 'integration', patterns, '--forceExit', `--maxWorkers=${workers}`)

/** Several instances on the build of the browser tests. */
export function cluster(settings, patterns) {
  if (!findNginx())
    print('  nginx is not installed: a small balancer of the tests stands in for it (cluster)')
  return jest(settings, 'cluster', patterns, '--forceExit')
}
