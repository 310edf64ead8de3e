import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import type { PrintJob } from './printPdf'

type Cache = typeof import('./pdfCache')

let varDir = ''
beforeAll(async () => {
  varDir = await mkdtemp(path.join(os.tmpdir(), 'pdf-cache-'))
  // Before `src/env.ts` is first imported, which reads them.
  // eslint-disable-next-line no-restricted-properties -- no program but this test sets them
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
    PAYLOAD_SECRET: 'x'.repeat(32),
    VAR_DIR: varDir,
  })
})
afterAll(() => rm(varDir, { recursive: true, force: true }))

/** The module once more, as the bundle of each route of Next has it. */
const openIn = async (route: string): Promise<Cache> =>
  (await import(`./pdfCache?${route}`)) as Cache

const order = { as: 'report', view: { title: 'Any' } } as unknown as PrintJob

describe('the folder of printed files', () => {
  it('is emptied once after a start, however many routes print', async () => {
    const brochures = await openIn('brochures')
    expect(await brochures.findOrPrintPdf(order, { mayPrint: false })).toBe('unprinted')
    const file = `${brochures.contentHash(order.view)}.pdf`
    await writeFile(path.join(varDir, 'brochures', file), 'printed ahead')
    const reports = await openIn('reports')
    expect(reports.findOrPrintPdf).not.toBe(brochures.findOrPrintPdf)
    expect(String(await reports.findOrPrintPdf(order, { mayPrint: false }))).toBe('printed ahead')
  })
})
