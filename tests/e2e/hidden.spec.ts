import { expect, test, type APIRequestContext } from '@playwright/test'
import sharp from 'sharp'

import { readPage } from './support/html'
import { pdfText } from './support/pdf'
import { hiddenAddress, hiddenPrice, photoOfSecrets, toldIn } from './support/secrets'
import { asStaff } from './support/staff'
import { studioOf, type Studio } from './support/studio'

const languages = ['nl', 'fr', 'en', 'de'] as const
const CENTRE = { zip: '9000', town: 'Gent' }
const GHENT = `city=${CENTRE.town}%7C${CENTRE.zip}`

type Hidden = { id: string; reference: number; goal: 'sale' | 'rent' }

const anyReference = () => 1_000_000 + Math.floor(Math.random() * 8_000_000)

const uploadPhoto = (request: APIRequestContext, origin: string | undefined): Promise<string> =>
  asStaff(request, origin, async (headers) => {
    const colour = `#${Math.floor(Math.random() * 0xff_ff_ff)
      .toString(16)
      .padStart(6, '0')}`
    const file = {
      name: 'Verborgenstraat 4711Q 912345.jpg',
      mimeType: 'image/jpeg',
      buffer: await photoOfSecrets(colour),
    }
    const answer = await request.post('/api/media?locale=nl', {
      headers,
      multipart: { _payload: JSON.stringify({ alt: 'De voorgevel' }), file },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    return ((await answer.json()) as { doc: { id: string } }).doc.id
  })

/** Saved once in each language: a listing shows only where it is switched on. */
async function publishIn(
  studio: Studio,
  collection: string,
  data: Record<string, unknown>,
): Promise<string> {
  const shown = { title: 'Een pand van de proef', public: true, _status: 'published' }
  const id = await studio.create(collection, { ...data, ...shown })
  for (const locale of languages.slice(1)) await studio.change(collection, id, shown, locale)
  return id
}

/** A house for sale, another that names it as alike, one for rent and a unit of a project, none with its price or address published. */
async function hide(studio: Studio, picture: string) {
  const [type] = await studio.find('property-types', 'where[webId][equals]=1')
  const [city] = await studio.find('cities', `where[zip][equals]=${CENTRE.zip}`)
  const place = { mainType: type?.id, city: city?.id, pictures: [picture] }
  const make = async (goal: Hidden['goal'], more: Record<string, unknown>): Promise<Hidden> => {
    const reference = anyReference()
    const own = {
      reference,
      goal,
      status: 'active',
      marquee: 'none',
      investment: true,
      livingArea: 140,
      bedrooms: 3,
    }
    return {
      id: await publishIn(studio, 'properties', {
        ...own,
        ...place,
        ...hiddenPrice,
        ...hiddenAddress,
        ...more,
      }),
      reference,
      goal,
    }
  }
  const number = anyReference()
  const { publishAddress: publicAddress, ...address } = hiddenAddress
  const project = await publishIn(studio, 'projects', {
    reference: number,
    goal: 'sale',
    ...place,
    ...address,
    publicAddress,
  })
  const sale = await make('sale', {})
  const alike = await make('sale', { similar: [sale.id] })
  const rent = await make('rent', {})
  const unit = await make('sale', {
    project,
    unitNumber: 'A1',
    unitFloor: '1',
    unitStatus: 'available',
    title: 'Een eenheid van de proef',
  })
  return { sale, alike, rent, unit, project: { id: project, reference: number } }
}

/** Everybody's view of the site: without the session of the studio, and with all that was read kept to be searched. */
function visitorOf(request: APIRequestContext) {
  const heard: { at: string; told: string[] }[] = []
  const listen = (at: string, body: string) => heard.push({ at, told: toldIn(body) })
  return {
    heard,
    leaks: () => heard.filter(({ told }) => told.length > 0),
    async read(at: string, status = 200, headers: Record<string, string> = {}): Promise<string> {
      const answer = await request.get(at, { headers })
      expect(answer.status(), at).toBe(status)
      const body = await answer.text()
      listen(at, `${answer.url()} ${JSON.stringify(answer.headers())} ${body}`)
      return body
    },
    /** Tests share one address, and one address may print only so much: another try comes later. */
    printed: (at: string) =>
      expect
        .poll(async () => (await request.get(at)).status(), { message: at, timeout: 90_000 })
        .toBe(200),
    async file(at: string): Promise<Buffer> {
      const answer = await request.get(at)
      expect(answer.status(), at).toBe(200)
      const body = await answer.body()
      listen(at, `${JSON.stringify(answer.headers())} ${body.toString('latin1')}`)
      return body
    },
    listen,
  }
}
type Visitor = ReturnType<typeof visitorOf>

/** The addresses of a document in the four languages, once it shows in all of them. */
async function addressesOf(
  request: APIRequestContext,
  reference: number,
  from: string,
): Promise<string[]> {
  let found: string[] = []
  await expect(async () => {
    const { links } = readPage(await (await request.get(from)).text())
    const { switcher } = readPage(
      await (
        await request.get(links.find((href) => href.includes(`/${reference}/`)) ?? from)
      ).text(),
    )
    found = Object.values(switcher).filter((href) => href.endsWith(`/${reference}/`))
    expect(found).toHaveLength(languages.length)
  }).toPass()
  return found
}

async function readPages(visitor: Visitor, addresses: readonly string[]): Promise<string[]> {
  const bodies: string[] = []
  for (const at of addresses) {
    bodies.push(await visitor.read(at))
    if (at.startsWith('/nl/')) await visitor.read(at, 200, { RSC: '1' })
  }
  return bodies
}

async function readLists(visitor: Visitor, { goal, reference }: Hidden): Promise<void> {
  const list = goal === 'sale' ? '/nl/te-koop/' : '/nl/te-huur/'
  const isListed = async (query: string) =>
    (await visitor.read(`${list}${query}`)).includes(`/${reference}/`)
  for (const query of [
    '',
    `?${GHENT}`,
    `?${GHENT}&sort=price`,
    `?${GHENT}&sort=price_desc`,
    `?${GHENT}&view=map`,
  ])
    expect(await isListed(query), query).toBe(true)
  // A list that finds little shows what is near, whatever it costs; the map shows what is found.
  for (const query of ['price_from=1', 'price_to=999999999', 'price_from=900000&price_to=920000'])
    expect(
      await visitor.read(`/api/map/points?lang=nl&goal=${goal}&zoom=20&${query}`),
      query,
    ).not.toContain(String(reference))
}

async function readMap(
  visitor: Visitor,
  { goal, reference }: Hidden,
  centre: { lat: number; lng: number },
): Promise<void> {
  const around = ({ lat, lng }: typeof centre) =>
    [lng - 0.002, lat - 0.002, lng + 0.002, lat + 0.002].map((one) => one.toFixed(5)).join(',')
  // The place itself is asked for by its coordinates, so the question stands in nothing that is searched.
  const points = async (box: string) => {
    const body = await visitor.read(
      `/api/map/points?lang=nl&goal=${goal}&zoom=20${box && `&box=${box}`}`,
    )
    return (
      JSON.parse(body) as {
        points: { reference: number; lat: number; lng: number; isExact: boolean }[]
      }
    ).points.filter((one) => one.reference === reference)
  }
  expect(await points(around(centre))).toMatchObject([{ ...centre, isExact: false }])
  expect(await points('3.70,50.98,3.72,51.00')).toEqual([])
  await points('')
}

async function readPictures(
  visitor: Visitor,
  bodies: readonly string[],
  uploaded: string,
): Promise<void> {
  const own = bodies
    .flatMap((body) => body.match(/\/api\/media\/file\/[\w.-]+/g) ?? [])
    .filter((at) => at.includes(uploaded))
  const files = [...new Set(own)]
  expect(files.length).toBeGreaterThanOrEqual(4)
  for (const at of files) {
    const { exif, xmp, iptc, comments } = await sharp(await visitor.file(at)).metadata()
    expect({ exif, xmp, iptc, comments }, at).toEqual({})
  }
}

async function readBrochures(visitor: Visitor, reference: number): Promise<void> {
  for (const language of ['nl', 'de']) {
    const at = `/api/brochure/${language}/${reference}.pdf`
    await visitor.printed(at)
    const text = pdfText(await visitor.file(at))
    expect(text, at).toContain(String(reference))
    visitor.listen(at, text)
  }
}

async function readSitemap(visitor: Visitor, address: string): Promise<void> {
  const index = await visitor.read('/sitemap.xml')
  // A small site has one sitemap, a large one an index of its parts.
  const parts = index.includes('<sitemapindex')
    ? [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
    : []
  const bodies = [index]
  for (const part of parts) bodies.push(await visitor.read(part))
  expect(bodies.join('')).toContain(address)
}

test('a price and an address that are not published stand nowhere', async ({
  request,
  playwright,
  baseURL,
}) => {
  test.slow()
  const studio = studioOf(request, baseURL)
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const visitor = visitorOf(stranger)
  const picture = await uploadPhoto(request, baseURL)
  try {
    const [media] = await studio.find('media', `where[id][equals]=${picture}`)
    const [city] = await studio.find('cities', `where[zip][equals]=${CENTRE.zip}`)
    const { sale, alike, rent, unit, project } = await hide(studio, picture)
    const addresses = {
      sale: await addressesOf(stranger, sale.reference, `/property/${sale.reference}/`),
      rent: await addressesOf(stranger, rent.reference, `/property/${rent.reference}/`),
      alike: await addressesOf(stranger, alike.reference, `/property/${alike.reference}/`),
      unit: await addressesOf(stranger, unit.reference, `/property/${unit.reference}/`),
      project: await addressesOf(stranger, project.reference, '/nl/projecten/'),
    }
    const bodies = await readPages(visitor, Object.values(addresses).flat())
    for (const [at, body] of bodies.entries())
      expect(body.includes('Een pand van de proef'), String(at)).toBe(true)
    expect(await visitor.read(addresses.alike[0] ?? ''), 'similar listings').toContain(
      addresses.sale[0],
    )
    expect(await visitor.read(addresses.project[0] ?? ''), 'price list').toContain(
      addresses.unit[0],
    )

    await readPictures(visitor, bodies, String(media?.filename).replace(/\..*/, ''))
    for (const one of [sale, rent]) {
      await readLists(visitor, one)
      await readMap(visitor, one, { lat: Number(city?.latitude), lng: Number(city?.longitude) })
    }
    for (const { reference } of [sale, rent]) await readBrochures(visitor, reference)
    const both = `?property=${sale.reference}&property=${rent.reference}`
    for (const at of [`/nl/favorieten/${both}`, `/nl/vergelijken/${both}`])
      expect(await visitor.read(at)).toContain(addresses.sale[0])
    for (const at of ['/nl/', '/nl/map/', '/nl/projecten/', '/robots.txt']) await visitor.read(at)
    await readSitemap(visitor, addresses.sale[0] ?? '')
    for (const at of [
      'properties?where[price][greater_than]=1',
      `properties/${sale.id}`,
      `projects/${project.id}`,
      `media/${picture}`,
    ])
      await visitor.read(`/api/${at}`, 403)

    expect(visitor.leaks()).toEqual([])
    expect(visitor.heard.length).toBeGreaterThan(60)

    for (const { id } of [sale, rent]) await studio.change('properties', id, { status: 'inactive' })
    for (const at of [...addresses.sale, ...addresses.rent, `/property/${sale.reference}/`]) {
      await expect.poll(async () => (await stranger.get(at)).status(), { message: at }).toBe(410)
      await visitor.read(at, 410)
    }
    await visitor.read(`/api/brochure/nl/${sale.reference}.pdf`, 404)
    expect(visitor.leaks()).toEqual([])
  } finally {
    await studio.clear()
    await studio.remove('media', picture)
    await stranger.dispose()
  }
})
