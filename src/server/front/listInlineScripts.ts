import fs from 'node:fs'
import path from 'node:path'

import { inlineScripts } from '@/components/inline/scripts'
import { readManifest } from '@/components/island/manifestFile'

import { INLINE_SCRIPTS_FILE } from './inlineScriptsFile'
import { hashOf } from './scriptHash'

/**
 * Runs at the end of each build: writes the hashes of all inline scripts that pages may contain,
 * which the front reads. In development it prints them.
 */
const [distDir = '.next', mode] = process.argv.slice(2)
const texts = [...Object.values(inlineScripts), readManifest(distDir).loader]
const list = `${JSON.stringify([...new Set(texts.map(hashOf))], null, 2)}\n`
if (mode === 'print') process.stdout.write(list)
else fs.writeFileSync(path.join(distDir, INLINE_SCRIPTS_FILE), list, { flush: true })
