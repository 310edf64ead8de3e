import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import { ISLAND_CHANGES } from '@/components/island/development/changes'

const FILE = /^\/_next\/static\/islands\/([\w-]+\.(js|css))$/
const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' }

/**
 * Serves the scripts of islands in development, where Next does not know them, and tells open pages
 * when they have changed.
 */
export function createIslandFiles(folder: string) {
  const pages = new Set<ServerResponse>()
  fs.watchFile(path.join(folder, 'islands.json'), { interval: 200, persistent: false }, () => {
    for (const page of pages) page.write('data: changed\n\n')
  })

  function listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(': listening\n\n')
    pages.add(response)
    response.on('close', () => pages.delete(response))
  }

  return {
    answer({ url = '/' }: IncomingMessage, response: ServerResponse): boolean {
      if (url === ISLAND_CHANGES) {
        listen(response)
        return true
      }
      const [, name = '', type = ''] = FILE.exec(url) ?? []
      if (name === '') return false
      fs.readFile(path.join(folder, 'static', 'islands', name), (error, content) => {
        response.writeHead(error ? 404 : 200, {
          'content-type': types[type] ?? 'text/plain',
          'cache-control': 'no-store',
        })
        response.end(content)
      })
      return true
    },
  }
}
