import { expect, test, type APIRequestContext, type Page } from '@playwright/test'

import { untilPage } from './support/staff'
import { standInForOthers } from './support/thirdParties'
import { ownPath, paragraphs, studioOf } from './support/studio'

test.describe.configure({ mode: 'default' })

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

type Layout = { name: string; data: Record<string, unknown> }
const published = { public: true, _status: 'published' }
const form = { content: [{ blockType: 'contactForm', form: 'contact' }] }

/** One module for each state, named after it. */
function layouts({ articles, category }: { articles: string[]; category: string }): Layout[] {
  const chosen = { content: [{ blockType: 'article', source: 'chosen', articles }] }
  const ofCategory = { content: [{ blockType: 'category', category }] }
  const listings = { content: [{ blockType: 'propertyList', goal: 'sale', order: 'price_asc' }] }
  return [
    { name: 'Single article', data: { ...chosen, view: 'single' } },
    {
      name: 'Cards, three in a row',
      data: { ...chosen, view: 'card', numberItemOfRow: '3', maxItems: '3' },
    },
    { name: 'News', data: { ...chosen, view: 'news', numberItemOfRow: '3', maxItems: '3' } },
    { name: 'Category as cards', data: { ...ofCategory, view: 'card', maxItems: '3' } },
    { name: 'Four in a row', data: { ...listings, numberItemOfRow: '4', maxItems: '4' } },
    { name: 'Six at most', data: { ...listings, numberItemOfRow: '3', maxItems: '6' } },
    {
      name: 'Projects',
      data: { content: [{ blockType: 'projectList' }], numberItemOfRow: '3', maxItems: '3' },
    },
    { name: 'Form', data: form },
    ...['small', 'medium', 'large'].map((titleSize) => ({
      name: `Title ${titleSize}`,
      data: { ...form, titleSize },
    })),
    ...['left', 'center', 'right'].map((position) => ({
      name: `Ten ${position}`,
      data: { ...form, position, span: '10' },
    })),
    { name: 'Twelve', data: { ...form, span: '12' } },
    ...['one', 'two', 'three'].map((place) => ({
      name: `Column ${place}`,
      data: { ...form, columnsSm: 12, columnsMd: 6, columnsLg: 4 },
    })),
    { name: 'With a film', data: { ...form, video: VIDEO } },
    { name: 'Not public', data: { ...form, public: false } },
    { name: 'A draft', data: { ...form, _status: 'draft' } },
  ]
}

const path = ownPath('modules')
const address = `/nl/${path}/`
let staff: APIRequestContext | undefined
let clear = async () => {}

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const studio = studioOf(staff, baseURL)
  clear = studio.clear
  const category = (await studio.find('categories', 'where[webId][equals]=1'))[0]?.id ?? ''
  // The oldest are those of the demo: other tests write articles too.
  const ofDemo = `where[category][equals]=${category}&sort=createdAt`
  const articles = (await studio.find('articles', ofDemo, 4)).map(({ id }) => id)
  expect(articles.length).toBeGreaterThanOrEqual(3)
  const modules: string[] = []
  for (const { name, data } of layouts({ articles, category })) {
    const id = await studio.create('modules', {
      name: `${path} ${name}`,
      title: name,
      ...published,
      ...data,
    })
    if (name === 'Twelve')
      await studio.change(
        'modules',
        id,
        { title: 'Douze', public: false, _status: 'published' },
        'fr',
      )
    modules.push(id)
  }
  const page = {
    title: 'Modules',
    path,
    kind: 'content',
    intro: paragraphs('Every state of a module.'),
    modules,
    ...published,
  }
  const id = await studio.create('pages', page)
  await studio.change(
    'pages',
    id,
    { title: 'Modules en français', path, public: true, _status: 'published' },
    'fr',
  )
  await studio.change(
    'modules',
    modules[0] ?? '',
    { title: 'Un article', _status: 'published' },
    'fr',
  )
  // The page is drawn for the first time while other tests change the site too.
  await untilPage(staff, address, (html) => /Single article<\/h2>[^]*?<article/.test(html))
})

test.afterAll(async () => {
  await clear()
  await staff?.dispose()
})

const moduleOf = (page: Page, title: string) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

async function boxesOf(page: Page, title: string) {
  const boxes = await moduleOf(page, title)
    .getByRole('article')
    .evaluateAll((nodes) =>
      nodes
        .map((node) => node.getBoundingClientRect())
        .map(({ left, top, width }) => ({ left, top, width })),
    )
  return boxes
}

