/** A reason to stop that the reader can act on: printed without a stack. */
export class Refusal extends Error {
  /**
   * @param {string} message
   * @param {string} [problem] its name, by which other programs recognise it
   */
  constructor(message, problem) {
    super(message)
    this.problem = problem
  }
}

const FULL = 'The disk is full: free some space and start again.'
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

export const print = (text = '') => process.stdout.write(`${text}\n`)

/**
 * Prints the title of a step, then how it ended and how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T> | T} work
 * @param {(result: T) => string} [outcome] what to say of the result
 * @returns {Promise<T>}
 */
export async function step(title, work, outcome = () => 'done') {
  const since = performance.now()
  process.stdout.write(`  ${title.padEnd(12)}`)
  try {
    const result = await work()
    print(`${outcome(result)} (${seconds(since)})`)
    return result
  } catch (error) {
    print('stopped here')
    throw error
  }
}

/**
 * Like `step`, for work that runs beside other work: its line is printed when it is done.
 * @type {typeof step}
 */
export async function stepBeside(title, work, outcome = () => 'done') {
  const since = performance.now()
  const result = await work()
  print(`  ${title.padEnd(12)}${outcome(result)} (${seconds(since)})`)
  return result
}

/** Describes a failure: one sentence where the cause is known, else the stack. */
export function inWords(error) {
  if (error instanceof Refusal) return error.message
  if (/ENOSPC|No space left on device/i.test(`${error?.code} ${error?.message}`)) return FULL
  if (error?.code === 'EACCES' || error?.code === 'EPERM') {
    return `This user may not use ${error.path ?? 'a file of this folder'}: start as the user it belongs to, or hand the folder over with chown.`
  }
  return error?.stack ?? String(error)
}

/** The time since this process started, for the last line. */
export const sinceStart = () => `${(performance.now() / 1000).toFixed(1)} s`
