// `npm run guide -- [URL]`: takes the pictures of the employee's guide in a running site with the demo agency, in four languages.
import fs from 'node:fs/promises'
import path from 'node:path'

import { chromium } from '@playwright/test'
import sharp from 'sharp'

import { browserOptions } from './lib/chromium.mjs'
import { scenes } from './lib/guide-scenes.mjs'
import { program } from './lib/program.mjs'
import { print, Refusal, step } from './lib/say.mjs'
import { root } from './lib/settings.mjs'
import { whenStopping } from './lib/shutdown.mjs'
import { logIn } from './lib/studio-login.mjs'

const LANGUAGES = ['nl', 'fr', 'en', 'de']
const WIDTH = 900
const folder = path.join(root, 'docs', 'guide', 'pictures')

/** What scenes ask of the studio, by its API. */
function studioOf({ request }, origin) {
  const made = []
  const ask = async (method, place, data) => {
    const answer = await request.fetch(`${origin}/api/${place}`, { method, headers: { Origin: origin }, ...(data && { data }) })
    if (!answer.ok()) throw new Refusal(`${method} ${place}: ${(await answer.text()).slice(0, 300)}`)
    return answer.json()
  }
  return {
    find: async (collection, where) => (await ask('GET', `${collection}?${where}&limit=1&depth=0&locale=nl`)).docs,
    create: async (collection, data) => {
      const { doc } = await ask('POST', `${collection}?locale=nl&depth=0`, data)
      made.unshift(`${collection}/${doc.id}`)
      return doc.id
    },
    clear: async () => {
      for (const one of made.splice(0)) await ask('DELETE', one)
    },
  }
}

async function picture(page, studio, origin, { name, at, wait, prepare }, language) {
  await page.goto(`${origin}/admin/${await at(studio)}`, { waitUntil: 'load' })
  await page.locator(wait).first().waitFor()
  await page.waitForLoadState('networkidle')
  await prepare?.(page)
  await page.waitForLoadState('networkidle')
  const shot = await page.screenshot({ animations: 'disabled' })
  await sharp(shot)
    .resize({ width: WIDTH })
    .webp({ quality: 72 })
    .toFile(path.join(folder, language, `${name}.webp`))
  await studio.clear()
}

await program(async () => {
  const origin = new URL(process.argv[2] ?? process.env.BASE_URL ?? 'http://localhost:3000').origin
  const browser = await chromium.launch(await browserOptions())
  whenStopping(() => browser.close())
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce', timezoneId: 'Europe/Brussels' })
  await logIn(context, origin)
  const studio = studioOf(context, origin)
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  try {
    for (const language of LANGUAGES) {
      await fs.mkdir(path.join(folder, language), { recursive: true })
      await context.addCookies([{ name: 'hestia-lng', value: language, url: origin }])
      for (const scene of scenes) await step(`${language} ${scene.name} `, () => picture(page, studio, origin, scene, language))
    }
  } finally {
    await studio.clear()
  }
  print(`The pictures are in ${path.relative(process.cwd(), folder)}.`)
})
