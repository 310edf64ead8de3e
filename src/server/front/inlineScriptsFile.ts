import fs from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

/** The name of the file in the folder of the build. */
export const INLINE_SCRIPTS_FILE = 'inline-scripts.json'

const hashes = z.array(z.string().regex(/^'sha256-[A-Za-z0-9+/]{43}='$/)).min(1)

export const parseInlineScripts = (text: string): string[] => hashes.parse(JSON.parse(text))

/**
 * Reads the hashes of the inline scripts of this build. Without them no page could start, so a
 * missing file is an error.
 */
export function readInlineScripts(distDir: string): string[] {
  const file = path.join(distDir, INLINE_SCRIPTS_FILE)
  try {
    return parseInlineScripts(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(
      `${file} is missing or damaged: delete the folder of the build and start again.`,
      { cause: error },
    )
  }
}
