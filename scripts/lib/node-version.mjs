// Any Node must be able to parse this file: no syntax newer than what Node 12 understands.

/** The oldest Node that runs Hestia, as in package.json "engines". */
const OLDEST = [20, 19]

/**
 * @param {string} version as in process.versions.node
 * @returns {string} one sentence, empty when the version is fine
 */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number)
  const fine = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
  return fine
    ? ''
    : `Hestia needs Node ${OLDEST.join('.')} or newer and this is Node ${version}: install a newer one from https://nodejs.org and start again.`
}
