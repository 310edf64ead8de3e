import { spawn, spawnSync } from 'node:child_process'

import { Refusal } from '../../../scripts/lib/say.mjs'

const IN_MS = { us: 0.001, ms: 1, s: 1000 }

export function needWrk() {
  if (spawnSync('wrk', ['-v']).error)
    throw new Refusal('There is no wrk to measure with: apt-get install wrk.')
}

/**
 * @returns {Promise<{ perSecond: number, p99: number, count: number }>}
 *   how many answers a second and in all, and in how many milliseconds 99 of 100 came
 */
export const wrk = (url, { seconds, connections, headers = {}, script, delay = 0 }) =>
  new Promise((resolve, reject) => {
    const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
    const child = spawn(
      'wrk',
      [
        '--threads',
        '1',
        '--connections',
        String(connections),
        '--duration',
        `${seconds}s`,
        // On a busy machine Next alone takes longer than the two seconds that wrk would wait.
        '--timeout',
        '20s',
        '--latency',
        ...(script ? ['--script', script] : []),
        ...given,
        url,
      ],
      { env: { ...process.env, DELAY_MS: String(delay) } },
    )
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.once('error', reject).once('exit', () => {
      const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1])
      const count = Number(/(\d+) requests in/.exec(said)?.[1])
      const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? []
      if (!perSecond || !unit || /Non-2xx|Socket errors/.test(said))
        reject(new Refusal(`The measurement failed:\n${said}`))
      else resolve({ perSecond, p99: Number(p99) * IN_MS[unit], count })
    })
  })
