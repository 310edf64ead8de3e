import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { parseGuide, type GuideSection } from '@/domain/studio/guide/parseGuide'
import type { Locale } from '@/i18n/locales'

const inGuide = (...names: string[]): string =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'docs', 'guide', ...names)

/** Reads the guide for staff (docs/guide) in one language. */
export const readGuide = async (locale: Locale): Promise<GuideSection[]> =>
  parseGuide(await readFile(inGuide(`${locale}.md`), 'utf8'))

/** Reads a picture of the guide, or returns undefined when there is none of this name. */
export const readGuidePicture = async (
  locale: Locale,
  name: string,
): Promise<Buffer<ArrayBuffer> | undefined> =>
  /^[\w-]+\.webp$/.test(name)
    ? readFile(inGuide('pictures', locale, name)).catch(() => undefined)
    : undefined
