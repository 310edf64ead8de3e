// Makes the map of one extract in a process of its own, and prints what it took as JSON.
import fs from 'node:fs'
import path from 'node:path'

import { makeFromExtract } from '../../../scripts/lib/map/from-extract.mjs'

const [file, folder] = process.argv.slice(2)
const peak = () => Math.round(process.resourceUsage().maxRSS / 1024)
const started = performance.now()
const seconds = () => (performance.now() - started) / 1000
const reading = {}

const map = await makeFromExtract({
  folder,
  file,
  report(text) {
    if (text.startsWith('found')) Object.assign(reading, { seconds: seconds(), peak: peak() })
  },
})
const { size } = fs.statSync(path.join(folder, map.file))
process.stdout.write(JSON.stringify({ reading, seconds: seconds(), peak: peak(), size }))
