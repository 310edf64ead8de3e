import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { readRestoreCheck, type RestoreCheck } from '@/domain/dashboard/restoreCheck'
import { env } from '@/env'

/** Returns how the last check of the archive went; undefined where nothing is archived. */
export async function findRestoreCheck(): Promise<RestoreCheck | undefined> {
  const text = await readFile(
    path.join(/* turbopackIgnore: true */ env.VAR_DIR, 'run', 'restore-check.json'),
    'utf8',
  ).catch(() => '')
  return readRestoreCheck(text)
}
