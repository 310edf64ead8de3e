import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { readParts, restartsSince, type Restarts } from '@/domain/dashboard/restarts'
import { env } from '@/env'

/**
 * Returns which parts of the installation the launcher had to restart since then; empty where it is
 * started by something else.
 */
export async function findRestarts(since: Date): Promise<Restarts[]> {
  const text = await readFile(
    path.join(/* turbopackIgnore: true */ env.VAR_DIR, 'run', 'parts.json'),
    'utf8',
  ).catch(() => '')
  return restartsSince(readParts(text), since)
}
