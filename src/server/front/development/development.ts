import { execFileSync } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import { parseInlineScripts } from '../inlineScriptsFile'
import { createIslandFiles } from './islandFiles'
import { createNextRequests } from './nextRequests'
import { createDevelopmentPolicy } from './policy'

const LIST = path.join('src', 'server', 'front', 'listInlineScripts.ts')

/** Another process reads them, because a module that this one has imported stays as it was. */
const readInlineScripts = (folder: string) => () =>
  parseInlineScripts(
    execFileSync(process.execPath, ['--import', 'tsx', LIST, folder, 'print'], {
      encoding: 'utf8',
    }),
  )

type Options = { upstreamUrl: string; folder: string; onUnknownScript: (script: string) => void }

export type Development = ReturnType<typeof createDevelopment>

/** What the front does besides in development, before Next that compiles pages as they are asked. */
export function createDevelopment({ upstreamUrl, folder, onUnknownScript }: Options) {
  const nextRequests = createNextRequests(upstreamUrl)
  const islandFiles = createIslandFiles(folder)
  return {
    /** Returns whether the request was one of development. */
    answer: (request: IncomingMessage, response: ServerResponse): boolean =>
      islandFiles.answer(request, response) || nextRequests.answer(request, response),
    upgrade: nextRequests.upgrade,
    policy: createDevelopmentPolicy({
      readInlineScripts: readInlineScripts(folder),
      onUnknownScript,
    }),
  }
}
