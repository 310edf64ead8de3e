import fs from 'node:fs'
import path from 'node:path'

import { holder } from '../../../scripts/lib/lock.mjs'
import { Refusal } from '../../../scripts/lib/say.mjs'
import { listeningPort } from './listening-port.mjs'

/** The address of the site that `npm start` serves from this folder, without a slash at its end. */
export function runningSite(settings) {
  const running = holder(settings)
  if (running?.command === 'run dev')
    throw new Refusal(
      'npm run dev is at work in this folder, and its pages are not those visitors get: stop it, then run npm start.',
    )
  if (running?.command !== 'start')
    throw new Refusal(
      'The site does not run from this folder: run npm start first, and leave it running.',
    )
  return running.url
}

/** Where Next itself listens, behind whatever stands before it; undefined where that cannot be known. */
export function nextAddress({ varDir }) {
  const children = JSON.parse(fs.readFileSync(path.join(varDir, 'run', 'children.json'), 'utf8'))
  const port = listeningPort(children.find(({ name }) => name === 'site')?.pid)
  return port && `http://127.0.0.1:${port}`
}
