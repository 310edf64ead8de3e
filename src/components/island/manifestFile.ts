import fs from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

/**
 * Below the folder of the build: the islands of development, so that a build beside them stays whole;
 * scripts/lib/start.mjs writes them there.
 */
export const DEVELOPMENT_FOLDER = 'development'

/** The name of the file in the folder of the build; scripts/lib/islands.mjs writes it. */
const MANIFEST_FILE = 'islands.json'

const manifest = z.object({
  /** The text of the loader, an inline script of every page. */
  loader: z.string().min(1),
  /** The addresses of the style sheets of every page; none in development. */
  styles: z.array(z.string()),
  /** The addresses of the style sheets that only some pages have, by their names. */
  sheets: z.record(z.string(), z.string()),
  /** The addresses of the files of each island. */
  islands: z.record(z.string(), z.object({ script: z.string(), style: z.string().optional() })),
  /** The addresses of all scripts of the built-in map, and of its worker; none in development. */
  map: z.object({ scripts: z.array(z.string()), worker: z.string() }).optional(),
})
export type Manifest = z.infer<typeof manifest>

export function readManifest(distDir: string): Manifest {
  const file = path.join(/* turbopackIgnore: true */ distDir, MANIFEST_FILE)
  try {
    return manifest.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(
      `${file} is missing or damaged: delete the folder of the build and start again.`,
      { cause: error },
    )
  }
}
