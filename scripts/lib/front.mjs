import { setTimeout as pause } from 'node:timers/promises'

import { fault, launch } from './children.mjs'
import { Refusal } from './say.mjs'
import { CannotRun } from './supervise.mjs'

const TIMEOUT_MS = 90_000
/**
 * The front exits with this code when its port cannot be opened; src/server/front/main.ts has the
 * same number.
 */
const NO_PORT = 98

/**
 * The front allocates many short-lived buffers of every size. Without this setting the allocator
 * would not return freed memory to the machine.
 */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' }

/** The address at which this machine reaches the port of the site. */
export function loopback({ host, port }) {
  const here = host && !/^(0\.0\.0\.0|::)$/.test(host) ? host : '127.0.0.1'
  return `http://${here.includes(':') ? `[${here}]` : here}:${port}`
}

/**
 * Starts the front, and a spare one that is loaded and waits to be told to listen. Loading takes
 * seconds on a busy machine; visitors should not wait for it when the front is killed.
 */
export function createFront(settings, { env, onScreen }) {
  let spare
  const load = (role) =>
    launch(settings, 'front', ['--import', 'tsx', 'src/server/front/main.ts'], {
      onScreen,
      role,
      stage: 'front',
      channel: true,
      env: { ...env, ...MEMORY },
    })

  const failed = (front, end) =>
    end.code === NO_PORT
      ? new CannotRun(
          `Port ${settings.port} cannot be opened by the page front, because another program has taken it: see var/log/front.log.`,
        )
      : fault(front, end, 'The page front')

  /** When the spare has died, the front is loaded as it was the first time. */
  const prepareSpare = () => {
    spare = load('spare')
  }

  return {
    async start() {
      const front = spare?.runs() ? spare : load('front')
      spare = undefined
      front.rename('front')
      front.send('listen')
      const outcome = await Promise.race([
        front.heard.then(() => 'listens'),
        front.exited,
        pause(TIMEOUT_MS, 'silent', { ref: false }),
      ])
      if (outcome === 'silent') {
        await front.stop()
        throw new Refusal(
          `The page front does not listen on port ${settings.port}: see var/log/front.log.`,
        )
      }
      if (outcome !== 'listens') throw failed(front, outcome)
      prepareSpare()
      return front
    },
  }
}
