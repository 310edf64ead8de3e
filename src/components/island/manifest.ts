import path from 'node:path'

import { env } from '@/env'

import { DEVELOPMENT_FOLDER, readManifest, type Manifest } from './manifestFile'

/** Tests draw components without a build. */
const unbuilt: Manifest = { loader: '/* not built */', styles: [], sheets: {}, islands: {} }

let known: Manifest | undefined

function current(): Manifest {
  if (env.NODE_ENV === 'test') return unbuilt
  // In development every edit of an island changes the manifest.
  if (env.NODE_ENV === 'development')
    return readManifest(path.join(env.NEXT_DIST_DIR, DEVELOPMENT_FOLDER))
  return (known ??= readManifest(env.NEXT_DIST_DIR))
}

export const loaderText = (): string => current().loader

export const mapProgram = (): Manifest['map'] => current().map

export const pageStyles = (): readonly string[] => current().styles

/** The address of a style sheet that only some pages have. */
export function sheetAddress(name: string): string {
  const { sheets } = current()
  if (env.NODE_ENV === 'test') return `/${name}.css`
  const address = sheets[name]
  if (!address) throw new Error(`There is no file ${name}.css in src/app/(site)/sheets.`)
  return address
}

export function islandFiles(name: string): Manifest['islands'][string] {
  const { islands } = current()
  if (env.NODE_ENV === 'test') return { script: `/${name}.js` }
  const files = islands[name]
  if (!files) throw new Error(`There is no file ${name}.island.ts(x) in src, blocks or src/forms.`)
  return files
}
