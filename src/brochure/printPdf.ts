import path from 'node:path'

import { spawnInBackground } from '@/server/spawnInBackground'

import type { InspectionView } from './inspection/view'
import type { ReportView } from './report/view'
import type { BrochureView, CardView, LetterView } from './view'

/** Seconds of work, but at a low priority: on a busy machine the process waits for minutes. */
const TIMEOUT_MS = 300_000
/** What can be printed, by its kind. */
export type PrintJob =
  | { as: 'brochure'; view: BrochureView }
  | { as: 'card'; view: CardView }
  | { as: 'letter'; view: LetterView }
  | { as: 'report'; view: ReportView }
  | { as: 'inspection'; view: InspectionView }
const programs = {
  brochure: path.join('src', 'brochure', 'main.tsx'),
  card: path.join('src', 'brochure', 'card', 'main.tsx'),
  letter: path.join('src', 'brochure', 'letter', 'main.tsx'),
  report: path.join('src', 'brochure', 'report', 'main.tsx'),
  inspection: path.join('src', 'brochure', 'inspection', 'main.tsx'),
}
const program = (as: PrintJob['as']): string[] => [
  '--max-old-space-size=384',
  '--import',
  'tsx',
  programs[as],
]

/**
 * Prints in a separate process. Layout and picture conversion take seconds of the processor and a
 * hundred megabytes: in the server they would block every page, in a thread the memory would stay.
 * The process has a low priority and a timeout, and a crash caused by a broken picture ends only
 * this process.
 */
export function printPdf({ as, view }: PrintJob): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawnInBackground(program(as), { timeout: TIMEOUT_MS, killSignal: 'SIGKILL' })
    const file: Buffer[] = []
    const errors: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => file.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(file))
      else
        reject(
          new Error(
            `The ${as} could not be made (${code ?? 'ended'}): ${Buffer.concat(errors).toString('utf8').slice(-2000)}`,
          ),
        )
    })
    // The process may end before it has read everything; its exit code tells why.
    child.stdin.once('error', () => undefined)
    child.stdin.end(JSON.stringify(view))
  })
}
