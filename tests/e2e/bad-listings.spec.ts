import { expect, test, type APIRequestContext, type Page, type TestInfo } from '@playwright/test'
import sharp from 'sharp'

import { openAt } from './support/shell'
import { asStaff, untilPage } from './support/staff'
import { ownPath, paragraphs, studioOf, type Studio } from './support/studio'

const LANGUAGES = ['nl', 'fr'] as const
const WINDOWS = [
  { width: 375, height: 740 },
  { width: 1280, height: 860 },
] as const

/** A town of 40 letters. */
const TOWN = 'Saint-Remy-Geest-lez-Sart-Dames-Avelines'
const LONG_WORD = 'Hottentottententententoonstellingsterrein'
const ARABIC = 'بيت جميل مع حديقة كبيرة ومرآب قرب البحر'
const HEBREW_NAME = 'מרים בת־שבע לוי'

/** Titles and what is filled in besides, by what is odd about the listing. */
const titles = {
  everything: `${LONG_WORD} met `.padEnd(140, 'een heel lange naam '),
  nothing: 'Kaal',
  portrait: ARABIC,
} as const
type Oddity = keyof typeof titles
const oddities = Object.keys(titles) as Oddity[]

async function uploadPortrait(request: APIRequestContext, origin: string | undefined) {
  const background = { r: 120, g: 90, b: Math.floor(Math.random() * 255) }
  const buffer = await sharp({ create: { width: 900, height: 1600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return asStaff(request, origin, async (headers) => {
    const answer = await request.post('/api/media?locale=nl', {
      headers,
      multipart: {
        _payload: JSON.stringify({ alt: 'Een toren' }),
        file: { name: `${ownPath('toren')}.jpg`, mimeType: 'image/jpeg', buffer },
      },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    return ((await answer.json()) as { doc: { id: string } }).doc.id
  })
}

/** A number of a listing that no other test uses. */
const anyReference = () => 1_000_000 + Math.floor(Math.random() * 8_000_000)

async function makeListings(studio: Studio, portrait: string, zip: string) {
  const [type] = await studio.find('property-types', 'where[webId][equals]=1')
  const pictures = await studio.find('media', 'where[mimeType][equals]=image/webp', 60)
  const photos = pictures.length < 60 ? await studio.find('media', '', 60) : pictures
  const city = await studio.create('cities', { zip, name: TOWN, country: 'be' })
  const contact = await studio.create('users', {
    name: HEBREW_NAME,
    email: `${ownPath('miryam')}@example.com`,
    password: 'een lang wachtwoord 4711',
    role: 'agent',
    language: 'nl',
    publicProfile: true,
  })
  const filled: Record<Oddity, Record<string, unknown>> = {
    everything: {
      price: 999_999_999,
      street: 'Burgemeester-Vanderstuckenfabriekstraat',
      houseNumber: '1234',
      publishAddress: true,
      publishPrice: true,
      livingArea: 99_999,
      groundArea: 9_999_999,
      bedrooms: 88,
      bathrooms: 77,
      constructionYear: 1931,
      pictures: photos.map(({ id }) => id),
      description: paragraphs(`${LONG_WORD} `.repeat(40)),
    },
    nothing: {},
    portrait: { price: 1, publishPrice: true, pictures: [portrait], contact },
  }
  const references = {} as Record<Oddity, number>
  for (const oddity of oddities) {
    const reference = anyReference()
    const shown = { title: titles[oddity], public: true, _status: 'published' }
    const data = { ...filled[oddity], goal: 'sale', status: 'active', mainType: type?.id, city }
    const id = await studio.create('properties', { ...data, ...shown, reference })
    await studio.change('properties', id, shown, 'fr')
    references[oddity] = reference
  }
  return references
}

/** The parts that may not lie over each other, each with what else is in it left out. */
const PARTS = [
  '.listing-head > *',
  '.key-facts > *',
  '.contact-box > *',
  '.ask-agent > *',
  '.ask-bar > *',
  '.fold summary > *',
  '.costs > *',
  '.law > *',
  'article .card-layout > *',
  'article :is(h2, h3) > *',
  'article .card-layout > :last-child > *',
  '.list-headline > *',
  '.similar-head > *',
  '.site-header .wrap > *',
]

/** What is wrong with how the page is put together: pixels too wide, parts over each other, cut words. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate((selectors) => {
    const root = document.documentElement
    const faults: string[] = []
    const nameOf = (node: Element) => `${node.tagName}.${node.className}`.slice(0, 60)
    /** What reaches furthest to the right. */
    const widest = () => {
      const nodes = [...document.querySelectorAll('body *')].filter((node) => {
        const { position } = getComputedStyle(node)
        return position !== 'fixed' && node.getBoundingClientRect().right > root.clientWidth
      })
      return nodes.slice(0, 6).map(nameOf).join(', ')
    }
    if (root.scrollWidth > root.clientWidth)
      faults.push(`${root.scrollWidth - root.clientWidth} px too wide: ${widest()}`)
    const isSeen = (node: Element) =>
      node.checkVisibility() && getComputedStyle(node).position !== 'absolute'
    for (const selector of selectors) {
      const groups = Map.groupBy(
        [...document.querySelectorAll(selector)].filter(isSeen),
        (node) => node.parentElement,
      )
      for (const parts of groups.values())
        for (const [at, one] of parts.entries())
          for (const other of parts.slice(at + 1)) {
            const a = one.getBoundingClientRect()
            const b = other.getBoundingClientRect()
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
            if (across > 1 && down > 1) faults.push(`${nameOf(one)} lies over ${nameOf(other)}`)
          }
    }
    // A word that is wider than its part runs over what is beside it.
    for (const node of document.querySelectorAll(
      'main :is(h1, h2, h3, p, dd, dt, b, a, li, span)',
    )) {
      const { overflowX, position } = getComputedStyle(node)
      if (!isSeen(node) || position === 'absolute' || overflowX !== 'visible') continue
      if (node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1)
        faults.push(
          `${nameOf(node)} is ${node.scrollWidth - node.clientWidth} px wider than its part`,
        )
    }
    for (const image of document.querySelectorAll('main img'))
      if (image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0)
        faults.push(`${image.src} is broken`)
    if (/\b(?:undefined|null|NaN)\b/.test(document.querySelector('main')?.innerText ?? ''))
      faults.push('a value that is none is written out')
    return [...new Set(faults)]
  }, PARTS)

/**
 * Waits until the page is laid out at its width, drawn, and in its own typefaces. A window that grew
 * matches the rules for wide ones some frames before its page is as wide.
 */
const drawn = (page: Page, { width }: { width: number }) =>
  page.evaluate(async (wanted) => {
    await document.fonts.ready
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    do await nextFrame()
    while (document.documentElement.clientWidth !== wanted)
    await nextFrame()
  }, width)

async function look(page: Page, address: string, info: TestInfo, name: string): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    if (size === WINDOWS[0]) await openAt(page, address)
    await drawn(page, size)
    // Beside other tests the page settles later; what stays is a fault.
    await expect.poll(() => faultsOf(page), { message: `${name} at ${size.width}` }).toEqual([])
    await page.screenshot({ path: info.outputPath(`${name}-${size.width}.png`), fullPage: true })
  }
}

/** Where the listings stand: each on its page, and together in a list, among favourites and compared. */
function addressesIn(
  language: (typeof LANGUAGES)[number],
  zip: string,
  references: Record<Oddity, number>,
): Record<string, string> {
  const paths = {
    nl: { list: 'te-koop', favourites: 'favorieten', comparison: 'vergelijken' },
    fr: { list: 'a-vendre', favourites: 'favoris', comparison: 'comparer' },
  }[language]
  const named = oddities.map((oddity) => `property=${references[oddity]}`).join('&')
  return {
    list: `/${language}/${paths.list}/?city=${TOWN}%7C${zip}`,
    favourites: `/${language}/${paths.favourites}/?${named}`,
    comparison: `/${language}/${paths.comparison}/?${named}`,
    ...Object.fromEntries(
      oddities.map((oddity) => [oddity, `/${language}/property/${references[oddity]}/`]),
    ),
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('listings with the longest, the fewest and the oddest values are put together like all others', async ({
  page,
  request,
  baseURL,
}, info) => {
  test.slow()
  const studio = studioOf(request, baseURL)
  const zip = String(9900 + Math.floor(Math.random() * 99))
  try {
    const references = await makeListings(studio, await uploadPortrait(request, baseURL), zip)
    for (const language of LANGUAGES) {
      const addresses = addressesIn(language, zip, references)
      await untilPage(request, String(addresses.list), (html) =>
        oddities.every((oddity) => html.includes(`/${references[oddity]}/`)),
      )
      for (const [name, address] of Object.entries(addresses)) {
        await look(page, address, info, `${name}-${language}`)
      }
    }
  } finally {
    await studio.clear()
  }
})
