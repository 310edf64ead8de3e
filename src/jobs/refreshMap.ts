import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

import { spawnInBackground } from '@/server/spawnInBackground'
import { readMapWork } from '@/domain/map/mapWork'
import { env, environmentOfPrograms } from '@/env'

import { inWorker, type Job } from './job'

const MAX_OUTPUT = 4000
const program = path.join('scripts', 'map.mjs')

/** Runs the program that makes the map until it ends. Returns what it wrote. */
function runProgram(signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawnInBackground([program], { env: environmentOfPrograms })
    child.stdin.end()
    child.stdout.resume()
    // The program removes what is half done before it ends, and the job waits for that.
    const stop = () => child.kill('SIGTERM')
    signal.addEventListener('abort', stop, { once: true })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-MAX_OUTPUT)
    })
    child.once('error', reject)
    child.once('close', () => {
      signal.removeEventListener('abort', stop)
      resolve(output.trim())
    })
  })
}

const readWork = async () =>
  readMapWork(
    await readFile(path.join(env.VAR_DIR, 'map', 'work.json'), 'utf8').catch(() => ''),
    new Date(),
  )

const say = (line: string): void => void process.stderr.write(`map: ${line}\n`)

/** What the job of the studio and of the first start is called and given. */
export const refreshMapJob: Job<Record<string, never>> = {
  name: 'refreshMap',
  payload: z.object({}),
  attempts: 1,
  key: () => 'refreshMap',
}

/**
 * Copies the streets of the agency's towns into a new map file, in a program of its own: the
 * network, the disk and some seconds of the processor are not the site's. What the program refuses
 * is said in one line and in the studio, and is not tried again. A program that was stopped with the
 * site begins again with it.
 */
export const refreshMap = inWorker(refreshMapJob, async (_, { abortSignal, addJob }) => {
  const begun = new Date().toISOString()
  const output = await runProgram(abortSignal)
  const work = await readWork()
  if (!work || work.at < begun) return say(firstLine(output) || 'the program did not run.')
  if (work.state === 'done') return say('the streets of the towns are in use.')
  if (work.problem === 'stopped' || work.state === 'running') {
    // A job that fails while the worker ends may stay locked for hours: a new one takes its place.
    await addJob(refreshMapJob.name, {}, { jobKey: refreshMapJob.name })
    return
  }
  return say(`${work.message ?? firstLine(output)} The map stays as it was.`)
})

const firstLine = (text: string): string => text.split('\n')[0] ?? ''
