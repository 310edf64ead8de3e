import { expect, test } from '@playwright/test'

import { untilPage } from './support/staff'
import { askRaw } from './support/raw'
import { ownPath, studioOf, type Studio } from './support/studio'

const published = { kind: 'content', public: true, _status: 'published' }

/** What a test makes in the studio goes when it ends. */
const inStudio = test.extend<{ studio: Studio }>({
  studio: async ({ request, baseURL }, use) => {
    const studio = studioOf(request, baseURL)
    await use(studio)
    await studio.clear()
  },
})

const at = (path: string) => `/nl/${path}/`

async function leadsTo(origin: string | undefined, address: string): Promise<string> {
  const { status, location = '' } = await askRaw(origin, address)
  return status === 308 ? location.replace(String(origin), '') : String(status)
}

inStudio(
  'a page that staff publish is there at once, and gone at once when they take it away',
  async ({ studio, request }) => {
    const path = ownPath('new')
    expect((await request.get(at(path))).status()).toBe(404)
    const id = await studio.create('pages', { title: 'Brand new', path, ...published })
    await untilPage(request, at(path), (html) => html.includes('Brand new'))
    await studio.change('pages', id, { _status: 'draft' })
    await expect.poll(async () => (await request.get(at(path))).status()).toBe(404)
  },
)

inStudio('a page wears the style that staff gave it', async ({ studio, page, request }) => {
  const path = ownPath('style')
  await studio.create('pages', {
    title: 'Styled',
    path,
    css: 'main h1 { color: rgb(1, 2, 3) }',
    ...published,
  })
  await untilPage(request, at(path), (html) => html.includes('Styled'))
  await page.goto(at(path))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(1, 2, 3)')
  await page.goto('/nl/contact/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(1, 2, 3)')
})

inStudio('a banner is for home only', async ({ studio, page, request }) => {
  const path = ownPath('banner')
  const images = (await studio.find('media', 'where[mimeType][like]=image/&sort=createdAt')).map(
    ({ id }) => id,
  )
  await studio.create('pages', {
    title: 'No banner here',
    path,
    banner: { type: 'image', images, title: 'A banner' },
    ...published,
  })
  await untilPage(request, at(path), (html) => html.includes('No banner here'))
  await page.goto(at(path))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No banner here')
  await expect(page.locator('.banner')).toHaveCount(0)
})

inStudio(
  'a page sends its visitors to another page, or out of the site',
  async ({ studio, baseURL }) => {
    const inside = ownPath('inside')
    const outside = ownPath('outside')
    const list = (await studio.find('pages', 'where[path][equals]=te-koop'))[0]?.id
    await studio.create('pages', {
      title: 'Inside',
      path: inside,
      redirect: { kind: 'page', page: list },
      ...published,
    })
    await studio.create('pages', {
      title: 'Outside',
      path: outside,
      redirect: { kind: 'url', url: 'https://example.com/a/' },
      ...published,
    })
    await expect.poll(() => leadsTo(baseURL, at(inside))).toBe('/nl/te-koop/')
    await expect.poll(() => leadsTo(baseURL, at(outside))).toBe('https://example.com/a/')
  },
)

inStudio(
  'pages that send to each other in a circle keep their visitors',
  async ({ studio, request }) => {
    const first = ownPath('first')
    const second = ownPath('second')
    const one = await studio.create('pages', {
      title: 'First of the circle',
      path: first,
      ...published,
    })
    const two = await studio.create('pages', {
      title: 'Second of the circle',
      path: second,
      redirect: { kind: 'page', page: one },
      ...published,
    })
    await studio.change('pages', one, {
      redirect: { kind: 'page', page: two },
      _status: 'published',
    })
    await untilPage(request, at(first), (html) => html.includes('First of the circle'))
    await untilPage(request, at(second), (html) => html.includes('Second of the circle'))
    await studio.change('pages', one, {
      redirect: { kind: 'none', page: null },
      _status: 'published',
    })
  },
)

inStudio(
  'a page with another path leaves its old addresses behind, and may come back',
  async ({ studio, baseURL, request }) => {
    const first = ownPath('old')
    const second = ownPath('newer')
    const third = ownPath('newest')
    const id = await studio.create('pages', { title: 'Moved', path: first, ...published })
    await untilPage(request, at(first), (html) => html.includes('Moved'))
    await studio.change('pages', id, { path: second, _status: 'published' })
    await expect.poll(() => leadsTo(baseURL, at(first))).toBe(at(second))
    await studio.change('pages', id, { path: third, _status: 'published' })
    await expect.poll(() => leadsTo(baseURL, at(first))).toBe(at(third))
    await expect.poll(() => leadsTo(baseURL, at(second))).toBe(at(third))

    await studio.change('pages', id, { path: first, _status: 'published' })
    await untilPage(request, at(first), (html) => html.includes('Moved'))
    expect(await leadsTo(baseURL, at(first))).toBe('200')
    await expect.poll(() => leadsTo(baseURL, at(third))).toBe(at(first))
  },
)

inStudio('a page that moves takes what lies below it along', async ({ studio, baseURL }) => {
  const parent = ownPath('parent')
  const moved = ownPath('moved')
  const child = ownPath('child')
  const above = await studio.create('pages', { title: 'Parent', path: parent, ...published })
  await studio.create('pages', { title: 'Child', path: child, parent: above, ...published })
  await expect.poll(() => leadsTo(baseURL, at(`${parent}/${child}`))).toBe('200')
  await studio.change('pages', above, { path: moved, _status: 'published' })
  await expect.poll(() => leadsTo(baseURL, at(`${parent}/${child}`))).toBe(at(`${moved}/${child}`))
  await expect.poll(() => leadsTo(baseURL, at(`${moved}/${child}`))).toBe('200')
})
