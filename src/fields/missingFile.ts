import { existsSync } from 'node:fs'
import path from 'node:path'

import type { UploadConfig } from 'payload'

import { env } from '@/env'

type Handler = NonNullable<UploadConfig['handlers']>[number]

const missing = () =>
  Response.json(
    { errors: [{ message: 'Not found' }] },
    { status: 404, headers: { 'Cache-Control': 'no-store' } },
  )

/**
 * Answers 404 for a file that is missing from its folder, for which Payload answers 500. Object
 * storage answers by itself.
 */
export const missingFileHandlers = (folder: string): Handler[] =>
  env.S3_BUCKET === undefined
    ? [
        (_, { params: { filename } }) =>
          existsSync(path.join(folder, path.basename(filename))) ? undefined : missing(),
      ]
    : []
