// `npm run guide -- [URL [NAME…]]`: takes the pictures of the staff guide in four languages and
// those of the README, or only those with these names, on a running site with the demo agency.
import fs from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import { browserOptions } from './lib/chromium.mjs'
import { markPlaces } from './lib/guide-marks.mjs'
import { readmeScenes, scenes } from './lib/guide-scenes.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { program } from './lib/program.mjs'
import { print, Refusal, step } from './lib/say.mjs'
import { readSettings, root } from './lib/settings.mjs'
import { whenStopping } from './lib/shutdown.mjs'
import { logIn } from './lib/studio-login.mjs'

const LANGUAGES = ['nl', 'fr', 'en', 'de']
const README_LANGUAGE = 'en'
const WIDTH = 1280
const GUIDE_WIDTH = 900
const docs = path.join(root, 'docs')

/** What scenes need from the studio, through its API. */
function studioOf({ request }, origin) {
  const made = []
  const ask = async (method, place, data) => {
    const answer = await request.fetch(`${origin}/api/${place}`, {
      method,
      headers: { Origin: origin },
      ...(data && { data }),
    })
    if (!answer.ok())
      throw new Refusal(`${method} ${place}: ${(await answer.text()).slice(0, 300)}`)
    return answer.json()
  }
  return {
    find: async (collection, where) =>
      (await ask('GET', `${collection}?${where}&limit=1&depth=0&locale=nl`)).docs,
    create: async (collection, data) => {
      const { doc } = await ask('POST', `${collection}?locale=nl&depth=0`, data)
      made.unshift(`${collection}/${doc.id}`)
      return doc.id
    },
    /** Opens the owner portal as one of its owners sees it. */
    seeAs: (owner) => ask('POST', `owners/${owner}/see`, {}),
    clear: async () => {
      for (const one of made.splice(0)) await ask('DELETE', one)
    },
  }
}

/** @param {{ folder: string, width: number }} target */
async function picture(page, studio, origin, { name, at, wait, prepare, marks }, target) {
  const { folder, width } = target
  await page.goto(new URL(await at(studio), `${origin}/admin/`).href, { waitUntil: 'load' })
  await page.locator(wait).first().waitFor()
  await page.waitForLoadState('networkidle')
  await prepare?.(page)
  await page.waitForLoadState('networkidle')
  if (marks) await markPlaces(page, marks)
  const shot = await page.screenshot({ animations: 'disabled' })
  await sharp(shot)
    .resize({ width })
    .webp({ quality: 72 })
    .toFile(path.join(folder, `${name}.webp`))
  await studio.clear()
}

const targets = [
  ...LANGUAGES.map((language) => ({
    language,
    scenes,
    width: GUIDE_WIDTH,
    folder: path.join(docs, 'guide', 'pictures', language),
  })),
  {
    language: README_LANGUAGE,
    scenes: readmeScenes,
    width: WIDTH,
    folder: path.join(docs, 'pictures'),
  },
]

await program(async () => {
  const [url, ...names] = process.argv.slice(2)
  const origin = new URL(url ?? process.env.BASE_URL ?? 'http://localhost:3000').origin
  await ensurePackages(readSettings(), { need: 'all' })
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch(await browserOptions())
  whenStopping('programs', () => browser.close())
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: 860 },
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Brussels',
  })
  await logIn(context, origin)
  const studio = studioOf(context, origin)
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  try {
    for (const target of targets) {
      await fs.mkdir(target.folder, { recursive: true })
      await context.addCookies([{ name: 'hestia-lng', value: target.language, url: origin }])
      for (const scene of target.scenes.filter(({ name }) => !names.length || names.includes(name)))
        await step(`${target.language} ${scene.name} `, () =>
          picture(page, studio, origin, scene, target),
        )
    }
  } finally {
    await studio.clear()
  }
  print(`The pictures are in ${path.relative(process.cwd(), docs)}.`)
})
