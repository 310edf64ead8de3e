import { spawn } from 'node:child_process'
import path from 'node:path'

type Settings = Record<string, string>
type Ending = { code: number | null; said: string }

/** Runs one of our commands to its end, as npm does. */
export function command(
  name: string,
  args: string[],
  settings: Settings,
  nodeOptions: string[] = [],
): Promise<Ending> {
  const child = spawn(
    process.execPath,
    [...nodeOptions, path.join('scripts', `${name}.mjs`), ...args],
    { env: { ...process.env, NODE_OPTIONS: '', ...settings }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const heard: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => heard.push(chunk))
  return new Promise((resolve, reject) => {
    child
      .once('error', reject)
      .once('close', (code) => resolve({ code, said: Buffer.concat(heard).toString('utf8') }))
  })
}
