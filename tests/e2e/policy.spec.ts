import { expect, type Page } from '@playwright/test'

import { nameless, softly } from './support/axe'
import { devices } from './support/shell'
import { openStudio, test } from './support/staff'
import { studioOf, type Studio } from './support/studio'
import { openTabs, useAll, watchPolicy } from './support/violations'
import { foreignLanguages, oddWords, speakIn } from './support/words'

test('an injected script, handler or form does nothing', async ({ page }) => {
  const broken = await watchPolicy(page)
  const injected =
    '<script>window.ran="inline"</script><img src="data:," onerror="window.ran=\'handler\'"><script>self.__next_f.push([1,"x"]);window.ran="flight"</script>' +
    '<script src="https://evil.example/a.js"></script><base href="https://evil.example/">'
  await page.route('**/nl/contact/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('<main', `${injected}<main`),
    })
  })
  await page.setViewportSize(devices.desktop)
  await page.goto('/nl/contact/')
  await useAll(page)
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  for (const rule of [
    'script-src-elem inline',
    'script-src-attr inline',
    'script-src-elem https://evil.example/a.js',
    'base-uri https://evil.example',
  ])
    expect(broken.join('\n')).toContain(rule)
})

/** Our own screens and the settings. */
const screens = [
  '',
  '/account',
  '/security',
  '/languages',
  '/guide',
  '/inbox?tab=all',
  '/visits',
  '/privacy',
  '/inspection',
  '/pages-tree',
  '/menus-tree',
  '/cities-import',
  ...[
    'settings',
    'top-bar',
    'footer',
    'popup',
    'home-search',
    'cookie-texts',
    'path-table',
    'property-detail',
    'form-rules',
  ].map((slug) => `/globals/${slug}`),
]
/** Of these the document stands in studio-accessibility.spec.ts. */
const lists = [
  ...['enquiries', 'demands', 'mails', 'mail-texts'].map((slug) => `/collections/${slug}`),
  // What takes a file has a field for it as long as it is new.
  ...['media', 'documents'].map((slug) => `/collections/${slug}/create`),
]
/** Each list and its newest document, or the screen for a new one where there is none. */
const collections = {
  site: [
    'pages',
    'articles',
    'categories',
    'menus',
    'redirects',
    'releases',
    'media',
    'testimonials',
  ],
  catalogue: [
    'properties',
    'feeds',
    'portals',
    'projects',
    'property-types',
    'cities',
    'documents',
    'feed-runs',
  ],
  enquiries: ['activities', 'activity-templates', 'subscribers', 'answer-templates'],
  viewings: ['appointments', 'visit-days', 'owners', 'reports', 'users', 'audit-log'],
}

const screensOf = async (studio: Studio, collection: string): Promise<string[]> => {
  const [newest] = await studio.find(collection, 'sort=-updatedAt')
  const document = `/${newest?.id ?? 'create'}`
  // The list of versions is the same for all: that of a page speaks for them.
  const beside = collection === 'pages' ? [`${document}/versions`] : []
  return ['', document, ...beside].map((path) => `/collections/${collection}${path}`)
}

/**
 * One window for many screens: the browser loads the studio's scripts once. What is forbidden is told
 * with its address. The screens take turns in three languages, none of which may have English left.
 */
async function useScreens(
  page: Page,
  baseURL: string | undefined,
  paths: readonly string[],
): Promise<void> {
  const broken = await watchPolicy(page, baseURL)
  for (const [at, path] of paths.entries()) {
    const language = foreignLanguages[at % foreignLanguages.length] ?? 'nl'
    await speakIn(page, baseURL, language)
    await openStudio(page, baseURL, `/admin${path}`)
    await expect.soft(page.locator('.hestia-help:visible'), path).toHaveCount(1)
    await useAll(page)
    const namesAll = () =>
      softly.poll(() => nameless(page), { message: `${path} names what one presses` }).toEqual([])
    await namesAll()
    await openTabs(page, namesAll)
    expect.soft(await oddWords(page), `${path} in ${language}`).toEqual([])
  }
  expect(broken).toEqual([])
}

for (const [name, paths] of Object.entries({ screens, lists })) {
  test(`the ${name} of the studio do nothing that their policy forbids, and speak the language of the colleague`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    await useScreens(page, baseURL, paths)
  })
}

for (const [subject, slugs] of Object.entries(collections)) {
  test(`the lists and forms of the ${subject} do nothing in the studio that their policy forbids, and speak the language of the colleague`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const studio = studioOf(page.request, baseURL)
    const paths = await Promise.all(slugs.map((slug) => screensOf(studio, slug)))
    await useScreens(page, baseURL, paths.flat())
  })
}

test('each answer of the studio has a policy of its own, which names every script in it', async ({
  page,
  baseURL,
}) => {
  const answers = []
  for (let time = 0; time < 2; time++)
    answers.push(await page.request.get('/admin/login', { headers: { Origin: String(baseURL) } }))
  const policies = answers.map((answer) => answer.headers()['content-security-policy'] ?? '')
  const numbers = policies.map((policy) => /'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1])
  expect(numbers[0]).not.toBe(numbers[1])
  for (const [at, answer] of answers.entries()) {
    const scripts = [...(await answer.text()).matchAll(/<script\b([^>]*)>/g)].map(
      ([, attributes = '']) => attributes,
    )
    expect(scripts.length).toBeGreaterThan(5)
    expect(
      scripts.filter(
        (attributes) =>
          !attributes.includes(`nonce="${numbers[at]}"`) &&
          !attributes.includes('application/json'),
      ),
    ).toEqual([])
  }
})
