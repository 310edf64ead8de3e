import fs from 'node:fs'
import path from 'node:path'

import { attempt, bin, Failed, note } from './run.mjs'

const readJson = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null)

/** Takes the numbers from a report of the tool itself; no report, or an end without a named fault, is one. */
export function counted(settings, stage, succeeded, count) {
  const report = readJson(reportFile(settings, stage))
  const { passed, failed } = report ? count(report) : { passed: 0, failed: 0 }
  if (passed + failed === 0) {
    note(settings, stage, 'No test was run.')
    throw new Failed()
  }
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) }
}

export function reportFile(settings, stage) {
  return path.join(settings.varDir, 'log', `${stage}.json`)
}

/** A test file that cannot be read has no test of its own to fail. */
const jestCount = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
})

async function jest(settings, stage, patterns, ...options) {
  const report = reportFile(settings, stage)
  fs.rmSync(report, { force: true })
  const args = ['--selectProjects', stage, '--json', `--outputFile=${report}`, '--colors=false', ...options, ...patterns]
  const succeeded = await attempt(settings, stage, ['--experimental-vm-modules', bin('jest', 'bin/jest.js'), ...args], {
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    NODE_ENV: 'test',
  })
  return counted(settings, stage, succeeded, jestCount)
}

export const unit = (settings, patterns) => jest(settings, 'unit', patterns)

/** Payload leaves connections open that would keep Jest waiting. */
export const integration = (settings, patterns) => jest(settings, 'integration', patterns, '--forceExit')
