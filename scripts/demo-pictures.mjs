// `npm run demo-pictures FOLDER`: takes pictures of a folder into the demo, with all sizes that the
// site shows. A first start then encodes nothing, which was a quarter of its work.
import fs from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import { pictureWidths, socialSize } from '../src/domain/site/pictureWidths.ts'
import { program } from './lib/program.mjs'
import { print, Refusal } from './lib/say.mjs'
import { root } from './lib/settings.mjs'

const media = path.join(root, 'src', 'seed', 'media')
/** As small as the encoder can: it is done once, and every demo is served from it. */
const EFFORT = 6
const MAIN = { quality: 82, effort: EFFORT }
const SIZE = { quality: 70, effort: EFFORT }
const SOCIAL = { quality: 78, mozjpeg: true }
const CENTRE = { x: 50, y: 50 }

/** The corner of a cut of this length that keeps the point of interest in the middle, if it can. */
const cornerOf = (whole, part, percent) =>
  Math.floor(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part))

/** The preview for other programs: one shape for all pictures, cut around what matters. */
async function writeSocial(source, focus, target) {
  const { width, height } = socialSize
  const { data, info } = await sharp(source)
    .rotate()
    .resize({ width, height, fit: 'outside' })
    .toBuffer({ resolveWithObject: true })
  await sharp(data)
    .extract({
      width,
      height,
      left: cornerOf(info.width, width, focus.x),
      top: cornerOf(info.height, height, focus.y),
    })
    .jpeg(SOCIAL)
    .toFile(target)
}

async function takePicture(source, name, focus) {
  const sizes = path.join(media, 'sizes')
  await sharp(source)
    .rotate()
    .webp(MAIN)
    .toFile(path.join(media, `${name}.webp`))
  for (const width of pictureWidths)
    await sharp(source)
      .rotate()
      .resize({ width, fit: 'inside', withoutEnlargement: true })
      .webp(SIZE)
      .toFile(path.join(sizes, `${name}-w${width}.webp`))
  await writeSocial(source, focus, path.join(sizes, `${name}-${socialSize.name}.jpg`))
}

await program(async () => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Refusal('Which folder? npm run demo-pictures FOLDER')
  const described = JSON.parse(
    await fs.readFile(path.join(root, 'src', 'seed', 'media.json'), 'utf8'),
  )
  // These are source files, which other users may read.
  process.umask(0o022)
  await fs.mkdir(path.join(media, 'sizes'), { recursive: true })
  const files = await fs.readdir(folder).catch(() => {
    throw new Refusal(`There is no folder ${folder}.`)
  })
  for (const file of files) {
    const { name, ext } = path.parse(file)
    if (!/^\.(?:jpe?g|png|webp)$/i.test(ext)) continue
    const focus = described.find((one) => one.file === `${name}.webp`)?.focus ?? CENTRE
    await takePicture(path.join(folder, file), name, focus)
    print(name)
  }
})
