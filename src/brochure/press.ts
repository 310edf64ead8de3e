import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'

import type { ReportView } from './report/view'
import type { BrochureView } from './view'

const PATIENCE = 120_000
/** Behind everything that visitors wait for. */
const PRIORITY = os.constants.priority.PRIORITY_BELOW_NORMAL
/** What can be printed, and the program that does it. */
export type Print = { as: 'brochure'; view: BrochureView } | { as: 'report'; view: ReportView }
const programs = { brochure: path.join('src', 'brochure', 'main.tsx'), report: path.join('src', 'brochure', 'report', 'main.tsx') }
const program = (as: Print['as']): string[] => ['--max-old-space-size=384', '--import', 'tsx', programs[as]]

/**
 * Makes the file in a process of its own. Laying out pages and converting pictures takes seconds of the processor and a
 * hundred megabytes: in the server they would hold up every page, in a thread the memory would stay. A process is put
 * behind all others, is ended when it takes too long, and whatever a broken picture does to it ends with it.
 */
export function print({ as, view }: Print): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, program(as), { cwd: process.cwd(), timeout: PATIENCE, killSignal: 'SIGKILL' })
    if (child.pid) os.setPriority(child.pid, PRIORITY)
    const file: Buffer[] = []
    const said: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => file.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(file))
      else reject(new Error(`The ${as} could not be made (${code ?? 'ended'}): ${Buffer.concat(said).toString('utf8').slice(-2000)}`))
    })
    // It may be gone before it has read all; why is told by its end.
    child.stdin.once('error', () => undefined)
    child.stdin.end(JSON.stringify(view))
  })
}
