// Any Node must be able to parse this file: no syntax newer than what Node 12 understands.

/** The oldest Node that runs Hestia, as in package.json "engines". */
const OLDEST = [20, 19]
/** The versions on which `npm run matrix` tries it. */
export const SUPPORTED = [20, 22, 24]
/** Processes are stopped by signals and in groups, which Windows does not have. */
const PLATFORMS = ['linux', 'darwin']

function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number)
  const fine = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
  return fine
    ? ''
    : `Hestia needs Node ${OLDEST.join('.')} or newer and this is Node ${version}: install a newer one from https://nodejs.org and start again.`
}

function platformProblem(platform) {
  if (PLATFORMS.includes(platform)) return ''
  return platform === 'win32'
    ? 'Hestia does not run on Windows itself: install WSL 2 (wsl --install) and start it there, or use docker compose up.'
    : `Hestia runs on Linux and macOS, and this is ${platform}: start it on one of those, or use docker compose up.`
}

/**
 * Says why Hestia cannot run on this machine.
 * @param {{ versions: { node: string }, platform: string }} machine a `process`
 * @returns {string} one sentence, empty when it can
 */
export const machineProblem = ({ versions, platform }) =>
  nodeProblem(versions.node) || platformProblem(platform)