const inFirstRow = (boxes: { top: number }[]) =>
  boxes.filter(({ top }) => top === boxes[0]?.top).length

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  test.beforeEach(({ page }) => page.goto(address))

  test('a single view is the article itself', async ({ page }) => {
    const own = moduleOf(page, 'Single article')
    await expect(own.getByRole('article')).toHaveCount(1)
    await expect(own.getByRole('article').getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expect(own.getByRole('article').locator('h3 a')).toHaveCount(0)
    expect((await own.getByRole('article').innerText()).length).toBeGreaterThan(400)
  })

  test('cards have a picture and lead to their article, three in a row and no more', async ({
    page,
  }) => {
    const own = moduleOf(page, 'Cards, three in a row')
    const cards = own.getByRole('article')
    await expect(cards).toHaveCount(3)
    for (const card of await cards.all()) {
      await expect(card.getByRole('img')).toHaveCount(1)
      await expect(card.getByRole('link')).toHaveAttribute('href', /^\/nl\/verkoop\//)
    }
    expect(inFirstRow(await boxesOf(page, 'Cards, three in a row'))).toBe(3)
  })

  test('news are headlines with their day, without pictures', async ({ page }) => {
    const own = moduleOf(page, 'News')
    await expect(own.getByRole('article')).toHaveCount(3)
    await expect(own.getByRole('time')).toHaveCount(3)
    await expect(own.getByRole('img')).toHaveCount(0)
  })

  test('a category shows its articles', async ({ page }) => {
    await expect(moduleOf(page, 'Category as cards').getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/nl\/verkoop\//,
    )
  })

  test('lists hold as many as they may, three or four in a row', async ({ page }) => {
    const four = await boxesOf(page, 'Four in a row')
    const six = await boxesOf(page, 'Six at most')
    expect([four.length, inFirstRow(four)]).toEqual([4, 4])
    expect([six.length, inFirstRow(six)]).toEqual([6, 3])
    await expect(moduleOf(page, 'Projects').getByRole('article')).toHaveCount(3)
  })

  test('a form is there to be filled in', async ({ page }) => {
    const form = moduleOf(page, 'Form').locator('form[action^="/api/forms/contact"]')
    await expect(form.getByRole('textbox').first()).toBeVisible()
    await expect(form.getByRole('button')).toBeVisible()
  })

  test('titles come in three sizes', async ({ page }) => {
    const size = (title: string) =>
      page
        .getByRole('heading', { name: title })
        .evaluate((node) => parseFloat(getComputedStyle(node).fontSize))
    const small = await size('Title small')
    const medium = await size('Title medium')
    const large = await size('Title large')
    expect(small).toBeLessThan(medium)
    expect(medium).toBeLessThan(large)
  })

  test('ten columns are narrower than twelve, and stand left, in the middle or right', async ({
    page,
  }) => {
    const box = (title: string) =>
      moduleOf(page, title)
        .getByRole('heading', { level: 2 })
        .locator('xpath=../..')
        .evaluate((node) => {
          const { left, right } = node.getBoundingClientRect()
          return { left: Math.round(left), right: Math.round(right) }
        })
    const left = await box('Ten left')
    const center = await box('Ten center')
    const right = await box('Ten right')
    const full = await box('Twelve')
    expect(Math.abs((left.right - left.left) / (full.right - full.left) - 10 / 12)).toBeLessThan(
      0.01,
    )
    expect(left.left).toBe(full.left)
    expect(right.right).toBe(full.right)
    expect(Math.abs(center.left - full.left - (full.right - center.right))).toBeLessThanOrEqual(1)
  })

  test('what is not public or not published is not shown', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Twelve' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Not public' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'A draft' })).toHaveCount(0)
  })

  test('a module that is not public in a language is not shown in it', async ({ page }) => {
    await page.goto(`/fr/${path}/`)
    await expect(page.getByRole('heading', { level: 2, name: 'Un article' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Douze' })).toHaveCount(0)
  })
})

for (const { width, rows } of [
  { width: 375, rows: [1, 1, 1] },
  { width: 768, rows: [2, 2, 1] },
  { width: 1280, rows: [3, 3, 3] },
]) {
  test(`modules of a third stand side by side as there is room at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    const tops = await Promise.all(
      ['one', 'two', 'three'].map((place) =>
        moduleOf(page, `Column ${place}`).evaluate((node) => node.getBoundingClientRect().top),
      ),
    )
    expect(tops.map((top) => tops.filter((other) => other === top).length)).toEqual(rows)
  })
}

test('a film makes no request until it is pressed', async ({ page, context, baseURL }) => {
  const asked = await standInForOthers(context, baseURL)
  await page.goto(address)
  const own = moduleOf(page, 'With a film')
  const link = own.getByRole('link', { name: 'Video afspelen' })
  await link.scrollIntoViewIfNeeded()
  await expect(own.getByText('YouTube')).toBeVisible()
  await expect(own.locator('iframe')).toHaveCount(0)
  expect(asked).toEqual([])

  await link.click()
  await expect(own.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
  )
  await expect
    .poll(() => asked.map((url) => new URL(url).host))
    .toEqual(['www.youtube-nocookie.com'])
})

test('without JavaScript a film is a link to where it is', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const asked = await standInForOthers(context, baseURL)
  const page = await context.newPage()
  await page.goto(address)
  await expect(
    moduleOf(page, 'With a film').getByRole('link', { name: 'Video afspelen' }),
  ).toHaveAttribute('href', VIDEO)
  expect(asked).toEqual([])
  await context.close()
})

test('a film pressed before the scripts have come plays once they have, and leads nowhere else', async ({
  page,
  context,
  baseURL,
}) => {
  await standInForOthers(context, baseURL)
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  const own = moduleOf(page, 'With a film')
  await own.getByRole('link', { name: 'Video afspelen' }).click()
  await expect(own.locator('iframe')).toHaveCount(0)
  release()
  await expect(own.locator('iframe')).toBeVisible()
  expect(context.pages()).toHaveLength(1)
})
